/**
 * Reproducible random numbers: sfc32 seeded with a text. Each part of the park uses its own sequence, so that a change
 * in one part does not affect the others.
 */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both bounds included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `weights` are relative. */
  weighted<T>(items: ReadonlyArray<readonly [T, number]>): T;
  shuffled<T>(items: readonly T[]): T[];
}

function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 2654435761);
    value = (value << 13) | (value >>> 19);
  }
  return value >>> 0;
}

export function randomFor(seed: string): Random {
  let a = hash(seed, 1779033703);
  let b = hash(seed, 3144134277);
  let c = hash(seed, 1013904242);
  let d = hash(seed, 2773480762);

  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // Skip the first numbers, which still correlate with the seed.
  for (let index = 0; index < 16; index += 1) next();

  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };

  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[0];
    },
    shuffled: (items) => {
      const copy = [...items];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = Math.floor(next() * (index + 1));
        [copy[index], copy[other]] = [copy[other] as (typeof copy)[number], copy[index] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}

/** Returns items in a shuffled order, and starts a new round when all were used. */
export function rotation<T>(random: Random, items: readonly T[]): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.shuffled(items);
    const item = rest.pop();
    if (item === undefined) throw new Error('Nothing to rotate');
    return item;
  };
}
