/** Random numbers of tests: the same seed makes the same numbers, so that a failure can be repeated. */
import { randomInt } from 'node:crypto';

export interface Random {
  /** From 0 up to, but without, 1. */
  next(): number;
  /** A whole number from 0 up to, but without, the limit. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

/** A linear congruential generator. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: <T>(values: readonly T[]) => values[below(values.length)] as T };
}

/**
 * The seed of tests whose order differs on each run; `TEST_SEED` repeats one. It belongs into the name of the test, which
 * every failure shows.
 */
export const runSeed = Number(process.env.TEST_SEED ?? randomInt(2 ** 32));
