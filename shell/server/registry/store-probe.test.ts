import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from './registry';
import { createStoreProbe } from './store-probe';

const descriptor = {
  name: 'mf-a' as const,
  title: { en: 'A', fr: 'A' },
  platform: '^1.0.0',
  routes: [],
  navigation: [],
};
const remote = (name: string, version: string) => ({
  name,
  descriptor,
  live: {
    name,
    version,
    globalName: 'g',
    entry: 'entry.js',
    baseUrl: `/_mf/${name}/${version}/`,
    pages: {},
    texts: {},
    integrity: {},
  },
  previous: null,
  canary: null,
});

let server: Server;
let origin = '';
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/2/entry.js') return;
    response.writeHead(request.url === '/1/entry.js' ? 200 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

it('names whose live files cannot be had: gone, hanging, or without a server', async () => {
  const registry: Registry = {
    revision: 'r',
    remotes: [remote('mf-a', '1'), remote('mf-b', '2'), remote('mf-c', '3'), remote('mf-d', '1'), remote('mf-e', '1')],
    servers: new Map([
      ['mf-a', origin],
      ['mf-b', origin],
      ['mf-c', origin],
      ['mf-d', 'http://127.0.0.1:9'],
    ]),
  };
  // Long enough for a busy machine; only the server that hangs waits for it.
  const probe = createStoreProbe({ registry: () => registry, timeoutMs: 2_000 });
  expect(await probe()).toEqual(['mf-b', 'mf-c', 'mf-d', 'mf-e']);
  expect(asked.sort()).toEqual(['HEAD /1/entry.js', 'HEAD /2/entry.js', 'HEAD /3/entry.js']);
});

it('asks the servers not more often than every two seconds', async () => {
  let now = 0;
  const registry: Registry = { revision: 'r', remotes: [remote('mf-a', '1')], servers: new Map([['mf-a', origin]]) };
  const probe = createStoreProbe({ registry: () => registry, now: () => now });
  await Promise.all([probe(), probe()]);
  expect(asked).toHaveLength(1);
  now = 2_000;
  expect(await probe()).toEqual([]);
  expect(asked).toHaveLength(2);
});
