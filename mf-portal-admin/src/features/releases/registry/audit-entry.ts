/** What the audit trail keeps of an area before and after a step; older entries may have kept less. */
import type { AuditItem } from '@park/contract/releases';

export interface RegistryLine {
  readonly live: string | null;
  readonly canary: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (value: unknown, key: string) => (isRecord(value) && typeof value[key] === 'string' ? value[key] : null);

export const registryLine = (value: unknown): RegistryLine => ({
  live: textIn(value, 'live'),
  canary: textIn(isRecord(value) ? value['canary'] : null, 'version'),
});

/** Why the portal took a version back by itself: how it did, and what it was measured against. */
export interface Failing {
  readonly version: string;
  readonly measure: string;
  readonly perThousand: number;
  readonly measurePerThousand: number;
  readonly loads: number;
  readonly visitors: number;
  readonly failedFor: number;
}

/** Undefined for entries that kept only a sentence. */
export function failingIn({ after }: Pick<AuditItem, 'after'>): Failing | undefined {
  const found = isRecord(after) && isRecord(after['failing']) ? after['failing'] : {};
  const { version, measure, perThousand, measurePerThousand, loads, visitors, failedFor } = found;
  if (typeof version !== 'string' || typeof measure !== 'string') return undefined;
  const number = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    version,
    measure,
    perThousand: number(perThousand),
    measurePerThousand: number(measurePerThousand),
    loads: number(loads),
    visitors: number(visitors),
    failedFor: number(failedFor),
  };
}

const registrySteps = new Set([
  'promoted',
  'canary started',
  'canary stopped',
  'rolled back',
  'fell back',
  'pinned',
  'unpinned',
]);

export interface FallBack {
  readonly at: string;
  /** What was taken away from people, and what they have instead. */
  readonly left: string | null;
  readonly wasCanary: boolean;
  readonly reason: string | null;
  readonly failing: Failing | undefined;
}

/** The automatic return of an area, as long as nobody has done anything about it since. `items` stand latest first. */
export function standingFallBack(items: readonly AuditItem[], remote: string): FallBack | undefined {
  const last = items.find((item) => item.remote === remote && registrySteps.has(item.action));
  if (last?.action !== 'fell back') return undefined;
  const [before, after] = [registryLine(last.before), registryLine(last.after)];
  const wasCanary = before.canary !== null && before.live === after.live;
  return {
    at: last.at,
    left: wasCanary ? before.canary : before.live,
    wasCanary,
    reason: last.reason,
    failing: failingIn(last),
  };
}
