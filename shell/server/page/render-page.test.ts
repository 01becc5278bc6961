import type { PageData } from '../../src/page-data/page-data';
import type { RegistryRemote } from '../registry/registry';
import type { VisitorRegistry } from '../registry/visitor-snapshot';
import type { RenderRequest } from '../../src/rendering/render-request';
import type { Rendering } from '../rendering/renderers';
import { renderPage } from './render-page';
import type { MatchedRoute } from './match-route';

const live = { name: 'mf-directory', version: '1', server: { file: 'server.a.js', pages: ['company-list'] } };
const remote = { name: 'mf-directory', live } as unknown as RegistryRemote;
const routeOf = (page: string, access: unknown = 'public') =>
  ({ owner: 'remote', remote, route: { page, access } }) as unknown as MatchedRoute;
const pageData = { language: 'en', development: false } as unknown as PageData;

async function render({
  cookie,
  address = '/companies',
  matched = routeOf('company-list'),
  isClosed = false,
  locals = [],
  data = pageData,
  rendering = { outcome: 'rendered', html: '<h1>Companies</h1>' },
}: {
  cookie?: string;
  address?: string;
  matched?: MatchedRoute | null;
  isClosed?: boolean;
  locals?: VisitorRegistry['locals'];
  data?: PageData;
  rendering?: Rendering;
} = {}) {
  const faults: string[] = [];
  const requests: RenderRequest[] = [];
  const builds: unknown[] = [];
  const renderers = {
    async render(build: unknown, request: RenderRequest) {
      requests.push(request);
      builds.push(build);
      return rendering;
    },
    isOverloaded: () => false,
    warm: async () => {},
    stop() {},
  };
  const rendered = await renderPage(renderers, {
    request: { cookie },
    url: new URL(address, 'http://page'),
    matched,
    isClosed,
    registry: { locals } as VisitorRegistry,
    pageData: data,
    onFault: ({ name, version }) => faults.push(`${name} ${version}`),
  });
  return { rendered, request: requests[0], faults, build: builds[0] };
}

describe('a page that could not be rendered', () => {
  it.each(['slow', 'threw', 'crashed', 'refused'] as const)(
    'counts against its version when it %s',
    async (outcome) => {
      const { rendered, faults } = await render({ rendering: { outcome } });
      expect(rendered).toBeNull();
      expect(faults).toEqual(['mf-directory 1']);
    },
  );

  it.each(['starting', 'busy', 'missing'] as const)('counts against nobody when its process is %s', async (outcome) => {
    expect((await render({ rendering: { outcome } })).faults).toEqual([]);
  });

  it('counts against no remote when it is the page of the shell', async () => {
    const matched = { owner: 'shell', chunk: 'login', title: null, firstCalls: [], serverRendered: true } as const;
    expect((await render({ matched, rendering: { outcome: 'threw' } })).faults).toEqual([]);
  });
});

describe('the server renders', () => {
  it('for visitors, from the data that the page carries, with theme and consent and no other cookie', async () => {
    const { rendered, request } = await render({
      cookie:
        'theme=dark; consent=%7B%22v%22%3A1%7D; choices=%7B%22companies-view%22%3A%22table%22%2C%22x%22%3A1%7D; secret=1',
      address: '/companies?q=bio',
    });
    expect(rendered?.html).toBe('<h1>Companies</h1>');
    expect(request).toEqual({ page: rendered?.data, address: '/companies?q=bio', theme: 'dark', consent: '{"v":1}' });
    expect(rendered?.data.choices).toEqual({ 'companies-view': 'table' });
    expect(rendered?.data.rendered?.at).toBeLessThanOrEqual(Date.now());
  });

  it('for the person of the session, without the session itself', async () => {
    const session = { user: { hashedId: 'h' }, company: null } as unknown as NonNullable<PageData['session']>;
    const { request } = await render({ cookie: 'session=abc', data: { ...pageData, session } });
    expect(request?.page.session).toEqual(session);
    expect(JSON.stringify(request)).not.toContain('abc');
  });

  it('a page of the shell that asks for it', async () => {
    const login = { owner: 'shell', chunk: 'login', title: null, firstCalls: [] } as const;
    expect((await render({ matched: { ...login, serverRendered: true } })).rendered).not.toBeNull();
    expect((await render({ matched: login })).rendered).toBeNull();
  });

  it('without code of the remote, that somebody may not open its page', async () => {
    const session = { user: { hashedId: 'h' }, company: null } as unknown as NonNullable<PageData['session']>;
    const closed = { cookie: 'session=abc', data: { ...pageData, session }, isClosed: true };
    const { rendered, build } = await render({
      ...closed,
      matched: routeOf('not-rendered', { permission: 'BookARoom_Book' }),
    });
    expect([rendered?.html, build]).toEqual(['<h1>Companies</h1>', null]);
    const { faults } = await render({ ...closed, rendering: { outcome: 'threw' } });
    expect(faults).toEqual([]);
  });

  it('that there is no page at an address', async () => {
    const { rendered, build } = await render({ address: '/nowhere', matched: null });
    expect([rendered?.html, build]).toEqual(['<h1>Companies</h1>', null]);
  });

  it.each([
    ['for a person whose session is not known', { cookie: 'session=abc' }],
    ['while a link signs in (AMB-24)', { address: '/companies?token=abc' }],
    ['where versions are chosen', { address: '/companies?override' }],
    ['a page that its build does not offer', { matched: routeOf('company-details') }],
    [
      'a remote from an address of this browser',
      { locals: [{ remote: 'mf-directory', address: 'http://localhost/' }] },
    ],
    ['while developing', { data: { ...pageData, development: true } }],
  ])('not %s', async (_when, options) => {
    expect(await render(options)).toEqual({ rendered: null, request: undefined, faults: [], build: undefined });
  });
});
