import type { RouteDescriptor } from '@park/platform/descriptor';
import { escapeJson, pageHtml, type PageContent } from './html';
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

describe('the page as HTML', () => {
  const page = (
    title: string,
    data: unknown,
    structuredData: object | null = null,
    changes: Partial<PageContent> = {},
  ) =>
    pageHtml({
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
      rendered: null,
      ...changes,
    });

  it('has what keeps early input, then the styles of a rendered page, then the scripts', () => {
    const html = page('x', {}, null, {
      hints: [
        { href: '/_mf/x/1/list.css', as: 'style', integrity: 'sha384-y', builtAs: 'list.css' },
        { href: '/list.js', as: 'script', runs: true },
      ],
      rendered: { html: '<h1>Jobs</h1>', early: 'keep()' },
      noScript: 'needs scripts',
    });
    const places = [
      '<script>keep()</script>',
      '<link rel="stylesheet" href="/_mf/x/1/list.css" data-href="list.css" integrity="sha384-y">',
      '<script defer fetchpriority="high" src="/main.js"',
      '<link data-later="script" as="script" href="/list.js">',
      '<div id="root"><h1>Jobs</h1></div>',
    ].map((part) => html.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(html).not.toContain('noscript');
    // The font comes behind the scripts.
    expect(html).toContain('<html lang="en" data-theme="dark" data-font="later">');
    expect(page('x', {})).toContain('<html lang="en" data-theme="dark">');
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
