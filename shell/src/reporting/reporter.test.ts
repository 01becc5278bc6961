import { RecoverableError } from '@park/platform';
import type { SendOutcome } from './report-queue';
import { createReporter, logsPath, webVitalsPath, type ReporterSettings } from './reporter';

interface Sent {
  readonly path: string;
  readonly entries: Record<string, unknown>[];
  readonly lost?: number;
}

function createFixture(more: Partial<ReporterSettings> = {}) {
  const sent: Sent[] = [];
  let outcome: SendOutcome | Error = 'sent';
  const reporter = createReporter({
    send: async (path, body) => {
      if (outcome instanceof Error) throw outcome;
      if (outcome === 'sent') sent.push({ path, ...(JSON.parse(body) as Omit<Sent, 'path'>) });
      return outcome;
    },
    clock: () => new Date(Date.UTC(2026, 2, 2)),
    page: () => '/news',
    ...more,
  });
  return {
    reporter,
    sent,
    become: (next: SendOutcome | Error) => (outcome = next),
    messages: () => sent.flatMap((one) => one.entries.map((entry) => entry.message)),
  };
}

const tick = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('reporter', () => {
  it('LOG-05: sends ten lines within a second in one request and loses none', async () => {
    const { reporter, sent } = createFixture();
    for (let line = 0; line < 10; line += 1) {
      reporter.log('info', `line ${line}`);
      await tick(90);
    }
    expect(sent).toEqual([]);
    await tick(1000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe(logsPath);
    expect(sent[0]?.entries.map((entry) => entry.message)).toEqual(
      Array.from({ length: 10 }, (_, line) => `line ${line}`),
    );
  });

  it('LOG-05: sends at most one request per second and kind', async () => {
    const { reporter, sent } = createFixture();
    for (let hundredth = 0; hundredth < 500; hundredth += 1) {
      reporter.log('info', 'line');
      await tick(10);
    }
    await tick(1000);
    expect(sent.length).toBeLessThanOrEqual(6);
    expect(sent.flatMap((one) => one.entries)).toHaveLength(500);
  });

  it('LOG-04: sends from `info` on by default', async () => {
    const { reporter, messages } = createFixture();
    for (const level of ['debug', 'info', 'warn', 'error'] as const) reporter.log(level, level);
    await tick(1000);
    expect(messages()).toEqual(['info', 'warn', 'error']);
  });

  it('uses the configured level', async () => {
    const { reporter, messages } = createFixture({ level: 'error' });
    for (const level of ['debug', 'info', 'warn', 'error'] as const) reporter.log(level, level);
    await tick(1000);
    expect(messages()).toEqual(['error']);
  });

  it('LOG-02: sends metrics to their own path', async () => {
    const { reporter, sent } = createFixture();
    reporter.metric('LCP', 812.5, { rating: 'good' });
    reporter.log('info', 'line');
    await tick(1000);
    expect(sent.find((one) => one.path === webVitalsPath)?.entries).toEqual([
      { at: '2026-03-02T00:00:00.000Z', page: '/news', name: 'LCP', value: 812.5, fields: { rating: 'good' } },
    ]);
    expect(sent.find((one) => one.path === logsPath)?.entries).toHaveLength(1);
  });

  it('sends nothing while there is nothing to send', async () => {
    const { sent } = createFixture();
    await tick(10_000);
    expect(sent).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['answers 500', 'retry' as const],
    ['is not reached', new TypeError('down')],
  ])('LOG-06: keeps everything, in order, while the collector %s', async (_name, outcome) => {
    const { reporter, become, messages } = createFixture();
    become(outcome);
    reporter.log('info', 'first');
    await tick(1000);
    reporter.log('info', 'second');
    await tick(2000);
    become('sent');
    await tick(60_000);
    expect(messages()).toEqual(['first', 'second']);
  });

  it('increases the interval while the collector is down, up to a minute', async () => {
    let attempts = 0;
    const { reporter } = createFixture({
      send: async () => {
        attempts += 1;
        return 'retry';
      },
    });
    reporter.log('info', 'line');
    await tick(10 * 60_000);
    expect(attempts).toBeGreaterThanOrEqual(13);
    expect(attempts).toBeLessThanOrEqual(17);
  });

  it('does not retry entries that the collector refuses for their content', async () => {
    const { reporter, become, messages } = createFixture();
    become('refused');
    reporter.log('info', 'bad');
    await tick(1000);
    become('sent');
    reporter.log('info', 'good');
    await tick(1000);
    expect(messages()).toEqual(['good']);
  });

  it('splits what does not fit into one request, and loses none of 5,000', async () => {
    const bodies: string[] = [];
    const { reporter } = createFixture({
      send: async (_path, body) => {
        bodies.push(body);
        return 'sent';
      },
    });
    for (let line = 0; line < 5_000; line += 1) reporter.log('info', `line ${line}`);
    await tick(1000);
    expect(Math.max(...bodies.map((body) => body.length))).toBeLessThan(64_000);
    const messages = bodies.flatMap((body) => (JSON.parse(body) as Sent).entries.map((entry) => entry.message));
    expect(messages).toEqual(Array.from({ length: 5_000 }, (_, line) => `line ${line}`));
  });

  it('sends an oversized entry by itself', async () => {
    const { reporter, messages } = createFixture();
    reporter.log('info', 'before');
    reporter.log('info', 'large', { texts: Array.from({ length: 40 }, () => 'x'.repeat(3_000)) });
    reporter.log('info', 'after');
    await tick(1000);
    expect(messages()).toEqual(['before', 'large', 'after']);
  });

  it('reports the number of lost lines when the collector is down for more than 10,000 lines', async () => {
    const { reporter, become, sent } = createFixture();
    become('retry');
    for (let line = 0; line < 10_005; line += 1) reporter.log('info', `${line}`);
    await tick(1000);
    become('sent');
    await tick(60_000);
    expect(sent[0]).toMatchObject({ lost: 5 });
    expect(sent.slice(1).every((one) => one.lost === undefined)).toBe(true);
    expect(sent.flatMap((one) => one.entries)).toHaveLength(10_000);
  });

  it('accepts any fields and never throws', async () => {
    const { reporter, sent } = createFixture();
    const circle: Record<string, unknown> = {
      big: 1n,
      call: () => 1,
      symbol: Symbol('s'),
      date: new Date(NaN),
      nothing: undefined,
    };
    circle.self = circle;
    const broken = {
      get value(): string {
        throw new Error('no');
      },
    };
    reporter.log('error', 'odd', circle);
    reporter.log('error', 'broken', { broken });
    const error = new RecoverableError({ cause: new TypeError('cause') });
    reporter.log('error', 'failed', { error });
    await tick(1000);
    const [odd, second, failed] = sent[0]?.entries ?? [];
    expect(odd).toMatchObject({ fields: { big: '1', date: 'Invalid Date' } });
    expect(second).toMatchObject({ fields: { unreadable: true } });
    expect(failed).toMatchObject({
      fields: { error: { id: error.id, key: 'errors.recoverable', cause: { message: 'cause' } } },
    });
  });

  it('AMB-27: no line carries a token', async () => {
    const bodies: string[] = [];
    const { reporter } = createFixture({
      send: async (_path, body) => {
        bodies.push(body);
        return 'sent';
      },
    });
    reporter.log('info', 'opened /portal?token=secret&x=1', {
      url: 'http://park.test/?a=1&token=secret',
      error: new Error('at /?token=secret'),
    });
    await tick(1000);
    expect(bodies.join()).not.toContain('secret');
  });

  it('sends all entries when the page is unloaded, and none of them twice', async () => {
    const { reporter, messages } = createFixture();
    const taken: string[] = [];
    reporter.log('info', 'line');
    reporter.metric('CLS', 0);
    reporter.flushNow((path) => taken.push(path) > 0);
    expect(taken).toEqual([logsPath, webVitalsPath]);
    await tick(5000);
    expect(messages()).toEqual([]);
  });

  it('keeps entries that were not accepted', async () => {
    const { reporter, messages } = createFixture();
    reporter.log('info', 'line');
    reporter.flushNow(() => false);
    await tick(1000);
    expect(messages()).toEqual(['line']);
  });
});
