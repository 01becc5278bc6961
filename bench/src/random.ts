/** Reproducible random numbers (mulberry32): the same seed makes the same records and requests on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** True once in `times` on average. */
  isOnceIn(times: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Like `pick`, but the first items come much more often than the last, as words of a language do. */
  pickCommon<T>(items: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(items: readonly T[], share: number): T => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[Math.floor(share * items.length)] as T;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    between: (low, high) => low + below(high - low + 1),
    below,
    isOnceIn: (times) => below(times) === 0,
    pick: (items) => at(items, next()),
    pickCommon: (items) => at(items, next() ** 3),
  };
}
