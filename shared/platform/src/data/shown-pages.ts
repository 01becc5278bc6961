/** How many pages of each list were shown in this tab, so that reloading does not shorten a list. */
import type { QueryKey } from '@tanstack/react-query';

const storageName = 'shown-pages';
const maxLists = 20;

type Counts = readonly (readonly [list: string, pages: number])[];

/** What was shown before the tab was reloaded or returned to; read once. */
let beforeReload: ReadonlyMap<string, number> | undefined;

/** Returns the number of pages that the list had before the tab was reloaded; 1 in a tab that was opened by a link. */
export function pagesBeforeReload(list: QueryKey): number {
  beforeReload ??= new Map(isReturn() ? read() : []);
  return beforeReload.get(JSON.stringify(list)) ?? 1;
}

/** Keeps how many pages of a list are shown, so that going back shows as many again. */
export function rememberPages(list: QueryKey, pages: number): void {
  const name = JSON.stringify(list);
  try {
    const others = read().filter(([other]) => other !== name);
    sessionStorage.setItem(storageName, JSON.stringify([...others, [name, pages]].slice(-maxLists)));
  } catch {
    // Storage is full or forbidden: a reload begins with the first page.
  }
}

function read(): Counts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(
          (entry): entry is [string, number] =>
            Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]),
        )
      : [];
  } catch {
    return [];
  }
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}
