/** Decides in a worker whether the page still answers. Time passes here also while the page is blocked. */
import type { RunningVersion } from './hang-marker';

/** What the page says every second; null while there is nothing to watch, such as while it is hidden. */
export type Beat = RunningVersion | null;

const silenceMs = 5_000;
/** A longer gap between two looks means that the machine slept, and the page with it. */
const sleptMs = 3_000;

export interface Heartbeat {
  beat(beat: Beat): void;
  /** Called every second. @returns the version that blocks the page, once */
  look(): RunningVersion | null;
}

export function createHeartbeat(now: () => number = Date.now): Heartbeat {
  let running: Beat = null;
  let lastBeat = now();
  let lastLook = now();
  return {
    beat(beat) {
      running = beat;
      lastBeat = now();
    },
    look() {
      const present = now();
      if (present - lastLook > sleptMs) lastBeat = present;
      lastLook = present;
      if (!running || present - lastBeat < silenceMs) return null;
      const blocked = running;
      running = null;
      return blocked;
    },
  };
}
