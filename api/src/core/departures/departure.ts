/**
 * What happens to the things that people hold when they leave, are deleted or exit with their company. Features register a
 * step in the composition root (`departureSteps` in `app.ts`); the steps run in the transaction of the departure.
 */
import type { Database } from '../database/database';

export interface Departure {
  /** Ids of the people. */
  people: readonly string[];
  /** The company that leaves with all its people; null if only people leave. */
  leavingCompanyId: string | null;
  /** Nothing that begins at or after this moment stays. */
  from: Date;
  /** The colleague who inherits bookings; null: they are cancelled. */
  handOverTo: string | null;
  /** Whether personal texts of the people are blanked, too. */
  isErasure: boolean;
  /** Identifies the departure, for entries that must be written once. */
  key: string;
  /** Who decided it; null: the system, on the day of an exit. */
  decidedBy: string | null;
  now: Date;
  zone: string;
}

/** `kind` names a text of the preview, such as `roomBookings`. */
export interface DepartureEffect {
  kind: string;
  count: number;
}

export interface DepartureStep {
  /** Name of the feature. */
  name: string;
  /** What `settle` would do; changes nothing. */
  preview(database: Database, departure: Departure): Promise<DepartureEffect[]>;
  settle(transaction: Database, departure: Departure): Promise<void>;
}

/** What the departure would change, step by step; kinds of which nothing is concerned are left out. Changes nothing. */
export async function previewDeparture(
  database: Database,
  steps: readonly DepartureStep[],
  departure: Departure,
): Promise<DepartureEffect[]> {
  const effects: DepartureEffect[] = [];
  for (const step of steps) effects.push(...(await step.preview(database, departure)));
  return effects.filter(({ count }) => count > 0);
}

/** Settles everything; call it in the transaction that changes the people. */
export async function settleDeparture(
  transaction: Database,
  steps: readonly DepartureStep[],
  departure: Departure,
): Promise<void> {
  for (const step of steps) await step.settle(transaction, departure);
}
