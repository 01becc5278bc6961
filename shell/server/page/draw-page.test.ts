import type { PageData } from '../../src/page-data/page-data';
import type { RegistryRemote } from '../registry/registry';
import type { VisitorRegistry } from '../registry/visitor-snapshot';
import type { RenderRequest } from '../../src/rendering/render-request';
import type { Drawing } from '../rendering/renderers';
import { drawPage } from './draw-page';
import type { MatchedRoute } from './match-route';

const live = { name: 'mf-directory', version: '1', server: { file: 'server.a.js', pages: ['company-list'] } };
const remote = { name: 'mf-directory', live } as unknown as RegistryRemote;
const routeOf = (page: string, access: unknown = 'public') =>
  ({ owner: 'remote', remote, route: { page, access } }) as unknown as MatchedRoute;
const pageData = { language: 'en', development: false } as unknown as PageData;

async function draw({
  cookie,
  address = '/companies',
  matched = routeOf('company-list'),
  isClosed = false,
  locals = [],
  data = pageData,
  drawing = { outcome: 'drawn', html: '<h1>Companies</h1>' },
}: {
  cookie?: string;
  address?: string;
  matched?: MatchedRoute | null;
  isClosed?: boolean;
  locals?: VisitorRegistry['locals'];
  data?: PageData;
  drawing?: Drawing;
} = {}) {
  const faults: string[] = [];
  const requests: RenderRequest[] = [];
  const builds: unknown[] = [];
  const renderers = {
    async draw(build: unknown, request: RenderRequest) {
      requests.push(request);
      builds.push(build);
      return drawing;
    },
    isOverloaded: () => false,
    warm: async () => {},
    stop() {},
  };
  const drawn = await drawPage(renderers, {
    request: { cookie },
    url: new URL(address, 'http://page'),
    matched,
    isClosed,
    registry: { locals } as VisitorRegistry,
    pageData: data,
    onFault: ({ name, version }) => faults.push(`${name} ${version}`),
  });
  return { drawn, request: requests[0], faults, build: builds[0] };
}

describe('a page that could not be drawn', () => {
  it.each(['slow', 'threw', 'crashed', 'refused'] as const)(
    'counts against its version when it %s',
    async (outcome) => {
      const { drawn, faults } = await draw({ drawing: { outcome } });
      expect(drawn).toBeNull();
      expect(faults).toEqual(['mf-directory 1']);
    },
  );

  it.each(['starting', 'busy', 'missing'] as const)('counts against nobody when its process is %s', async (outcome) => {
    expect((await draw({ drawing: { outcome } })).faults).toEqual([]);
  });

  it('counts against no remote when it is the page of the shell', async () => {
    const matched = { owner: 'shell', chunk: 'login', title: null, firstCalls: [], serverRendered: true } as const;
    expect((await draw({ matched, drawing: { outcome: 'threw' } })).faults).toEqual([]);
  });
});

describe('the server draws', () => {
  it('for visitors, from the data that the page carries, with theme and consent and no other cookie', async () => {
    const { drawn, request } = await draw({
      cookie:
        'theme=dark; consent=%7B%22v%22%3A1%7D; choices=%7B%22companies-view%22%3A%22table%22%2C%22x%22%3A1%7D; secret=1',
      address: '/companies?q=bio',
    });
    expect(drawn?.html).toBe('<h1>Companies</h1>');
    expect(request).toEqual({ page: drawn?.data, address: '/companies?q=bio', theme: 'dark', consent: '{"v":1}' });
    expect(drawn?.data.choices).toEqual({ 'companies-view': 'table' });
    expect(drawn?.data.rendered?.at).toBeLessThanOrEqual(Date.now());
  });

  it('for the person of the session, without the session itself', async () => {
    const session = { user: { hashedId: 'h' }, company: null } as unknown as NonNullable<PageData['session']>;
    const { request } = await draw({ cookie: 'session=abc', data: { ...pageData, session } });
    expect(request?.page.session).toEqual(session);
    expect(JSON.stringify(request)).not.toContain('abc');
  });

  it('a page of the shell that asks for it', async () => {
    const login = { owner: 'shell', chunk: 'login', title: null, firstCalls: [] } as const;
    expect((await draw({ matched: { ...login, serverRendered: true } })).drawn).not.toBeNull();
    expect((await draw({ matched: login })).drawn).toBeNull();
  });

  it('without code of the remote, that somebody may not open its page', async () => {
    const session = { user: { hashedId: 'h' }, company: null } as unknown as NonNullable<PageData['session']>;
    const closed = { cookie: 'session=abc', data: { ...pageData, session }, isClosed: true };
    const { drawn, build } = await draw({ ...closed, matched: routeOf('not-drawn', { permission: 'BookARoom_Book' }) });
    expect([drawn?.html, build]).toEqual(['<h1>Companies</h1>', null]);
    const { faults } = await draw({ ...closed, drawing: { outcome: 'threw' } });
    expect(faults).toEqual([]);
  });

  it('that there is no page at an address', async () => {
    const { drawn, build } = await draw({ address: '/nowhere', matched: null });
    expect([drawn?.html, build]).toEqual(['<h1>Companies</h1>', null]);
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
    expect(await draw(options)).toEqual({ drawn: null, request: undefined, faults: [], build: undefined });
  });
});
