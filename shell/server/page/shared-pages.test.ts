/** Visitors who ask for the same page at once get one page; nobody else shares it. */
import type { RegistryRemote } from '../registry/registry';
import { startShell, type StartedShell } from '../testing/start-shell';
import { acceptedEncoding } from './shared-pages';

const remote: RegistryRemote = {
  name: 'mf-directory',
  descriptor: {
    name: 'mf-directory',
    title: { en: 'Directory', fr: 'Annuaire' },
    platform: '^2.0.0',
    routes: [
      {
        id: 'companies',
        path: '/companies',
        page: 'companies',
        title: { en: 'Companies', fr: 'Entreprises' },
        access: 'public',
        firstCalls: [{ path: '/api/companies/query' }],
      },
    ],
    navigation: [],
  },
  live: {
    name: 'mf-directory',
    version: '1',
    globalName: 'x',
    entry: 'entry.js',
    baseUrl: '/_mf/mf-directory/1/',
    pages: {},
    texts: {},
    integrity: {},
  },
  previous: null,
  canary: null,
};

let asked = 0;
let shell: StartedShell;
beforeEach(async () => {
  asked = 0;
  shell = await startShell({
    remotes: [remote],
    environment: { SHARED_ANSWER_MS: '600000' },
    api(request, response) {
      if (request.url === '/api/companies/query') asked += 1;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ items: [`answer ${asked}`] }));
    },
  });
});
afterEach(() => shell.stop());

const page = async (headers: Record<string, string> = {}, path = '/companies') => {
  const response = await fetch(`${shell.origin}${path}`, { headers });
  return { text: await response.text(), headers: response.headers };
};
const answerIn = ({ text }: { text: string }) => /answer \d+/.exec(text)?.[0];

it('is composed once, whatever encoding is asked for', async () => {
  const pages = await Promise.all([
    page({ 'accept-encoding': 'gzip, br' }),
    page({ 'accept-encoding': 'br' }),
    page({ 'accept-encoding': 'identity' }),
    page({ 'accept-encoding': 'gzip' }),
  ]);
  expect(pages.map(answerIn)).toEqual(Array(4).fill('answer 1'));
  expect(pages.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br', null, 'gzip']);
  expect(pages[0]?.headers.get('vary')).toBe('cookie, accept-language, accept-encoding');
  expect(new Set(pages.map(({ headers }) => headers.get('x-request-id'))).size).toBe(4);
});

it.each([
  ['another language', { 'accept-language': 'fr' }, '/companies'],
  ['another theme', { cookie: 'theme=dark' }, '/companies'],
  ['another address', {}, '/companies?page=2'],
])('differs for %s', async (_name, headers, path) => {
  await page();
  await page(headers, path);
  const before = asked;
  await page(headers, path);
  expect(asked).toBe(before);
  expect((await page(headers, path)).text).not.toBe((await page()).text);
});

it('is no page of a signed-in person', async () => {
  await page();
  expect(answerIn(await page({ cookie: 'session=secret; token=marker' }))).toBe('answer 2');
  expect(answerIn(await page({ cookie: 'session=secret; token=marker' }))).toBe('answer 3');
  expect(answerIn(await page())).toBe('answer 1');
});

it('is composed again after a command', async () => {
  await page();
  await fetch(`${shell.origin}/api/companies`, { method: 'POST' });
  expect(answerIn(await page())).toBe('answer 2');
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['deflate', null],
  [undefined, null],
])('accepts %p as %p', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
