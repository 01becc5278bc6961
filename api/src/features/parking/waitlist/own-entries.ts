/** A person's entries with place and rule. */
import type { CallResponse } from '@park/contract';
import type { WaitlistEntry } from '@park/contract/parking-waitlist';
import { dayStart, isRecordId } from '@park/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { dayOf, momentAt } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { getParkingBalance } from '../credits';
import { entryNotFound } from '../errors';
import { halvesOf } from '../halves';
import { costOf, listHolidays } from '../rules/prices';
import { maxOpenEntries } from './limits';
import { listPlaces } from './places';

type EntryState = WaitlistEntry['state'];

type EntryRow = {
  id: string;
  day: string;
  choice: WaitlistEntry['choice'];
  kind: WaitlistEntry['kind'];
  state: EntryState;
  joinedAt: string;
  rank: number;
  bookingId: string | null;
  offer: WaitlistEntry['offer'];
};

/** Entries of today and later in any state; `open` counts those that wait or have an offer. */
export async function getOwnEntries(
  context: AppContext,
  person: Person,
): Promise<CallResponse<'GET /api/parking/waitlist'>> {
  const today = dayOf(context.clock(), context.configuration.parkTimeZone);
  const items = await readEntries(context, person, sql`entry.day >= ${today}::date`);
  return {
    items,
    open: items.filter(({ state }) => state === 'waiting' || state === 'offered').length,
    maxOpen: maxOpenEntries,
    parkshareCredits: await getParkingBalance(context.database, person.id),
  };
}

/** @throws ApiError 404 for entries of others */
export async function getOwnEntry(context: AppContext, person: Person, id: string): Promise<WaitlistEntry> {
  const [entry] = isRecordId(id) ? await readEntries(context, person, sql`entry.id = ${id}::uuid`) : [];
  if (!entry) throw entryNotFound();
  return entry;
}

/** @throws ApiError 404 for entries of others */
export async function entryWithCredits(context: AppContext, person: Person, id: string) {
  return {
    entry: await getOwnEntry(context, person, id),
    parkshareCredits: await getParkingBalance(context.database, person.id),
  };
}

async function readEntries(context: AppContext, person: Person, condition: SQL): Promise<WaitlistEntry[]> {
  const { database, configuration } = context;
  const now = context.clock();
  const { rows } = await database.execute<EntryRow>(sql`
    SELECT entry.id, entry.day::text AS day, entry.choice, entry.kind, entry.state, entry.rank, entry.booking_id AS "bookingId",
      to_json(entry.joined_at) #>> '{}' AS "joinedAt",
      (SELECT json_build_object(
          'spot', json_build_object('id', spot.id, 'number', spot.number, 'kind', spot.kind),
          'lot', json_build_object('id', lot.id, 'name', lot.name),
          'halves', offer.halves, 'expiresAt', to_json(offer.expires_at) #>> '{}')
        FROM parking_waitlist_offers offer JOIN parking_spots spot ON spot.id = offer.spot_id JOIN parking_lots lot ON lot.id = spot.lot_id
        WHERE offer.entry_id = entry.id AND offer.state = 'open' AND offer.expires_at > ${now.toISOString()}::timestamptz) AS offer
    FROM parking_waitlist_entries entry
    WHERE entry.user_id = ${person.id}::uuid AND ${condition} ORDER BY entry.day, entry.choice, entry.joined_at`);
  const balance = await getParkingBalance(database, person.id);
  const zone = configuration.parkTimeZone;
  const days = [...new Set(rows.map(({ day }) => day))];
  const prices = { holidays: await listHolidays(database, days), now, zone };
  const priceFor = (day: string, choice: WaitlistEntry['choice']) =>
    halvesOf(choice).reduce((sum, half) => sum + costOf(day, half, prices), 0);
  const places = await listPlaces(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ day, joinedAt, rank, offer, ...row }) => ({
    ...row,
    // An offer whose time is over is no offer, whether or not a worker has ended it.
    state: row.state === 'offered' && offer === null ? ('expired' as const) : row.state,
    date: day,
    joinedAt: new Date(joinedAt).toISOString(),
    isRecalled: rank === 0,
    places: places.filter(({ entryId }) => entryId === row.id).map(({ place }) => place),
    offer: offer && { ...offer, expiresAt: new Date(offer.expiresAt).toISOString() },
    assignedUntil: momentAt(day, dayStart, zone).toISOString(),
    isShortOfCredits: balance < priceFor(day, row.choice),
  }));
}
