/** Works through the queue of checks, one at a time, each in a browser of its own. */
import { setTimeout as delay } from 'node:timers/promises';
import { minuteMs } from '@park/domain';
import type { CheckAssignment } from '@park/contract/release-checks';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';
import { EndedError, type CheckQueue } from './check-queue';
import { checkVersion } from './check-version';
import type { CheckerConfiguration } from './configuration';
import { within } from './within';

const pollIntervalMs = 2_000;
/** The api queues a check again when nothing is reported for a minute. */
const heartbeatMs = 15_000;
const maxCheckMs = 15 * minuteMs;
const closeTimeoutMs = 10_000;

export interface CheckerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Runs until `signal` is aborted. */
export async function runChecker(
  configuration: Pick<CheckerConfiguration, 'chromium' | 'parkOrigin'>,
  queue: CheckQueue,
  log: CheckerLog,
  signal: AbortSignal,
): Promise<void> {
  let isReachable = true;
  while (!signal.aborted) {
    try {
      const name = await browserName(configuration);
      const check = await queue.claim(name);
      isReachable = true;
      if (check) {
        await runCheck(configuration, queue, check, log);
        continue;
      }
    } catch (error) {
      if (isReachable) log.warn({ error: String(error) }, 'the queue of checks cannot be read');
      isReachable = false;
    }
    // Rejects when the checker stops, which ends the loop.
    await delay(pollIntervalMs, undefined, { signal }).catch(() => undefined);
  }
}

let knownName: string | undefined;

/** Starts the browser once, so that a checker whose browser does not start never says that one is connected. */
async function browserName({ chromium, parkOrigin }: Pick<CheckerConfiguration, 'chromium' | 'parkOrigin'>) {
  if (knownName === undefined) {
    const browser = await launchBrowser(chromium, parkOrigin);
    knownName = `Chromium ${browser.version()}`;
    await browser.close();
  }
  return knownName;
}

async function runCheck(
  { chromium, parkOrigin }: Pick<CheckerConfiguration, 'chromium' | 'parkOrigin'>,
  queue: CheckQueue,
  check: CheckAssignment,
  log: CheckerLog,
): Promise<void> {
  const started = performance.now();
  const about = { remote: check.remote, version: check.version };
  let progress = { done: 0, all: 0, step: 'starting the browser' };
  let browser: Browser | undefined;
  const heartbeat = setInterval(() => void queue.report(check, progress).catch(() => undefined), heartbeatMs);
  try {
    browser = await launchBrowser(chromium, parkOrigin);
    const checks = await within(
      checkVersion({
        browser,
        origin: parkOrigin,
        preview: await queue.readPreview(check.previewToken),
        previewToken: check.previewToken,
        accounts: check.accounts,
        onProgress: async (next) => {
          progress = next;
          await queue.report(check, next);
        },
      }),
      maxCheckMs,
    );
    if (checks === null) throw new Error(`The check took longer than ${maxCheckMs / minuteMs} minutes.`);
    await queue.finish(check, { checks });
    log.info({ ...about, seconds: (performance.now() - started) / 1_000 }, 'a version was checked');
  } catch (error) {
    log.warn({ ...about, error: String(error) }, 'a version could not be checked');
    if (!(error instanceof EndedError))
      await queue.finish(check, { checks: [], unable: firstLine(error) }).catch(() => undefined);
  } finally {
    clearInterval(heartbeat);
    if (browser) await within(browser.close(), closeTimeoutMs);
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
