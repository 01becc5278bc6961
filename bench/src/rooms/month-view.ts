/** The month of all rooms, empty and full: the first paint of the page, and what turning to it blocks. */
import type { Browser, Page } from '@playwright/test';
import type { BrowserSession } from '../sign-in';

const cpu = 4;

export interface MonthMeasurement {
  /** Milliseconds of a cold start at the month. */
  readonly firstPaint: number;
  readonly shown: number;
  /** Milliseconds from the click on "Month" until its cells are shown, and blocking time meanwhile. */
  readonly turned: number;
  readonly blocking: number;
}

/** Measures one month, whose first day is given, with a cold cache and a processor four times slower. */
export async function measureMonth(
  browser: Browser,
  { origin, session, month }: { origin: string; session: BrowserSession; month: string },
): Promise<MonthMeasurement> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    storageState: session,
  });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(observe);
  const address = `${origin}/book-a-room?view=timeline&date=${month}`;
  const cell = page.getByRole('gridcell').last();

  await page.goto(`${address}&span=month`, { waitUntil: 'commit' });
  await cell.waitFor({ timeout: 60_000 });
  const shown = await page.evaluate(() => performance.now());
  await settle(page);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );

  await page.goto(`${address}&span=week`);
  await cell.waitFor({ timeout: 60_000 });
  await settle(page);
  const before = await page.evaluate(() => performance.now());
  await page.getByRole('radio', { name: 'Month' }).click();
  // The month has at least 28 days beside the column of rooms; the week, which is there before, has seven.
  await page.getByRole('columnheader').nth(28).waitFor({ timeout: 60_000 });
  const turned = (await page.evaluate(() => performance.now())) - before;
  await settle(page);
  const blocking = await page.evaluate(
    (from) =>
      (window as unknown as { longTasks: { start: number; duration: number }[] }).longTasks
        .filter(({ start }) => start >= from)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    before,
  );
  await context.close();
  return { firstPaint, shown, turned, blocking };
}

/** Runs in the page before anything else. */
function observe(): void {
  const longTasks: { start: number; duration: number }[] = [];
  (window as unknown as { longTasks: typeof longTasks }).longTasks = longTasks;
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime, duration }) => longTasks.push({ start: startTime, duration })),
  ).observe({ type: 'longtask', buffered: true });
}

/** Waits until the network is quiet and nothing is rendered later in idle time. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
