import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { startAreaProcess, type AreaProcess, type RenderLimits, type RenderResult } from './area-process';

/** A shell whose pages are what the area's code returns. */
const shellCode = `
  exports.shared = { react: { name: 'react' } };
  exports.prepare = async () => {};
  exports.render = async (request, remote) => (remote ? remote.render(request) : 'the shell');`;

/** A page that works, so that a process can become warm, and one that does what the test says. */
const area = (code: string) => `exports.render = ({ address }) => { if (address === '/fine') return 'fine'; ${code} };`;

describe('the process of an area', () => {
  let folder: string;
  let childFile: string;
  let shellFile: string;
  const processes: AreaProcess[] = [];

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'park-rendering-'));
    childFile = path.join(folder, 'child.mjs');
    shellFile = path.join(folder, 'shell.js');
    buildSync({
      entryPoints: [path.join(__dirname, 'child.ts')],
      outfile: childFile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    writeFileSync(shellFile, shellCode);
    writeFileSync(
      path.join(folder, 'texts-shell.js'),
      `exports.shared = {}; exports.prepare = async () => {};
       exports.render = async (_request, remote) => (await remote.default.texts.fr()).texts.title;`,
    );
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  });
  afterEach(() => processes.splice(0).forEach((process) => process.stop()));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function start(
    code: string | null,
    limits: Partial<RenderLimits> = {},
    onStartFailed = () => {},
  ): Promise<AreaProcess> {
    const process = startAreaProcess({
      childFile,
      shellFile,
      code: code === null ? null : { pages: code },
      // The machine of a test may be busy; only the test of the budget has one.
      limits: { renderTimeoutMs: 5_000, restartMs: 10, ...limits },
      onStartFailed,
    });
    processes.push(process);
    await process.whenStarted();
    await render(process, '/fine');
    return process;
  }
  const render = (process: AreaProcess, address: string): Promise<RenderResult> =>
    process.render(JSON.stringify({ address }));
  const result = async (code: string) => render(await start(area(code)), '/');

  it('renders from data, with the libraries of the shell', async () => {
    const process = await start(area(`return address + ' with ' + require('react').name;`));
    expect(await render(process, '/jobs')).toEqual({ html: '/jobs with react' });
    expect(await render(await start(null), '/')).toEqual({ html: 'the shell' });
  });

  it('reads the texts of an area from files of their own', async () => {
    const pages = 'exports.default = { pages: {} };';
    const process = startAreaProcess({
      childFile,
      shellFile: path.join(folder, 'texts-shell.js'),
      code: { pages, texts: { en: `exports.texts = { title: 'Rooms' };`, fr: `exports.texts = { title: 'Salles' };` } },
      limits: { renderTimeoutMs: 5_000 },
    });
    processes.push(process);
    await process.whenStarted();
    expect(await render(process, '/')).toEqual({ html: 'Salles' });
  });

  it('tells what a page threw, and renders the next one', async () => {
    const process = await start(area(`throw new TypeError('no company');`));
    expect(await render(process, '/')).toEqual({ failure: 'threw', reason: 'no company' });
    expect(await render(process, '/fine')).toEqual({ html: 'fine' });
  });

  it.each([
    ['files', `return require('fs').readFileSync('secret.txt', 'utf8');`],
    ['the environment', 'return JSON.stringify(process.env);'],
    ['the network', `return String(fetch('http://127.0.0.1/'));`],
    ['code from a text', `return new Function('return 1')() + eval('1');`],
    ['what others use', `Array.prototype.map = () => ['mine']; 'use strict'; return String([1].map((x) => x));`],
  ])('has no way to %s', async (_what, code) => {
    const found = await result(code);
    expect('html' in found ? found.html : 'failed').not.toMatch(/secret|\{|Promise|mine|2/);
  });

  it('runs no code by import()', async () => {
    const process = await start(`exports.render = async ({ address }) =>
      address === '/fine' ? 'fine' : Object.keys(await import('node:fs')).join();`);
    expect(await render(process, '/')).toMatchObject({ failure: 'threw' });
  });

  it('is given up within the budget when it hangs, and replaced', async () => {
    const process = await start(area('for (;;);'), { renderTimeoutMs: 1_500, hangTimeoutMs: 3_000 });
    expect(await render(process, '/')).toEqual({ failure: 'slow' });
    // Nobody waits behind it.
    expect(await render(process, '/fine')).toEqual({ failure: 'busy' });
    await untilRendered(process);
  });

  it('ends alone when it needs too much memory, and is replaced', async () => {
    const code = area('const all = []; for (;;) all.push(new Array(100_000).fill({ address }));');
    const process = await start(code, { memoryMegabytes: 24, hangTimeoutMs: 10_000, renderTimeoutMs: 10_000 });
    expect(await render(process, '/')).toEqual({ failure: 'crashed' });
    await untilRendered(process);
  });

  it('renders nothing while its code does not load', async () => {
    const onStartFailed = jest.fn();
    const process = await start(`throw new Error('broken');`, {}, onStartFailed);
    expect(await render(process, '/fine')).toEqual({ failure: 'starting' });
    expect(onStartFailed).toHaveBeenCalledWith('threw', 'broken');
  });

  it('tells of a first page that never ends, for which no visitor waits', async () => {
    const failed = new Promise((resolve) => {
      const process = startAreaProcess({
        childFile,
        shellFile,
        code: { pages: 'exports.render = () => { for (;;); };' },
        limits: { renderTimeoutMs: 20, firstPageTimeoutMs: 200 },
        onStartFailed: resolve,
      });
      processes.push(process);
      void process.whenStarted().then(async () => expect(await render(process, '/')).toEqual({ failure: 'starting' }));
    });
    expect(await failed).toBe('slow');
  });

  /** The process starts again by itself; each page until then is the browser's. */
  async function untilRendered(process: AreaProcess): Promise<void> {
    for (;;) {
      await process.whenStarted();
      const found = await render(process, '/fine');
      if ('html' in found) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});
