import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Role } from '@park/domain';
import type { Registry } from '../registry/registry';
import { createOverrideSeal, LocalOverride, overrideSchema, withOverride } from './override';
import { createPersonSource } from './person';
import { visitOf, type VisitServices } from './visit';
import { registryWith } from '../testing/tried-version';

const services = (registry: Registry, more: Partial<VisitServices> = {}): VisitServices => ({
  registry: () => registry,
  people: { of: async () => ({ id: 'p', role: Role.Employee, mayRedeploy: false }), idOf: async () => 'p' },
  previews: { of: async () => null, serverOf: () => undefined },
  overrides: null,
  ...more,
});
const request = (cookie?: string) => ({ cookie, requestId: 'r', isSecure: true });
const versionOf = ({ registry }: Awaited<ReturnType<typeof visitOf>>) => registry.snapshot.remotes[0]?.live.version;

describe('a visit', () => {
  it('gets a number only while a share of the visitors tries something, and keeps it', async () => {
    expect((await visitOf(request(), services(registryWith(null, [Role.Employee])), true)).cookies).toEqual([]);
    const first = await visitOf(request(), services(registryWith(1)), true);
    expect(first.cookies).toEqual([
      expect.stringMatching(/^__Host-visitor=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect(versionOf(first)).toBe('2');
    const cookie = first.cookies[0]?.split(';')[0];
    const second = await visitOf(request(cookie), services(registryWith(1)), true);
    expect(second.cookies).toEqual([]);
    expect(versionOf(second)).toBe('2');
  });

  it('without a number gets what is live where no cookie can be set', async () => {
    expect(versionOf(await visitOf(request(), services(registryWith(1)), false))).toBe('1');
  });

  it.each(['__Host-visitor=abc', '__Host-visitor=99999', '__Host-visitor=-1'])(
    'does not accept %s as a number',
    async (cookie) => {
      expect((await visitOf(request(cookie), services(registryWith(1)), true)).cookies).toHaveLength(1);
    },
  );

  it('learns the role from the api, and asks it only when roles decide', async () => {
    const of = jest.fn(async () => ({ id: 'p', role: Role.Employee, mayRedeploy: false }));
    expect(
      versionOf(
        await visitOf(
          request('session=s'),
          services(registryWith(null, [Role.Employee]), { people: { of, idOf: async () => 'p' } }),
          true,
        ),
      ),
    ).toBe('2');
    await visitOf(
      request('session=s; visitor=1'),
      services(registryWith(0.5), { people: { of, idOf: async () => 'p' } }),
      true,
    );
    expect(of).toHaveBeenCalledTimes(1);
  });
});

describe('who asks', () => {
  let server: Server;
  let origin = '';
  let answer = { status: 200, body: {} as object };
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
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
    asked = 0;
  });
  const source = () => createPersonSource({ apiOrigin: origin, timeoutMs: 10_000 });

  it('is nobody without a session, and the api is not asked', async () => {
    expect(await source().of('theme=dark', 'r')).toEqual({ id: null, role: null, mayRedeploy: false });
    expect(asked).toBe(0);
  });

  it('has the role and the flag that the api says, asked once for a while', async () => {
    answer = {
      status: 200,
      body: { hashedId: 'h', role: Role.CompanySupervisor, adminPermissions: ['CAN_REDEPLOY_WEBSITE'] },
    };
    const people = source();
    expect(await people.of('session=s', 'r')).toMatchObject({
      id: 'h',
      role: Role.CompanySupervisor,
      mayRedeploy: true,
    });
    await people.of('session=s', 'r');
    expect(asked).toBe(1);
  });

  it('keeps who it is for longer than what they may', async () => {
    answer = { status: 200, body: { hashedId: 'h', role: Role.CompanySupervisor, adminPermissions: [] } };
    let now = 0;
    const people = createPersonSource({ apiOrigin: origin, timeoutMs: 10_000, now: () => now });
    expect(await people.idOf('session=s', 'r')).toBe('h');
    now = 60_000;
    expect(await people.idOf('session=s', 'r')).toBe('h');
    expect(asked).toBe(1);
    await people.of('session=s', 'r');
    expect(asked).toBe(2);
    expect(await people.idOf(undefined, 'r')).toBeNull();
  });

  it.each([401, 500])('is nobody when the api answers %i', async (status) => {
    answer = { status, body: {} };
    expect(await source().of('session=s', 'r')).toEqual({ id: null, role: null, mayRedeploy: false });
  });
});

describe('a local address', () => {
  const release = { remote: 'mf-a', address: 'http://localhost:5173/' };
  const seal = createOverrideSeal('a key that is long enough');

  it('comes back from its cookie for the session that asked, and for no other', () => {
    const cookie = seal.seal([release], 'session-1');
    expect(seal.open(cookie, 'session-1')).toEqual([release]);
    expect(seal.open(cookie, 'session-2')).toEqual([]);
    expect(seal.open(cookie, null)).toEqual([]);
  });

  it('is refused when somebody else wrote it, changed it, or it has run out', () => {
    const cookie = seal.seal([release], null);
    expect(createOverrideSeal('another key, as long').open(cookie, null)).toEqual([]);
    const payload = Buffer.from(
      JSON.stringify({
        releases: [{ ...release, address: 'http://localhost:9/' }],
        until: Date.now() + 1e6,
        session: '',
      }),
    ).toString('base64url');
    expect(seal.open(`${payload}.${cookie.split('.')[1]}`, null)).toEqual([]);
    expect(seal.open('nonsense', null)).toEqual([]);
    expect(seal.open(undefined, null)).toEqual([]);
    expect(
      createOverrideSeal('a key that is long enough', () => Date.now() + 9 * 3_600_000).open(cookie, null),
    ).toEqual([]);
  });

  it('is one of several, one for each remote', () => {
    const other = { remote: 'mf-b', address: 'http://localhost:5174/' };
    const again = { ...release, address: 'http://localhost:9000/' };
    expect(withOverride([release, other], again)).toEqual([other, again]);
    expect(seal.open(seal.seal([release, other], null), null)).toEqual([release, other]);
  });

  it('starts by a link for ten minutes, and a link is no cookie', () => {
    const { link } = seal.sealLink(release);
    expect(seal.openLink(link)).toEqual(release);
    expect(seal.open(link, null)).toEqual([]);
    expect(seal.openLink(seal.seal([release], null))).toBeNull();
    expect(seal.openLink('nonsense')).toBeNull();
    expect(createOverrideSeal('a key that is long enough', () => Date.now() + 601_000).openLink(link)).toBeNull();
  });

  it('may be at an origin that the operator allows, for people and not for links', () => {
    const allowed = overrideSchema(['https://dev.team.example']);
    const parse = (address: string) => allowed.safeParse({ remote: 'mf-a', address }).success;
    expect(parse('https://dev.team.example/mf-a/dev/')).toBe(true);
    expect(parse('http://localhost:5173/')).toBe(true);
    expect(parse('https://dev.team.example.evil.example/')).toBe(false);
    expect(parse('https://dev.team.example/; script-src *')).toBe(false);
    expect(LocalOverride.safeParse({ remote: 'mf-a', address: 'https://dev.team.example/' }).success).toBe(false);
  });

  it.each([
    'https://evil.example/',
    'http://localhost/',
    'http://localhost.evil.example:80/',
    'http://localhost:5173',
    'http://localhost:5173/?a=',
    'http://localhost:5173/; script-src *',
  ])('is never %s', (address) => {
    expect(overrideSchema([]).safeParse({ remote: 'mf-a', address }).success).toBe(false);
    expect(LocalOverride.safeParse({ remote: 'mf-a', address }).success).toBe(false);
  });

  it.each(['http://localhost:5173/', 'http://127.0.0.1:4000/dev/'])('may be %s', (address) => {
    expect(overrideSchema([]).safeParse({ remote: 'mf-a', address }).success).toBe(true);
    expect(LocalOverride.safeParse({ remote: 'mf-a', address }).success).toBe(true);
  });
});
