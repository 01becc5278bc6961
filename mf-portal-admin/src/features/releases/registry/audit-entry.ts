/** The state of an area before and after an audit entry; older entries may be incomplete. */
import type { AuditItem } from '@park/contract/release-status';

export interface RegistryState {
  readonly live: string | null;
  readonly canary: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (value: unknown, key: string) => (isRecord(value) && typeof value[key] === 'string' ? value[key] : null);

export const parseRegistryState = (value: unknown): RegistryState => ({
  live: textIn(value, 'live'),
  canary: textIn(isRecord(value) ? value['canary'] : null, 'version'),
});

/** Why the portal rolled back a version automatically: its failure rates and those of the version it was compared with. */
export interface FailureRates {
  readonly version: string;
  readonly measure: string;
  readonly perThousand: number;
  readonly measurePerThousand: number;
  readonly loads: number;
  readonly visitors: number;
  readonly failedFor: number;
}

/** Undefined for entries with only a text. */
export function failureRatesIn({ after }: Pick<AuditItem, 'after'>): FailureRates | undefined {
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
  'disabled',
  'enabled',
  'unpublished',
]);

export interface AutomaticRollback {
  readonly at: string;
  /** The version that was rolled back. */
  readonly withdrawnVersion: string | null;
  readonly wasCanary: boolean;
  readonly reason: string | null;
  readonly failureRates: FailureRates | undefined;
}

/** The automatic rollback of an area, until somebody changes its release. `items` are sorted newest first. */
export function activeAutomaticRollback(items: readonly AuditItem[], remote: string): AutomaticRollback | undefined {
  const last = items.find((item) => item.remote === remote && registrySteps.has(item.action));
  if (last?.action !== 'fell back') return undefined;
  const [before, after] = [parseRegistryState(last.before), parseRegistryState(last.after)];
  const wasCanary = before.canary !== null && before.live === after.live;
  return {
    at: last.at,
    withdrawnVersion: wasCanary ? before.canary : before.live,
    wasCanary,
    reason: last.reason,
    failureRates: failureRatesIn(last),
  };
}
