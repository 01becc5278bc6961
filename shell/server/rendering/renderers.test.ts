import { createHash } from 'node:crypto';
import type { PublishedBuild } from '@park/platform/descriptor';
import type { RenderRequest } from '../../src/rendering/render-request';
import { createRenderers } from './renderers';

const code = 'exports.default = {};';
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Asks for a page of a build whose server build cannot be used, so that no process starts. */
async function outcomeOf(build: object, answer: Response | Error | (() => Response)) {
  const outcomes: string[] = [];
  const asked: string[] = [];
  const renderers = createRenderers({
    childFile: '/nowhere/child.mjs',
    shellFile: '/nowhere/shell.js',
    serverOf: () => 'http://files',
    onOutcome: ({ name, version }, outcome) => outcomes.push(`${name} ${version} ${outcome}`),
    fetch: async (address) => {
      asked.push(String(address));
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  await renderers.warm([build as PublishedBuild]);
  const rendering = await renderers.render(build as PublishedBuild, {} as RenderRequest);
  renderers.stop();
  return { rendering, asked, outcomes };
}

const build = { name: 'mf-x', version: '1.2.0', server: { file: 'server.a.js', pages: [] }, integrity: {} };

describe('the server build of a version', () => {
  it.each([
    ['differs from what was published', new Response('exports.default = evil;')],
    ['does not exist', new Response(code, { status: 404 })],
    ['cannot be reached', new Error('no connection')],
  ])('is not run when it %s', async (_what, answer) => {
    const { rendering, asked, outcomes } = await outcomeOf(
      { ...build, integrity: { 'server.a.js': integrity } },
      answer,
    );
    expect(asked).toEqual(['http://files/1.2.0/server.a.js']);
    expect(rendering).toEqual({ outcome: 'starting' });
    expect(outcomes[0]).toBe('mf-x 1.2.0 missing');
  });

  it('is not run without the texts that belong to it', async () => {
    const withTexts = { ...build.server, texts: { en: 'server-en.a.js', fr: 'server-fr.a.js' } };
    const hashes = { 'server.a.js': integrity, 'server-en.a.js': integrity };
    const { asked, outcomes } = await outcomeOf(
      { ...build, server: withTexts, integrity: hashes },
      () => new Response(code),
    );
    expect(asked).toEqual(['http://files/1.2.0/server.a.js', 'http://files/1.2.0/server-en.a.js']);
    expect(outcomes[0]).toBe('mf-x 1.2.0 missing');
  });

  it('is not asked for without a hash', async () => {
    expect((await outcomeOf(build, new Response(code))).asked).toEqual([]);
  });
});
