/** Decides many dates at once: calendars are loaded once, and hours of the company are summed per month. */
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { plusMinutes, type Interval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { blockedIntervals, heldIntervals, withMargin } from '../availability';
import { bookerOf } from '../booker';
import { findCompanyEnd } from '../company-end';
import { loadPersonalUse, type PersonalUse } from '../personal-limits';
import { refusalValues } from '../refusal-values';
import type { SlotRefusal } from '../refusals';
import { contractsForRoom, decideSlot, minutesByMonth } from '../rules';
import { listBlockings, listCalendarEntries } from '../calendar-entries';
import { getRemainingQuota } from '../quota-usage';
import type { RoomRow } from '../store';

export interface DateQuestion {
  day: string;
  slot: Interval;
  room: RoomRow;
}

export interface DatesQuery {
  ownerId: string;
  companyId: string;
  /** All rooms in which dates may be booked. */
  rooms: readonly RoomRow[];
  /** From the first to the last date. */
  during: Interval;
  /** Occurrences that are about to change. */
  ignoring?: readonly string[];
  /** The only contract that may be charged; undefined: any of the person's. */
  contractId?: number | null | undefined;
  isLocking: boolean;
}

/** Decides dates of a series one after the other; each one that fits counts for the following ones. */
export interface DateChecker {
  /** Returns why the date is refused, or null. `isKept` counts it for the dates that follow. */
  check(question: DateQuestion, contractId: number | null, isKept: boolean): SlotRefusal | null;
  /** Contracts that could be charged for a room, in its order; null for room managers without one. */
  contractsFor(room: RoomRow): (number | null)[];
}

/**
 * The checker remembers what it has accepted, so dates of one series count against each other. With `isLocking` call it
 * in the transaction that books: it locks the company's hours.
 */
export async function loadDateChecker(
  database: Database,
  context: AppContext,
  person: Person,
  { ownerId, companyId, rooms, during, ignoring = [], contractId, isLocking }: DatesQuery,
): Promise<DateChecker> {
  const zone = context.configuration.parkTimeZone;
  const now = context.clock();
  const own = bookerOf(person);
  const booker = contractId === undefined ? own : { ...own, contractIds: contractId === null ? [] : [contractId] };
  const ids = rooms.map(({ id }) => id);
  const around = withMargin(during);
  const entries = await listCalendarEntries(database, ids, around, now);
  const calendar = entries.filter(({ id }) => !ignoring.includes(id));
  const blockings = await listBlockings(database, ids, around, person.language);
  const contractIds = [...new Set(rooms.flatMap((room) => contractsForRoom(room, booker)))];
  const months = monthsOf(during, zone);
  const quota = await getRemainingQuota(
    database,
    { companyId, contractIds, months, zone, now, ignoring },
    { lock: isLocking },
  );
  const left = new Map([...quota].map(([id, byMonth]) => [id, new Map(byMonth)]));
  const used = await loadPersonalUse(database, { ownerId, now, during, zone, ignoring });
  const use: PersonalUse & { dates: (Interval & { roomId: string })[] } = { ...used, dates: [...used.dates] };
  const limits = context.configuration.roomLimits;
  const companyEnd = await findCompanyEnd(database, companyId, zone);
  const kept = new Map<string, Interval[]>();

  return {
    contractsFor: (room) => {
      const contracts = contractsForRoom(room, booker);
      return contracts.length === 0 && booker.managesRooms ? [null] : contracts;
    },
    check({ slot, room }, charged, isKept) {
      const decision = decideSlot(room, { ...booker, contractIds: charged === null ? [] : [charged] }, slot, {
        now,
        zone,
        blocked: blockedIntervals(person, blockings, room.id),
        held: [...heldIntervals(calendar, room.id), ...(kept.get(room.id) ?? [])],
        quotaLeft: left,
        companyEnd,
        personal: { use, limits, isSeries: true },
      });
      if ('refusal' in decision) {
        const { refusal } = decision;
        const refused = { room, slot, now, zone, quotaLeft: left, limits, use, companyEnd };
        return { refusal, values: refusalValues(refusal, refused) };
      }
      if (!isKept) return null;
      const { contractId: payer } = decision;
      const byMonth = payer === null ? undefined : left.get(payer);
      for (const [month, minutes] of minutesByMonth(slot, zone))
        if (byMonth?.has(month)) byMonth.set(month, (byMonth.get(month) ?? 0) - minutes);
      const held = { start: slot.start, end: plusMinutes(slot.end, room.bufferMinutes) };
      kept.set(room.id, [...(kept.get(room.id) ?? []), held]);
      use.dates.push({ ...slot, roomId: room.id });
      return null;
    },
  };
}

/** First days of all months that a period touches. */
const monthsOf = (during: Interval, zone: string): string[] => [...minutesByMonth(during, zone).keys()];
