/** The same numbers on every machine (mulberry32). */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** Like `pick`, but the first items come much more often than the last, as words of a language do. */
  pickCommon<T>(items: readonly T[]): T;
}

export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(items: readonly T[], share: number): T => {
    const item = items[Math.floor(share * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => at(items, next()),
    pickCommon: (items) => at(items, next() ** 3),
  };
}
