/**
 * Counts load outcomes by remote and version, without data about the reader or the page, so that a failing version can
 * be rolled back. Sent at most once a second; failed reports are dropped.
 */
import { reportingThrottleMs } from '@park/domain';
import type { LoadOutcome } from '../federation/page-loader';

export interface ReleaseOutcome {
  readonly remote: string;
  readonly version: string;
  /** Requested pages. */
  readonly loads: number;
  /** Pages that did not load after all attempts. */
  readonly loadFailures: number;
  /** Pages that threw while rendering, rendered without end or blocked the page. */
  readonly renderFailures: number;
}

export const outcomesPath = '/_report/outcomes';

export interface ReleaseOutcomes {
  count(outcome: LoadOutcome): void;
  /** Sends the waiting counts, also while the page is unloaded. */
  flush(): void;
}

export interface ReleaseOutcomesOptions {
  /** Returns at once; the browser sends it even after the page is gone. */
  readonly send: (body: string) => void;
  /** A broken connection of the reader says nothing about a version. */
  readonly isOnline: () => boolean;
}

const ofOne = { loads: 0, loadFailures: 0, renderFailures: 0 };

/** Null for an intermediate failure that is followed by another attempt. */
function countsOf({
  result,
  isLast,
}: LoadOutcome): Pick<ReleaseOutcome, 'loads' | 'loadFailures' | 'renderFailures'> | null {
  if (result === 'loaded') return { ...ofOne, loads: 1 };
  if (result === 'crashed' || result === 'hung') return { ...ofOne, renderFailures: 1 };
  return isLast ? { ...ofOne, loads: 1, loadFailures: 1 } : null;
}

export function createReleaseOutcomes({ send, isOnline }: ReleaseOutcomesOptions): ReleaseOutcomes {
  let waiting = new Map<string, ReleaseOutcome>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const outcomes = [...waiting.values()];
    waiting = new Map();
    send(JSON.stringify({ outcomes }));
  };
  return {
    count(outcome) {
      const counts = countsOf(outcome);
      if (!counts || (counts.loadFailures > 0 && !isOnline())) return;
      const { remote, version } = outcome;
      const key = `${remote}@${version}`;
      const before = waiting.get(key) ?? { remote, version, ...ofOne };
      waiting.set(key, {
        ...before,
        loads: before.loads + counts.loads,
        loadFailures: before.loadFailures + counts.loadFailures,
        renderFailures: before.renderFailures + counts.renderFailures,
      });
      timer ??= setTimeout(flush, reportingThrottleMs);
    },
    flush,
  };
}

/** In the browser: sends while the page is open, and when it is hidden or unloaded. */
export function startReleaseOutcomes(browser: Window): ReleaseOutcomes {
  const outcomes = createReleaseOutcomes({
    isOnline: () => browser.navigator.onLine,
    send(body) {
      const blob = new Blob([body], { type: 'application/json' });
      if (!browser.navigator.sendBeacon?.(outcomesPath, blob))
        void browser.fetch(outcomesPath, { method: 'POST', body: blob, keepalive: true }).catch(() => {});
    },
  });
  browser.addEventListener('pagehide', outcomes.flush);
  browser.document.addEventListener('visibilitychange', () => {
    if (browser.document.visibilityState === 'hidden') outcomes.flush();
  });
  return outcomes;
}
