/** Notices a page that renders itself again and again while nobody does anything. */
const maxCommitsPerSecond = 50;
/** A short burst is no loop. */
const loopSeconds = 4;

export interface LoopWatch {
  /** Called every second. @returns whether a loop has been going on for long enough to end it */
  tick(): boolean;
  /** The reader did something, or another page is shown: what follows is an answer to it. */
  reset(): void;
}

export function createLoopWatch(commits: () => number): LoopWatch {
  let last = commits();
  let seconds = 0;
  return {
    tick() {
      const present = commits();
      seconds = present - last > maxCommitsPerSecond ? seconds + 1 : 0;
      last = present;
      if (seconds < loopSeconds) return false;
      seconds = 0;
      return true;
    },
    reset() {
      seconds = 0;
    },
  };
}
