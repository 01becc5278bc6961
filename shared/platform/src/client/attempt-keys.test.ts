import { describeForm } from './attempt-keys';
import { createClient } from './client';

const body = { name: 'Bread' } as never;

function clientWith(answers: (() => Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  const client = createClient({
    apiBase: '',
    language: () => 'en',
    fetch: async (_url, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return (answers.shift() ?? status(201))();
    },
  });
  const add = () => client.call('POST /api/approved-suppliers', { body });
  return { client, keys, add };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const json = { 'content-type': 'application/json' };
const status =
  (code: number, answer: object = {}) =>
  async () =>
    new Response(JSON.stringify(answer), { status: code, headers: json });
/** The connection ends in the middle of the answer. */
const cutOff = async () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }), {
    status: 201,
    headers: json,
  });

describe('the key of a command', () => {
  it('stays the same until the api has answered', async () => {
    const { keys, add } = clientWith([lost, status(503), status(201), status(201)]);
    for (let time = 0; time < 4; time += 1) await add();
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it.each([
    ['the answer is cut off', cutOff],
    ['the first request is still running', status(409, { key: 'errors.requestRunning' })],
    ['the api has no time', status(429)],
    ['the api waited for the request in vain', status(408)],
  ])('stays the same when %s', async (_what, answer) => {
    const { keys, add } = clientWith([answer]);
    await add();
    await add();
    await add();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is another one after a refusal', async () => {
    const { keys, add } = clientWith([status(409)]);
    await add();
    await add();
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is the same for two that are sent together', async () => {
    const { keys, add } = clientWith([]);
    await Promise.all([add(), add()]);
    expect(keys[1]).toBe(keys[0]);
  });

  it('tells the files of forms apart', () => {
    // The document of these tests makes text of files.
    const form = (name: string) => [['image', { name, size: 1, lastModified: 1 }]] as unknown as FormData;
    expect(describeForm(form('one.png'))).toBe(describeForm(form('one.png')));
    expect(describeForm(form('one.png'))).not.toBe(describeForm(form('two.png')));
  });

  it('is not sent with queries', async () => {
    const { client, keys } = clientWith([]);
    await client.call('GET /api/news/query', {});
    expect(keys).toEqual([null]);
  });
});
