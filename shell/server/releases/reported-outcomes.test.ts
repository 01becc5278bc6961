/** What browsers report about versions, and by which name a reporter is known. */
import { createOutcomeCollector, type Outcome } from './outcomes';
import { createReportLimit } from './report-limit';
import { createReporters } from './reporters';
import { registryWith } from '../testing/tried-version';

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
