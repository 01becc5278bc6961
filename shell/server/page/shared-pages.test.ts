/** Visitors who ask for the same page at once get one page; nobody else shares it. */
import type { RegistryRemote } from '../registry/registry';
import type { Renderers } from '../rendering/renderers';
import type { PageRequest, PageServices } from './compose-page';
import { startShell, type StartedShell } from '../testing/start-shell';
import { acceptedEncoding, sharedPageKey } from './shared-pages';

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
    environment: { SHARED_RESPONSE_MS: '600000' },
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

describe('where pages are rendered', () => {
  const services = {
    renderers: {} as Renderers,
    registry: { snapshot: { revision: 'r1' } },
    build: { version: '1' },
  } as unknown as PageServices;
  const request: PageRequest = {
    url: '/companies',
    host: 'park.example',
    origin: 'https://park.example',
    cookie: undefined,
    acceptLanguage: 'en',
    requestId: 'r',
  };
  const keyWith = (cookie: string) => sharedPageKey({ ...request, cookie }, services);

  it.each([['consent'], ['choices'], ['language'], ['theme']])('differs for another %s', (name) => {
    const value = { consent: '%7B%22v%22%3A1%7D', choices: '%7B%22companies-view%22%3A%22table%22%7D' };
    const cookie = `${name}=${{ ...value, language: 'fr', theme: 'dark' }[name] ?? ''}`;
    expect(keyWith(cookie)).not.toBe(keyWith(''));
    expect(keyWith(`__Host-${cookie}`)).toBe(keyWith(cookie));
  });

  it('differs for another revision of the registry, and for nothing else of a browser', () => {
    const next = { ...services, registry: { snapshot: { revision: 'r2' } } } as unknown as PageServices;
    expect(sharedPageKey(request, next)).not.toBe(sharedPageKey(request, services));
    expect(keyWith('visitor=12; device=abc')).toBe(keyWith(''));
  });
});

describe('after a request that is no reading', () => {
  const answerAfter = async (path: string, init: RequestInit = {}) => {
    await page();
    await fetch(`${shell.origin}${path}`, { method: 'POST', ...init });
    return answerIn(await page());
  };

  it('is composed again, for it may show something else', async () => {
    expect(await answerAfter('/api/news/query')).toBe('answer 2');
  });

  it('stays when the request only reports how a page was loaded', async () => {
    const init = { headers: { 'content-type': 'application/json' }, body: '{}' };
    expect(await answerAfter('/_report/outcomes', init)).toBe('answer 1');
  });

  it('stays when the request was refused', async () => {
    expect(await answerAfter('/companies')).toBe('answer 1');
  });
});

it('is no page of a signed-in person', async () => {
  await page();
  expect(answerIn(await page({ cookie: 'session=secret; token=marker' }))).toBe('answer 2');
  expect(answerIn(await page({ cookie: 'session=secret; token=marker' }))).toBe('answer 3');
  expect(answerIn(await page())).toBe('answer 1');
});

it('is no page that answers a form, with what was typed in it', async () => {
  await page();
  const typed = { cookie: 'typed-email=emma%40demo.park' };
  expect((await page(typed)).text).toContain('emma@demo.park');
  expect((await page()).text).not.toContain('emma@demo.park');
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
