/**
 * How busy this process is. Rendering costs several times as much as composing a page that the browser renders, so a
 * server at its limit leaves it to browsers: nobody waits longer than before there was rendering.
 */
import { performance } from 'node:perf_hooks';

export interface LoadGauge {
  isOverloaded(): boolean;
  stop(): void;
}

/** Share of the time in which the event loop was not waiting. */
const overload = 0.9;
const intervalMs = 500;

/** @param utilization of the event loop since it was last asked, from 0 to 1 */
export function startLoadGauge(utilization: () => number = sinceLastAsked()): LoadGauge {
  let isOverloaded = false;
  const timer = setInterval(() => (isOverloaded = utilization() > overload), intervalMs);
  timer.unref();
  return { isOverloaded: () => isOverloaded, stop: () => clearInterval(timer) };
}

function sinceLastAsked(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
