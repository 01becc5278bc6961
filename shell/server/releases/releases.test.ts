import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Role } from '@park/domain';
import type { Registry } from '../registry/registry';
import { createOutcomeCollector, type Outcome } from './outcomes';
import { createOverrideSeal, LocalOverride, overrideSchema, withOverride } from './override';
import { createPersonSource } from './person';
import { createReportLimit } from './report-limit';
import { createReporters } from './reporters';
import { visitOf, type VisitServices } from './visit';

const build = (version: string) => ({
  name: 'mf-a',
  version,
  globalName: `mf_a_${version}`,
  entry: 'entry.js',
  baseUrl: `/_mf/mf-a/${version}/`,
  pages: {},
  texts: {},
  integrity: {},
});
const descriptor = {
  name: 'mf-a' as const,
  title: { en: 'A', fr: 'A' },
  platform: '^1.0.0',
  routes: [],
  navigation: [],
};
const registryWith = (share: number | null, roles: readonly (typeof Role)[keyof typeof Role][] = []): Registry => ({
  revision: 'r1',
  remotes: [
    {
      name: 'mf-a',
      descriptor,
      live: build('1'),
      previous: null,
      canary: { build: build('2'), descriptor, share, roles },
    },
  ],
  servers: new Map(),
});
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

describe('outcomes', () => {
  const outcome = (version: string, more: Partial<Outcome> = {}): Outcome => ({
    remote: 'mf-a',
    version,
    loads: 1,
    loadFailures: 0,
    renderFailures: 0,
    ...more,
  });
  const by = (visitor: string, told: Outcome) => ({ ...told, visitor });

  it('are kept by remote, version and visitor until they are taken', () => {
    const counted: Outcome[] = [];
    const collector = createOutcomeCollector((each) => counted.push(each));
    collector.add([outcome('1'), outcome('2', { loadFailures: 1 })], registryWith(1), 'ana');
    collector.add([outcome('1', { loads: 0, renderFailures: 1 })], registryWith(1), 'ana');
    collector.add([outcome('1')], registryWith(1), 'luc');
    expect(collector.take()).toEqual([
      by('ana', outcome('1', { renderFailures: 1 })),
      by('ana', outcome('2', { loadFailures: 1 })),
      by('luc', outcome('1')),
    ]);
    expect(collector.take()).toEqual([]);
    expect(counted).toHaveLength(4);
  });

  it('of one visitor count once a minute', () => {
    let now = 0;
    const counted: Outcome[] = [];
    const collector = createOutcomeCollector(
      (each) => counted.push(each),
      () => now,
    );
    for (let time = 0; time < 5; time += 1)
      collector.add([outcome('1', { loads: 20, loadFailures: 20, renderFailures: 20 })], registryWith(1), 'ana');
    expect(counted).toEqual([by('ana', outcome('1', { loadFailures: 1 }))]);
    now = 60_000;
    collector.add([outcome('1')], registryWith(1), 'ana');
    expect(counted).toHaveLength(2);
  });

  it('are handed over in batches that the api accepts', () => {
    const collector = createOutcomeCollector(() => {});
    for (let visitor = 0; visitor < 700; visitor += 1)
      collector.add([outcome('1')], registryWith(1), `visitor-${visitor}`);
    expect([collector.take().length, collector.take().length, collector.take().length]).toEqual([500, 200, 0]);
  });

  it('of versions that nobody published are dropped', () => {
    const collector = createOutcomeCollector(() => {});
    collector.add([outcome('7'), { ...outcome('1'), remote: 'mf-x' }], registryWith(1), 'ana');
    expect(collector.take()).toEqual([]);
  });

  it('are read only so many times a minute from one address', () => {
    let now = 0;
    const isWithin = createReportLimit(2, () => now);
    expect(['a', 'a', 'a', 'b'].map((address) => isWithin(address))).toEqual([true, true, false, true]);
    now = 60_000;
    expect(isWithin('a')).toBe(true);
  });
});

describe('the name of a reporter', () => {
  const people = { idOf: async (cookie: string | undefined) => (cookie?.includes('session=ana') ? 'ana' : null) };
  // Names change at midnight.
  const now = () => Date.parse('2026-06-15T10:00:00Z');
  const reporters = createReporters({ key: 'k', people, isOnDesk: false, now });
  const nameOf = (address: string, cookie?: string, from = reporters) =>
    from.nameOf({ address, cookie, requestId: 'r' });

  it('is the address of a visitor, whatever their cookies say', async () => {
    expect(await nameOf('192.0.2.7', 'visitor=1')).toBe(await nameOf('::ffff:192.0.2.7', 'visitor=2; session=nobody'));
    expect(await nameOf('192.0.2.7')).not.toBe(await nameOf('192.0.2.8'));
    expect(await nameOf('192.0.2.7')).not.toContain('192');
  });

  it('is the person of a session, wherever they are', async () => {
    expect(await nameOf('192.0.2.7', 'session=ana')).toBe(await nameOf('198.51.100.1', 'session=ana'));
    expect(await nameOf('192.0.2.7', 'session=ana')).not.toBe(await nameOf('192.0.2.7'));
  });

  it('is another the next day, and the same on every server of a portal', async () => {
    let present = now();
    const [one, other] = [
      createReporters({ key: 'k', people, isOnDesk: false, now: () => present }),
      createReporters({ key: 'k', people, isOnDesk: false, now: () => present }),
    ];
    const today = await nameOf('192.0.2.7', undefined, one);
    expect(await nameOf('192.0.2.7', undefined, other)).toBe(today);
    present += 86_400_000;
    expect(await nameOf('192.0.2.7', undefined, one)).not.toBe(today);
  });

  it.each([
    ['2001:db8:1::1', '2001:db8:1:ffff::2', true],
    ['2001:db8:1::1', '2001:0db8:0001:0:0:0:0:9', true],
    ['2001:db8:1::1', '2001:db8:2::1', false],
    ['1::2:3:4:5:6:7', '1:0:2::', true],
  ])('of %s and %s is the same: %s', async (one, other, isSame) => {
    expect((await nameOf(one)) === (await nameOf(other))).toBe(isSame);
  });

  it('is a new one each time for requests from the development machine, and only for those', async () => {
    const onDesk = createReporters({ key: 'k', people, isOnDesk: true, now });
    expect(await nameOf('127.0.0.1', undefined, onDesk)).not.toBe(await nameOf('127.0.0.1', undefined, onDesk));
    expect(await nameOf('192.0.2.7', undefined, onDesk)).toBe(await nameOf('192.0.2.7', undefined, onDesk));
    expect(await nameOf('127.0.0.1')).toBe(await nameOf('127.0.0.1'));
  });
});
