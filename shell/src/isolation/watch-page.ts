/** Watches the shown page of a remote: for loops and missing parts of the shell here, for a blocked main thread in a worker. Loaded when the page is idle. */
import { commitCount } from './count-commits';
import type { RunningVersion } from './hang-marker';
import { createLoopWatch } from './loop-watch';
import { isShellWhole } from './shell-parts';

const everyMs = 1_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'popstate'] as const;

export interface WatchPageOptions {
  readonly browser: Window & typeof globalThis;
  /** The version whose page is shown; null on pages of the shell. */
  readonly shown: () => RunningVersion | null;
  readonly onLoop: () => void;
  /** Parts of the shell are no longer in the page. */
  readonly onShellBroken: () => void;
  /** Whether outcomes are reported at all. */
  readonly reports: boolean;
}

export function watchPage({ browser, shown, onLoop, onShellBroken, reports }: WatchPageOptions): void {
  const loops = createLoopWatch(commitCount);
  for (const input of inputs) browser.addEventListener(input, loops.reset, { capture: true, passive: true });
  const worker = reports
    ? new Worker(new URL(/* webpackChunkName: "heartbeat" */ './heartbeat-worker.ts', import.meta.url))
    : null;
  browser.setInterval(() => {
    const isVisible = browser.document.visibilityState === 'visible';
    worker?.postMessage(isVisible ? shown() : null);
    if (loops.tick() && isVisible && shown() !== null) onLoop();
    if (!isShellWhole() && shown() !== null) onShellBroken();
  }, everyMs);
}
