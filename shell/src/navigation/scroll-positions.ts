/** Scroll positions of the history's pages, for this tab. Forgets the oldest; broken storage means none. */
const storageName = 'scroll-positions';
const maxPositions = 50;

export interface ScrollPositions {
  get(key: string): number | undefined;
  set(key: string, top: number): void;
}

export function createScrollPositions(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollPositions {
  const positions = new Map<string, number>(read(storage));
  return {
    get: (key) => positions.get(key),
    set(key, top) {
      positions.delete(key);
      positions.set(key, top);
      const oldest = positions.keys().next();
      if (positions.size > maxPositions && !oldest.done) positions.delete(oldest.value);
      try {
        storage?.setItem(storageName, JSON.stringify([...positions]));
      } catch {
        // Storage is full or forbidden: positions are kept until the page is reloaded.
      }
    },
  };
}

function read(storage: Pick<Storage, 'getItem'> | null): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageName) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(
          (entry): entry is [string, number] =>
            Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
        )
      : [];
  } catch {
    return [];
  }
}
