/**
 * How loading went, by remote and version: counts without a word about the reader or the page, so that a version that
 * fails can be taken back. Sent at most once a second; what cannot be sent is dropped.
 */
import { reportingThrottleMs } from '@park/domain';
import type { LoadOutcome } from '../federation/page-loader';

export interface ReleaseOutcome {
  readonly remote: string;
  readonly version: string;
  /** Pages that were asked for. */
  readonly loads: number;
  /** Of these, the ones that did not come after all attempts. */
  readonly loadFailures: number;
  /** Pages that threw while they were drawn. */
  readonly renderFailures: number;
}

export const outcomesPath = '/_report/outcomes';

export interface ReleaseOutcomes {
  count(outcome: LoadOutcome): void;
  /** Hands over what waits; for a page that goes away too. */
  flush(): void;
}

export interface ReleaseOutcomesOptions {
  /** Answers at once; the browser sends even when the page is gone. */
  readonly send: (body: string) => void;
  /** Somebody's own broken connection says nothing about a version. */
  readonly isOnline: () => boolean;
}

const ofOne = { loads: 0, loadFailures: 0, renderFailures: 0 };

/** Null for what is only a step on the way: a further attempt follows. */
function countsOf({
  result,
  isLast,
}: LoadOutcome): Pick<ReleaseOutcome, 'loads' | 'loadFailures' | 'renderFailures'> | null {
  if (result === 'loaded') return { ...ofOne, loads: 1 };
  if (result === 'crashed') return { ...ofOne, renderFailures: 1 };
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

/** In the browser: sent while the page lives, and handed over when it is hidden or left. */
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
