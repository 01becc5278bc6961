/** Opens one page with a cold cache and measures what a visitor would feel. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export interface Profile {
  readonly name: string;
  /** Bits per second, milliseconds, factor; null without throttling. */
  readonly throttle: { readonly bitsPerSecond: number; readonly latency: number; readonly cpu: number } | null;
}

export const unthrottled: Profile = { name: 'no throttling', throttle: null };
/** A phone on a slow line. */
export const slowLine: Profile = {
  name: '1.6 Mbps, 150 ms, 4 × CPU',
  throttle: { bitsPerSecond: 1_600_000, latency: 150, cpu: 4 },
};

export interface Measurement {
  /** Bytes as sent over the wire. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** The page itself, and everything together. */
  readonly documentBytes: number;
  readonly bytes: number;
  readonly requests: number;
  /** Requests that had to wait for one another before the first screen's content: 1 is the page alone. */
  readonly chain: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
  readonly shift: number;
  /** Milliseconds until the page's own content is shown. */
  readonly content: number;
  /** Milliseconds until it also reacts: the portal runs. */
  readonly works: number;
}

/** Set by the portal (`shell/src/rendering/show-page.tsx`). */
const shownMark = 'portal-shown';

interface Seen {
  readonly url: string;
  readonly type: string;
  readonly initiator: string | null;
  bytes: number;
}

/** Runs in the page before anything else. */
function observe(): void {
  const facts = { lcp: 0, shift: 0, tasks: [] as { start: number; duration: number }[] };
  (window as unknown as { benchFacts: typeof facts }).benchFacts = facts;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (facts.lcp = entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (facts.shift += (entry as unknown as { value: number }).value)),
  ).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => facts.tasks.push({ start: entry.startTime, duration: entry.duration })),
  ).observe({ type: 'longtask', buffered: true });
}

export interface Visit {
  /** Cookies and storage of somebody who is signed in; a visitor's first visit without it. */
  readonly storageState?: BrowserContextOptions['storageState'] | undefined;
  /** The page says when it runs, which may be long after the network was idle for the first time. */
  readonly waitsUntilShown?: boolean;
}

export async function measurePage(
  browser: Browser,
  address: string,
  content: string,
  profile: Profile,
  { storageState, waitsUntilShown = false }: Visit = {},
): Promise<Measurement> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = new Map<string, Seen>();
  await watchNetwork(session, seen);
  if (profile.throttle) await throttle(session, profile.throttle);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor({ state: 'visible', timeout: 60_000 });
  const contentAt = await page.evaluate(() => performance.now());
  if (waitsUntilShown)
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, shownMark, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const { shownAt, ...facts } = await readFacts(page);
  await context.close();
  const requests = [...seen.values()].filter(({ url }) => !url.startsWith('data:'));
  const bytesOf = (type: string) =>
    requests.filter((request) => request.type === type).reduce((sum, request) => sum + request.bytes, 0);
  return {
    ...facts,
    content: contentAt,
    works: Math.max(contentAt, shownAt),
    scriptBytes: bytesOf('Script'),
    styleBytes: bytesOf('Stylesheet'),
    documentBytes: bytesOf('Document'),
    bytes: requests.reduce((sum, request) => sum + request.bytes, 0),
    requests: requests.length,
    chain: longestChain(requests, address),
  };
}

async function readFacts(
  page: Page,
): Promise<Pick<Measurement, 'fcp' | 'lcp' | 'blocking' | 'shift'> & { shownAt: number }> {
  return page.evaluate((mark) => {
    const { lcp, shift, tasks } = (
      window as unknown as { benchFacts: { lcp: number; shift: number; tasks: { start: number; duration: number }[] } }
    ).benchFacts;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    // A portal without this mark, such as the plain build, reacts when it shows its content.
    const shownAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    return { fcp, lcp, shift, blocking, shownAt };
  }, shownMark);
}

async function throttle(
  session: CDPSession,
  { bitsPerSecond, latency, cpu }: NonNullable<Profile['throttle']>,
): Promise<void> {
  const bytes = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function watchNetwork(session: CDPSession, seen: Map<string, Seen>): Promise<void> {
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const script =
      initiator.type === 'script'
        ? (initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url ?? null)
        : null;
    seen.set(requestId, { url: request.url, type: type ?? 'Other', initiator: script, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
}

/** A file that the page hints is one step behind the page, even when it is used later; reports after the fact do not count. */
function longestChain(requests: readonly Seen[], address: string): number {
  const first = new Map<string, Seen>();
  for (const request of requests) if (!first.has(request.url)) first.set(request.url, request);
  const depthOf = (request: Seen, path: ReadonlySet<string>): number => {
    if (request.url === address) return 1;
    const parent = request.initiator ? first.get(request.initiator) : undefined;
    return parent && !path.has(parent.url) ? depthOf(parent, new Set([...path, request.url])) + 1 : 2;
  };
  return Math.max(
    1,
    ...[...first.values()]
      .filter(({ url, type }) => !url.includes('/_report/') && type !== 'Other')
      .map((request) => depthOf(request, new Set())),
  );
}
