import { firstCallUrl, knowsAddress, type RouteDescriptor } from '@park/platform/descriptor';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { makeFirstCalls } from './first-calls';
import { escapeJson, renderPage, type PageContent } from './html';
import { matchRoute } from './match-route';
import { shareImage } from './share-image';
import type { RegistryRemote } from '../registry/registry';
import { pageLanguage, pageTheme } from '../http/visitor';

const details: RouteDescriptor = {
  id: 'company',
  path: '/companies/details',
  page: 'company-details',
  title: { en: 'Company', fr: 'Entreprise' },
  access: 'public',
  firstCalls: [{ path: '/api/companies/{id}', subject: { title: 'name', description: 'summary' } }],
};
const build = {
  name: 'mf-directory',
  version: '1',
  globalName: 'x',
  entry: 'entry.js',
  baseUrl: '/_mf/mf-directory/1/',
  pages: {},
  texts: {},
  integrity: {},
};
const remotes: readonly RegistryRemote[] = [
  {
    name: 'mf-directory',
    descriptor: {
      name: 'mf-directory',
      title: { en: 'Directory', fr: 'Annuaire' },
      platform: '^1.0.0',
      routes: [details],
      navigation: [],
    },
    live: build,
    previous: null,
    canary: null,
  },
];

describe('matching an address', () => {
  it.each(['/companies/details', '/companies/details/', '/Companies/Details'])(
    '%s belongs to the directory',
    (path) => {
      expect(matchRoute(remotes, path)).toMatchObject({ owner: 'remote', route: { id: 'company' } });
    },
  );

  it.each(['/', '/login', '/LOGIN/', '/working-here/tenant-portal', '/working-here/tenant-portal/'])(
    '%s belongs to the shell',
    (path) => {
      expect(matchRoute(remotes, path)).toMatchObject({ owner: 'shell' });
    },
  );

  it.each(['/404', '/nowhere', '/companies/details/7', '/loginx'])('%s matches no route', (path) => {
    expect(matchRoute(remotes, path)).toBeNull();
  });
});

describe('first calls', () => {
  const call = { path: '/api/news/query', query: { pageSize: '12', queryText: '{q}', queryFilters: 'type:{news}' } };

  it('are formatted as the client does: sorted, without absent parameters', () => {
    expect(firstCallUrl(call, new URLSearchParams('news=park&q=é&x=1'))).toBe(
      '/api/news/query?pageSize=12&queryFilters=type%3Apark&queryText=%C3%A9',
    );
    expect(firstCallUrl(call, new URLSearchParams())).toBe('/api/news/query?pageSize=12');
  });

  it('repeatable parameters become filters, in the page’s order', () => {
    const list = {
      path: '/api/companies/query',
      query: { queryText: '{q}' },
      filters: [{ name: 'category', ignoringCase: true }, 'tag'],
      unaffectedBy: ['view'],
    };
    expect(
      firstCallUrl(list, new URLSearchParams('tag=a%2Cb&category=Tenant&category=startup&category=tenant&tag=&q=x')),
    ).toBe(
      `/api/companies/query?${new URLSearchParams({ queryFilters: 'category:tenant,category:startup,tag:a%2Cb', queryText: 'x' })}`,
    );
    expect(firstCallUrl(list, new URLSearchParams())).toBe('/api/companies/query');
    expect(knowsAddress([list], new URLSearchParams('q=x&tag=a&category=b&view=table'))).toBe(true);
    expect(knowsAddress([list], new URLSearchParams('building=x'))).toBe(false);
  });

  it('are left out if their path lacks its parameter, and cannot leave their path', () => {
    expect(firstCallUrl({ path: '/api/news/{id}' }, new URLSearchParams())).toBeNull();
    expect(firstCallUrl({ path: '/api/news/{id}' }, new URLSearchParams('id=../users/user'))).toBe(
      '/api/news/..%2Fusers%2Fuser',
    );
  });

  describe('against a server', () => {
    let server: Server;
    let origin = '';
    let answer: (url: string) => { status: number; body?: unknown; delay?: number };
    beforeAll(async () => {
      server = createServer((request, response) => {
        const { status, body, delay = 0 } = answer(request.url ?? '');
        setTimeout(() => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body ?? {}));
        }, delay);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });
    const make = (query = 'id=7', timeoutMs = 10_000) =>
      makeFirstCalls(details.firstCalls ?? [], {
        apiOrigin: origin,
        query: new URLSearchParams(query),
        language: 'fr',
        cookie: undefined,
        requestId: 'r',
        timeoutMs,
      });

    it('answer 404 for a page of details without the id of its subject', async () => {
      await expect(make('')).resolves.toMatchObject({ status: 404, answers: {} });
    });

    it('add response and subject to the page', async () => {
      answer = () => ({ status: 200, body: { name: 'Acme', summary: 'Makes things' } });
      await expect(make()).resolves.toEqual({
        status: 200,
        answers: { '/api/companies/7': { name: 'Acme', summary: 'Makes things' } },
        subject: { title: 'Acme', description: 'Makes things' },
        structuredData: null,
      });
    });

    it('read image and structured data from a path of names, and shorten a long description at a word', async () => {
      answer = () => ({
        status: 200,
        body: {
          name: 'Acme',
          about: 'Long words '.repeat(40),
          picture: { url: '/api/files/1' },
          facts: { '@type': 'Organization' },
        },
      });
      const call = {
        path: '/api/companies/{id}',
        subject: { title: 'name', description: 'about', image: 'picture.url' },
        structuredData: 'facts',
      };
      const { subject, structuredData } = await makeFirstCalls([call], {
        apiOrigin: origin,
        query: new URLSearchParams('id=7'),
        language: 'en',
        cookie: undefined,
        requestId: 'r',
        timeoutMs: 10_000,
      });
      expect(subject?.image).toBe('/api/files/1');
      expect(structuredData).toEqual({ '@type': 'Organization' });
      expect(subject?.description).toMatch(/^Long words.* words …$/);
      expect(subject?.description?.length).toBeLessThan(210);
    });

    it('are left out for an address with unknown choices', async () => {
      const asked: string[] = [];
      answer = (url) => {
        asked.push(url);
        return { status: 200, body: { items: [] } };
      };
      const list = [{ path: '/api/companies/query', query: { queryText: '{q}' } }];
      const request = { apiOrigin: origin, language: 'en', cookie: undefined, requestId: 'r', timeoutMs: 10_000 };
      await makeFirstCalls(list, { ...request, query: new URLSearchParams('q=bio&category=Tenant') });
      expect(asked).toEqual([]);
      await makeFirstCalls(list, { ...request, query: new URLSearchParams('q=bio') });
      expect(asked).toEqual(['/api/companies/query?queryText=bio']);
      asked.length = 0;
      await makeFirstCalls(details.firstCalls ?? [], { ...request, query: new URLSearchParams('id=7&from=mail') });
      expect(asked).toEqual(['/api/companies/7']);
    });

    it.each([404, 410])('set the page’s status to %i if its subject has it', async (status) => {
      answer = () => ({ status });
      await expect(make()).resolves.toMatchObject({ status, answers: {}, subject: null });
    });

    it('set the page’s status to 404 for a malformed id of the subject', async () => {
      answer = () => ({ status: 400 });
      await expect(make(`id=${'x'.repeat(500)}`)).resolves.toMatchObject({ status: 404, answers: {}, subject: null });
    });

    it.each([500, 401, 403])('leave %i to the browser', async (status) => {
      answer = () => ({ status });
      await expect(make()).resolves.toMatchObject({ status: 200, answers: {} });
    });

    it('leave out a slow response, also when the api is down', async () => {
      answer = () => ({ status: 200, delay: 300 });
      await expect(make('id=7', 30)).resolves.toMatchObject({ status: 200, answers: {} });
      const down = await makeFirstCalls(details.firstCalls ?? [], {
        apiOrigin: 'http://127.0.0.1:9',
        query: new URLSearchParams('id=7'),
        language: 'en',
        cookie: undefined,
        requestId: 'r',
        timeoutMs: 10_000,
      });
      expect(down).toEqual({ status: 200, answers: {}, subject: null, structuredData: null });
    });
  });
});

describe('the page as HTML', () => {
  const page = (
    title: string,
    data: unknown,
    structuredData: object | null = null,
    changes: Partial<PageContent> = {},
  ) =>
    renderPage({
      siteName: 'Park',
      structuredData,
      language: 'en',
      theme: 'dark',
      title,
      description: null,
      image: 'http://x/picture.png',
      canonical: 'http://x/',
      feeds: [],
      isIndexable: true,
      hints: [{ href: '/a.js', as: 'script' }],
      styles: [],
      scripts: [{ href: '/main.js', as: 'script', integrity: 'sha384-x' }],
      data: data as never,
      followsBuilds: false,
      noScript: '',
      drawn: null,
      ...changes,
    });

  it('has the styles of a drawn page, then what keeps early input, then the scripts', () => {
    const html = page('x', {}, null, {
      hints: [
        { href: '/_mf/x/1/list.css', as: 'style', integrity: 'sha384-y', builtAs: 'list.css' },
        { href: '/list.js', as: 'script', runs: true },
      ],
      drawn: { html: '<h1>Jobs</h1>', early: [{ href: '/early.js', as: 'script' }] },
      noScript: 'needs scripts',
    });
    const places = [
      '<link rel="stylesheet" href="/_mf/x/1/list.css" data-href="list.css" integrity="sha384-y">',
      '<script fetchpriority="high" src="/early.js"></script>',
      '<script defer fetchpriority="high" src="/main.js"',
      '<script async fetchpriority="high" src="/list.js"></script>',
      '<div id="root"><h1>Jobs</h1></div>',
    ].map((part) => html.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(html).not.toContain('noscript');
  });

  it('escapes content of editors', () => {
    expect(page('<img onerror="x">', {})).toContain('<title>&#60;img onerror=&#34;x&#34;&#62;</title>');
    expect(page('x', { text: '</script><script>alert(1)</script>' })).not.toContain('<script>alert');
    expect(JSON.parse(escapeJson({ text: '</script>\u2028' }))).toEqual({ text: '</script>\u2028' });
  });

  it('contains structured data once, in a block that no text can close', () => {
    const facts = { '@type': 'Organization', name: '</script><script>alert(1)</script>\u2028<!--' };
    const [block, ...others] = [
      ...page('x', {}, facts).matchAll(/<script type="application\/ld\+json" id="structured-data">(.*?)<\/script>/gs),
    ];
    expect(others).toEqual([]);
    expect(block?.[1]).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(block?.[1] ?? '')).toEqual(facts);
    expect(page('x', {})).not.toContain('ld+json');
  });

  it('has the metadata for link previews', () => {
    const html = page('Acme · Park', {});
    for (const [name, content] of [
      ['type', 'website'],
      ['site_name', 'Park'],
      ['locale', 'en_GB'],
      ['title', 'Acme · Park'],
      ['image', 'http://x/picture.png'],
      ['url', 'http://x/'],
    ])
      expect(html).toContain(`<meta property="og:${name}" content="${content}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<link rel="canonical" href="http://x/">');
  });

  it('has no inline script and no inline style', () => {
    const html = page('x', {}, { '@type': 'Organization' });
    expect(html).not.toMatch(/ style=|<style| on\w+=/);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src=|type="application\/(?:ld\+)?json"/);
  });

  it('sets theme and language before anything is rendered', () => {
    expect(page('x', {})).toContain('<html lang="en" data-theme="dark">');
  });
});

describe('a visitor', () => {
  it.each([
    ['language=fr', 'en', 'fr'],
    ['language=xx', 'fr-CH, en;q=0.8', 'fr'],
    [undefined, 'de, fr;q=0.7, en;q=0.9', 'en'],
    [undefined, 'de', 'en'],
    [undefined, undefined, 'en'],
  ])('with cookie %s and %s reads %s', (cookie, accepted, language) => {
    expect(pageLanguage(cookie, accepted)).toBe(language);
  });

  it('has the theme of the cookie, or the system’s', () => {
    expect(pageTheme('a=b; theme=dark')).toBe('dark');
    expect(pageTheme('theme=neon')).toBe('system');
  });
});

it('has a picture of the size that link previews expect, for pages without one of their own', () => {
  expect(shareImage.subarray(1, 4).toString()).toBe('PNG');
  expect([shareImage.readUInt32BE(16), shareImage.readUInt32BE(20)]).toEqual([1200, 630]);
});
