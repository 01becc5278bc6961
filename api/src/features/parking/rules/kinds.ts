/** Which kinds of spots a person may book on a day. */
import { spotKinds, type SpotKind } from '@park/contract/parking';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import { momentAt } from '../../../core/time/park-time';

/** From this time of the day on, electric spots are open to every car. */
const electricUntil = '09:00';

interface KindQuery {
  userId: string;
  day: string;
  now: Date;
  zone: string;
}

const opensToAll = (day: string, zone: string): Date => momentAt(day, electricUntil, zone);

/** Accessible spots need a permit; electric ones an electric vehicle until 09:00 of the day. */
export async function bookableKinds(
  database: Database,
  { userId, day, now, zone }: KindQuery,
): Promise<ReadonlySet<SpotKind>> {
  const { rows } = await database.execute<{ permit: boolean; electric: boolean }>(sql`
    SELECT EXISTS (
        SELECT 1 FROM parking_permits WHERE user_id = ${userId}::uuid AND ${day}::date >= first_day
          AND (last_day IS NULL OR ${day}::date <= last_day)
      ) AS permit,
      EXISTS (SELECT 1 FROM parking_vehicles WHERE user_id = ${userId}::uuid AND is_electric) AS electric`);
  const [facts] = rows;
  const isElectricOpen = facts?.electric === true || now >= opensToAll(day, zone);
  return new Set(
    spotKinds.filter((kind) => {
      if (kind === 'accessible') return facts?.permit === true;
      return kind !== 'electric' || isElectricOpen;
    }),
  );
}

/** For a guest, the manager says whether the vehicle is electric. Permits belong to people with an account. */
export function requireGuestKind(
  kind: SpotKind,
  { isElectric, day, now, zone }: Omit<KindQuery, 'userId'> & { isElectric: boolean },
): void {
  if (kind === 'accessible') throw permitNeeded(day);
  if (kind === 'electric' && !isElectric && now < opensToAll(day, zone)) throw electricNeeded(day, zone);
}

const permitNeeded = (day: string) =>
  new ApiError(403, 'errors.parking.permitNeeded', { values: { day, decidedBy: 'park' } });

const electricNeeded = (day: string, zone: string) =>
  new ApiError(422, 'errors.parking.electricNeeded', {
    values: { day, freeFrom: opensToAll(day, zone).toISOString() },
  });

/**
 * @throws ApiError 403 `errors.parking.permitNeeded` for an accessible spot, 422 `errors.parking.electricNeeded` with
 * when it opens
 */
export async function requireBookableKind(database: Database, kind: SpotKind, query: KindQuery): Promise<void> {
  if (kind !== 'accessible' && kind !== 'electric') return;
  if ((await bookableKinds(database, query)).has(kind)) return;
  throw kind === 'accessible' ? permitNeeded(query.day) : electricNeeded(query.day, query.zone);
}
