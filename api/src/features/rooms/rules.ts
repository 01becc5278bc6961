/**
 * Whether a slot can be booked, as a pure decision (docs/design/rooms.md, rule 2). The database's exclusion constraint has the
 * last word on `taken`; what is checked here names the reason before it comes to that.
 */
import type { RoomRefusal } from '@park/contract/rooms';
import {
  minutesBetween,
  monthOf,
  dayOf,
  momentAt,
  overlaps,
  plusMinutes,
  sameTimeDaysLater,
  type Interval,
} from '../../core/time/park-time';
import { isOpenThroughout } from './opening-hours';
import type { OpeningHours } from '../../core/database/schema/rooms';

export interface RoomRules {
  contractIds: readonly number[];
  openingHours: OpeningHours;
  bufferMinutes: number;
  minNoticeMinutes: number;
  maxAdvanceDays: number;
  maxDurationMinutes: number;
}

export interface Surroundings {
  now: Date;
  zone: string;
  /** Times at which the room is closed for this person. */
  blocked: readonly Interval[];
  /** Times that accepted bookings hold, their buffer included. */
  held: readonly Interval[];
  quotaLeft: QuotaLeft;
}

/** Who asks, as far as rooms care. */
export interface Booker {
  contractIds: readonly number[];
  /** Holds BookARoom_Manage: every room, no contract, no quota, no approval. */
  managesRooms: boolean;
}

/** Minutes that a company has left by contract and month (first day); no entry means no limit. */
export type QuotaLeft = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Months of one slot that quotas are read for: longer than any room can be booked at once. */
const MAX_QUOTA_MONTHS = 13;

/** What a booking counts under: a contract, or null for nothing; or why it may not. */
export type Charge = { contractId: number | null } | { refusal: RoomRefusal };

/** Decides about a slot: what the booking would count under, or the first reason against it. */
export function decide(room: RoomRules, booker: Booker, wish: Interval, around: Surroundings): Charge {
  if (!booker.managesRooms && openingContracts(room, booker).length === 0)
    return { refusal: 'errors.rooms.noContract' };
  // Length and horizon are checked before anything counts days or months of the slot.
  const refusal = calendarRefusal(room, wish, around);
  if (refusal) return { refusal };
  const charge = chargeFor(room, booker, wish, around.quotaLeft, around.zone);
  if ('refusal' in charge) return charge;
  return isTaken(room, wish, around.held) ? { refusal: 'errors.rooms.taken' } : charge;
}

/** Reasons that lie in the room and its closures. */
function calendarRefusal(
  room: RoomRules,
  wish: Interval,
  { now, zone, blocked }: Pick<Surroundings, 'now' | 'zone' | 'blocked'>,
): RoomRefusal | null {
  if (wish.start < now) return 'errors.rooms.inThePast';
  if (wish.start < plusMinutes(now, room.minNoticeMinutes)) return 'errors.rooms.tooShortNotice';
  if (wish.end > sameTimeDaysLater(now, room.maxAdvanceDays, zone)) return 'errors.rooms.tooFarAhead';
  if (minutesBetween(wish) > room.maxDurationMinutes) return 'errors.rooms.tooLong';
  if (!isOpenThroughout(room.openingHours, wish, zone)) return 'errors.rooms.outsideOpeningHours';
  if (blocked.some((interval) => overlaps(interval, wish))) return 'errors.rooms.blocked';
  return null;
}

/** Between two bookings stays the buffer: the wish holds it after its end, as the held times do after theirs. */
export const isTaken = (room: Pick<RoomRules, 'bufferMinutes'>, wish: Interval, held: readonly Interval[]): boolean =>
  held.some((interval) => overlaps(interval, { start: wish.start, end: plusMinutes(wish.end, room.bufferMinutes) }));

/** The contracts of a person that open a room, in the room's order. */
export const openingContracts = (room: Pick<RoomRules, 'contractIds'>, booker: Booker): number[] =>
  room.contractIds.filter((id) => booker.contractIds.includes(id));

/** The first contract that opens the room and has enough minutes left in each month that the slot touches. */
export function chargeFor(
  room: Pick<RoomRules, 'contractIds'>,
  booker: Booker,
  wish: Interval,
  quotaLeft: QuotaLeft,
  zone: string,
): Charge {
  const contracts = openingContracts(room, booker);
  const needed = minutesByMonth(wish, zone);
  const payable = contracts.find((id) =>
    [...needed].every(([month, minutes]) => (quotaLeft.get(id)?.get(month) ?? Infinity) >= minutes),
  );
  if (payable !== undefined) return { contractId: payable };
  if (booker.managesRooms) return { contractId: null };
  return { refusal: contracts.length === 0 ? 'errors.rooms.noContract' : 'errors.rooms.quotaExceeded' };
}

/**
 * Minutes of a slot in each calendar month of the park that it touches, by the month's first day. At most
 * `MAX_QUOTA_MONTHS` months; a longer slot exceeds the duration limit of every room.
 */
export function minutesByMonth(wish: Interval, zone: string): Map<string, number> {
  const result = new Map<string, number>();
  const lastMoment = new Date(wish.end.getTime() - 1);
  let month = monthOf(dayOf(wish.start, zone));
  for (let count = 0; count < MAX_QUOTA_MONTHS; count += 1, month = monthOf(month.next)) {
    const { start, end } = monthInterval(month.first, zone);
    if (start > lastMoment) break;
    result.set(
      month.first,
      minutesBetween({ start: wish.start > start ? wish.start : start, end: wish.end < end ? wish.end : end }),
    );
  }
  return result;
}

/** A calendar month of the park, from midnight to midnight. */
export const monthInterval = (first: string, zone: string): Interval => ({
  start: momentAt(first, '00:00', zone),
  end: momentAt(monthOf(first).next, '00:00', zone),
});
