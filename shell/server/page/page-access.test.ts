/** The status of a page says whether its reader may open it. */
import { Role } from '@park/domain';
import type { RouteAccess } from '@park/platform/descriptor';
import type { RegistryRemote } from '../registry/registry';
import { startShell, type StartedShell } from '../testing/start-shell';

const route = (path: `/${string}`, access: RouteAccess) => ({
  id: path.slice(1),
  path,
  page: 'page',
  title: { en: 'Page', fr: 'Page' },
  access,
  firstCalls: [{ path: '/api/data' }],
});

const remote: RegistryRemote = {
  name: 'mf-x',
  descriptor: {
    name: 'mf-x',
    title: { en: 'Area', fr: 'Domaine' },
    platform: '^2.0.0',
    routes: [
      route('/open', 'public'),
      route('/companies', { permission: 'CompanyList_Read' }),
      route('/own', 'session'),
      route('/rooms', { permission: 'BookARoom_Book' }),
      route('/news', { flag: 'CAN_EDIT_NEWS_EVENTS' }),
    ],
    navigation: [],
  },
  live: {
    name: 'mf-x',
    version: '1',
    globalName: 'x',
    entry: 'entry.js',
    baseUrl: '/_mf/mf-x/1/',
    pages: {},
    texts: {},
    integrity: {},
  },
  previous: null,
  canary: null,
};

let user: { status: number; body: object };
let asked: string[];
let shell: StartedShell;
beforeAll(async () => {
  shell = await startShell({
    remotes: [remote],
    api(request, response) {
      asked.push(request.url ?? '');
      const isUser = request.url === '/api/users/user';
      response.writeHead(isUser ? user.status : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isUser ? user.body : {}));
    },
  });
});
beforeEach(() => (asked = []));
afterAll(() => shell.stop());

const open = async (path: string, cookie = '') => {
  const answer = await fetch(`${shell.origin}${path}`, { redirect: 'manual', headers: { cookie } });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};

describe('a visitor', () => {
  it.each(['/own', '/rooms?day=2026-06-15', '/news'])(
    'is led to sign in from %s, and back afterwards',
    async (path) => {
      const { status, location } = await open(path);
      expect([status, location]).toEqual([302, `/login?${new URLSearchParams({ redirect: path }).toString()}`]);
      expect(asked).toEqual([]);
    },
  );

  it.each(['/open', '/companies', '/rooms?token=abc'])('opens %s', async (path) => {
    expect((await open(path)).status).toBe(200);
  });
});

describe('a person', () => {
  let last = 0;
  /** Roles are kept for a while for each session. */
  const person = (status: number, body: object) => {
    user = { status, body };
    return `session=${(last += 1)}`;
  };

  it('is named in the HTML of a page that the role does not include', async () => {
    const { status, text } = await open('/rooms', person(200, { hashedId: 'h', role: Role.Employee }));
    expect(status).toBe(403);
    expect(text).toContain('You do not have access to this page.');
  });

  it.each([
    ['/rooms', { role: Role.CompanyAdministrator }],
    ['/own', { role: null }],
    ['/news', { role: Role.Employee, adminPermissions: ['CAN_EDIT_NEWS_EVENTS'] }],
  ])('opens %s with the right for it', async (path, rights) => {
    expect((await open(path, person(200, { hashedId: 'h', ...rights }))).status).toBe(200);
  });

  it('is asked by the page itself to sign in again when the session has ended', async () => {
    expect((await open('/rooms', person(401, {}))).status).toBe(200);
  });
});
