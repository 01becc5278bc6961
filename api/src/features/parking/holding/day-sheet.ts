/** Who parks where on a day: people who hold a half, and people and guests who have booked it. */
import type { SpotKind } from '@park/contract/parking';
import type { DaySheet } from '@park/contract/parking-holding';
import { hasPermission } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { firstDayWithPlates } from './plates';
import { spotHalves } from './spot-halves';

type ParkedHalf = DaySheet['rows'][number] & { lotId: string; spotId: string; kind: SpotKind };

/** Returns the halves on which somebody parks, with plates: in the whole park, or in the spots of a company. */
export async function listParkedHalves(
  database: Database,
  { date, today, companyId }: { date: string; today: string; companyId?: string | undefined },
): Promise<ParkedHalf[]> {
  const { rows } = await database.execute<Record<string, unknown> & ParkedHalf>(sql`
    SELECT lot.id AS "lotId", lot.name AS lot, part."spotId", part.number AS spot, part.kind, part.half,
      coalesce(booking.guest_name, parker.first_name || ' ' || parker.last_name, '') AS name,
      coalesce(company.name, '') AS company, booking.guest_name IS NOT NULL AS "isGuest",
      -- Of a booking, or of the first vehicle of the person who holds the spot.
      CASE WHEN ${date}::date < ${firstDayWithPlates(today)}::date THEN NULL WHEN booking.id IS NOT NULL THEN booking.plate ELSE (
        SELECT vehicle.plate FROM parking_vehicles vehicle WHERE vehicle.user_id = parker.id
        ORDER BY vehicle.position LIMIT 1) END AS plate
    FROM (${spotHalves([date], companyId === undefined ? undefined : { companyId })}) part
    JOIN parking_lots lot ON lot.id = part."lotId"
    LEFT JOIN parking_bookings booking ON booking.id = part."bookingId"
    LEFT JOIN users parker ON parker.id = CASE
      WHEN booking.id IS NOT NULL THEN booking.user_id WHEN part."releaseId" IS NULL THEN part."assigneeId" END
    LEFT JOIN companies company ON company.id = coalesce(booking.company_id, part."holderId")
    WHERE NOT part."isClosed" AND (booking.id IS NOT NULL OR parker.id IS NOT NULL)
    ORDER BY lot.position, lot.name, part.number, part.half`);
  return rows;
}

/** Returns those in the spots of the person's company. The park's staff see all spots, with plates. */
export async function getDaySheet(
  { database, clock, configuration }: AppContext,
  person: Person,
  day?: string,
): Promise<DaySheet> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const date = day ?? today;
  const isPark = hasPermission(person.role, 'Parkshare_SuperManage');
  const parked = await listParkedHalves(database, { date, today, companyId: isPark ? undefined : person.companyId });
  return {
    date,
    rows: parked.map(({ lot, spot, half, name, company, isGuest, plate }) => ({
      lot,
      spot,
      half,
      name,
      company,
      isGuest,
      plate: isPark ? plate : null,
    })),
  };
}
