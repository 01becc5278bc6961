/** Supply, bookings, use and unmet need by lot, weekday and half. */
import type { ParkshareStatistics } from '@park/contract/parking-statistics';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { addDays, dayOf, isoWeekday } from '../../../core/time/park-time';
import { refuseMoreThanYear, type Period } from '../../statistics';
import { getLedgerTotals } from '../credits/totals';
import { halfInterval } from '../halves';
import { spotHalves } from '../holding/spot-halves';
import { listCreditMonths } from './credit-months';

type Cell = ParkshareStatistics['cells'][number];
type Figures = Pick<Cell, 'supply' | 'booked' | 'used' | 'unmet'>;

/** @throws ApiError 400 if the period is longer than a year */
export async function getParkingStatistics(
  { database, clock, configuration }: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  period: Period,
): Promise<ParkshareStatistics> {
  refuseMoreThanYear(period);
  const zone = configuration.parkTimeZone;
  const now = clock();
  const days = await listWorkingDays(database, period);
  const cells = await listCellsInParts(database, days, endedHalves(now, zone));
  const { noShows, people } = await countPeople(database, days);
  const unmet = await listUnmet(database, days, endedHalves(now, zone));
  const { issued: _issued, expired: _expired, ...credits } = await getLedgerTotals(database);
  return {
    from: period.from,
    to: period.to,
    totals: { ...sumOf(cells), unmet: unmet.reduce((sum, moment) => sum + moment.count, 0), noShows, people },
    credits,
    lots: lotsOf(cells),
    cells,
    unmet,
    months: await listCreditMonths(database, period, zone),
  };
}

/** Weekdays without the park's holidays. */
async function listWorkingDays(database: Database, { from, to }: Period): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(
    sql`SELECT day::text AS day FROM parking_holidays WHERE day BETWEEN ${from}::date AND ${to}::date`,
  );
  const holidays = new Set(rows.map(({ day }) => day));
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isoWeekday(day) <= 5 && !holidays.has(day)) days.push(day);
  return days;
}

interface Ended {
  today: string;
  am: boolean;
  pm: boolean;
}

function endedHalves(now: Date, zone: string): Ended {
  const today = dayOf(now, zone);
  const isOver = (half: 'am' | 'pm') => halfInterval(today, half, zone).end <= now;
  return { today, am: isOver('am'), pm: isOver('pm') };
}

/** So many days are read at once: the costs of the query grow faster than its days, and others wait for it meanwhile. */
const daysAtOnce = 45;

async function listCellsInParts(database: Database, days: readonly string[], ended: Ended): Promise<Cell[]> {
  let cells = await listCells(database, days.slice(0, daysAtOnce), ended);
  for (let start = daysAtOnce; start < days.length; start += daysAtOnce) {
    const next = await listCells(database, days.slice(start, start + daysAtOnce), ended);
    // Both have one cell for each lot, weekday and half, in the same order; a lot that is new since then is left out.
    const found = new Map(next.map((cell) => [keyOf(cell), cell]));
    cells = cells.map((cell) => {
      const further = found.get(keyOf(cell));
      return further ? { ...cell, ...sumOf([cell, further]) } : cell;
    });
  }
  return cells;
}

const keyOf = ({ lotId, weekday, half }: Cell) => `${lotId} ${weekday} ${half}`;

async function listCells(database: Database, days: readonly string[], ended: Ended): Promise<Cell[]> {
  const period = sql`(SELECT day FROM unnest(${sql.param([...days])}::date[]) AS listed (day))`;
  const isOver = sql`(half.day < ${ended.today}::date OR (half.day = ${ended.today}::date
    AND ((half.half = 'am' AND ${ended.am}) OR (half.half = 'pm' AND ${ended.pm}))))`;
  const { rows } = await database.execute<Cell>(sql`
    WITH supply AS (
      SELECT part."lotId" AS lot_id, extract(isodow FROM part.day::date)::int AS weekday, part.half, count(*)::int AS count
      FROM (${spotHalves(days)}) part
      WHERE NOT part."isClosed" AND (part."assigneeId" IS NULL OR part."releaseId" IS NOT NULL) GROUP BY 1, 2, 3
    ), bookings AS (
      SELECT spot.lot_id, extract(isodow FROM half.day)::int AS weekday, half.half,
        count(*)::int AS booked,
        (count(*) FILTER (WHERE half.state = 'used' OR (half.state = 'booked' AND ${isOver}
          AND (half.checked_in_at IS NOT NULL OR NOT lot.has_check_in OR half.guest_company_id IS NOT NULL))))::int AS used
      FROM parking_booking_halves half JOIN parking_spots spot ON spot.id = half.spot_id
      JOIN parking_lots lot ON lot.id = spot.lot_id
      WHERE half.day IN ${period} AND half.state IN ('booked', 'used', 'noShow') GROUP BY 1, 2, 3
    ), unmet AS (
      SELECT wanted.lot_id, extract(isodow FROM entry.day)::int AS weekday, part.half, count(*)::int AS count
      FROM parking_waitlist_entries entry JOIN parking_waitlist_lots wanted ON wanted.entry_id = entry.id
      JOIN (VALUES ('am'), ('pm')) AS part (half) ON entry.choice IN (part.half, 'day')
      WHERE entry.day IN ${period} AND ${waitedInVain(ended)}
      GROUP BY 1, 2, 3
    )
    SELECT lot.id AS "lotId", lot.name AS lot, weekday.number AS weekday, part.half,
      coalesce(supply.count, 0) AS supply, coalesce(bookings.booked, 0) AS booked, coalesce(bookings.used, 0) AS used,
      coalesce(unmet.count, 0) AS unmet
    FROM parking_lots lot CROSS JOIN generate_series(1, 5) AS weekday (number) CROSS JOIN (VALUES ('am'), ('pm')) AS part (half)
    LEFT JOIN supply ON supply.lot_id = lot.id AND supply.weekday = weekday.number AND supply.half = part.half
    LEFT JOIN bookings ON bookings.lot_id = lot.id AND bookings.weekday = weekday.number AND bookings.half = part.half
    LEFT JOIN unmet ON unmet.lot_id = lot.id AND unmet.weekday = weekday.number AND unmet.half = part.half
    ORDER BY lot.position, lot.name, lot.id, weekday.number, part.half`);
  return rows;
}

const waitedInVain = ({ today }: Ended) =>
  sql`(entry.state = 'expired' OR (entry.state = 'waiting' AND entry.day < ${today}::date))`;

/** Each person once, however many lots they waited for. */
async function listUnmet(
  database: Database,
  days: readonly string[],
  ended: Ended,
): Promise<NonNullable<ParkshareStatistics['unmet']>> {
  const { rows } = await database.execute<{ weekday: number; half: 'am' | 'pm'; count: number }>(sql`
    SELECT extract(isodow FROM entry.day)::int AS weekday, part.half, count(*)::int AS count
    FROM parking_waitlist_entries entry
    JOIN (VALUES ('am'), ('pm')) AS part (half) ON entry.choice IN (part.half, 'day')
    WHERE entry.day = ANY (${sql.param([...days])}::date[]) AND ${waitedInVain(ended)}
    GROUP BY 1, 2 ORDER BY 1, 2`);
  return rows;
}

async function countPeople(database: Database, days: readonly string[]): Promise<{ noShows: number; people: number }> {
  const { rows } = await database.execute<{ noShows: number; people: number }>(sql`
    SELECT (count(*) FILTER (WHERE state = 'noShow'))::int AS "noShows",
      (count(DISTINCT user_id) FILTER (WHERE state IN ('booked', 'used')))::int AS people
    FROM parking_booking_halves WHERE day = ANY (${sql.param([...days])}::date[])`);
  return rows[0] ?? { noShows: 0, people: 0 };
}

function sumOf(cells: readonly Figures[]): Figures {
  const total = (name: keyof Figures) => cells.reduce((sum, cell) => sum + cell[name], 0);
  return { supply: total('supply'), booked: total('booked'), used: total('used'), unmet: total('unmet') };
}

function lotsOf(cells: readonly Cell[]): ParkshareStatistics['lots'] {
  const ids = [...new Set(cells.map(({ lotId }) => lotId))];
  return ids.map((id) => {
    const own = cells.filter(({ lotId }) => lotId === id);
    return { id, name: own[0]?.lot ?? '', ...sumOf(own) };
  });
}
