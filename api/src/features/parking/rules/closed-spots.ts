/** Which spots are closed on a day, and why. */
import type { Language } from '@park/contract/texts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';

type Reason = { reason: string; reasonFr: string; lastDay: string };

/** The reason in the language; in English if nobody has written a French one. */
export const reasonIn = ({ reason, reasonFr }: Omit<Reason, 'lastDay'>, language: Language): string =>
  language === 'fr' && reasonFr !== '' ? reasonFr : reason;

/** @throws ApiError 422 with the reason if the spot is closed on the day */
export async function refuseClosed(
  database: Database,
  spot: { id: string; number: string },
  day: string,
): Promise<void> {
  const { rows } = await database.execute<Reason>(sql`
    SELECT closure.reason, closure.reason_fr AS "reasonFr", closure.last_day::text AS "lastDay"
    FROM parking_closure_spots closed JOIN parking_closures closure ON closure.id = closed.closure_id
    WHERE closed.spot_id = ${spot.id}::uuid AND closure.ended_at IS NULL
      AND ${day}::date BETWEEN closure.first_day AND closure.last_day
    ORDER BY closure.last_day DESC LIMIT 1`);
  const [closure] = rows;
  if (!closure) return;
  throw new ApiError(422, 'errors.parking.spotClosed', {
    values: {
      name: spot.number,
      day,
      lastDay: closure.lastDay,
      reason: closure.reason,
      reasonFr: reasonIn(closure, 'fr'),
    },
  });
}

/** Returns the reason why a spot is closed on a day. */
export async function listClosedReasons(
  database: Database,
  spotIds: readonly string[],
  days: readonly string[],
  language: Language,
): Promise<(spotId: string, day: string) => string | null> {
  const [first] = days;
  const last = days.at(-1);
  if (spotIds.length === 0 || first === undefined || last === undefined) return () => null;
  const { rows } = await database.execute<Reason & { spotId: string; firstDay: string }>(sql`
    SELECT closed.spot_id AS "spotId", closure.reason, closure.reason_fr AS "reasonFr",
      closure.first_day::text AS "firstDay", closure.last_day::text AS "lastDay"
    FROM parking_closure_spots closed JOIN parking_closures closure ON closure.id = closed.closure_id
    WHERE closed.spot_id = ANY (${sql.param([...spotIds])}::uuid[]) AND closure.ended_at IS NULL
      AND closure.first_day <= ${last}::date AND closure.last_day >= ${first}::date`);
  return (spotId, day) => {
    const found = rows.find((row) => row.spotId === spotId && row.firstDay <= day && day <= row.lastDay);
    return found ? reasonIn(found, language) : null;
  };
}

export interface ClosedPart {
  spots: number;
  isWholeLot: boolean;
  reason: string;
  lastDay: string;
}

/** Returns what is closed on a day, by lot. The reason is the one of the closure with the most spots. */
export async function listClosedParts(
  database: Database,
  day: string,
  language: Language,
): Promise<ReadonlyMap<string, ClosedPart>> {
  const { rows } = await database.execute<Reason & { lotId: string; closed: number; all: number }>(sql`
    SELECT closure.lot_id AS "lotId", closure.reason, closure.reason_fr AS "reasonFr", closure.last_day::text AS "lastDay",
      (SELECT count(DISTINCT other.spot_id)::int FROM parking_closure_spots other
        JOIN parking_closures part ON part.id = other.closure_id JOIN parking_spots spot ON spot.id = other.spot_id
        WHERE part.lot_id = closure.lot_id AND part.ended_at IS NULL AND spot.is_active
          AND ${day}::date BETWEEN part.first_day AND part.last_day) AS closed,
      (SELECT count(*)::int FROM parking_spots spot WHERE spot.lot_id = closure.lot_id AND spot.is_active) AS all
    FROM parking_closures closure
    WHERE closure.ended_at IS NULL AND ${day}::date BETWEEN closure.first_day AND closure.last_day
    ORDER BY (SELECT count(*) FROM parking_closure_spots own WHERE own.closure_id = closure.id), closure.last_day`);
  return new Map(
    rows.map((row) => [
      row.lotId,
      {
        spots: row.closed,
        isWholeLot: row.closed >= row.all,
        reason: reasonIn(row, language),
        lastDay: row.lastDay,
      },
    ]),
  );
}
