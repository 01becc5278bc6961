/**
 * Whether a slot can be booked, as a pure decision (docs/design/rooms.md, rule 2). The database's exclusion constraint decides
 * `taken` in the end; the checks here name the reason first.
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
import { personalRefusal, type PersonalLimits, type PersonalUse } from './personal-limits';
import type { OpeningHours } from '../../core/database/schema/rooms';

export interface RoomRules {
  id: string;
  needsApproval: boolean;
  contractIds: readonly number[];
  openingHours: OpeningHours;
  bufferMinutes: number;
  minNoticeMinutes: number;
  maxAdvanceDays: number;
  maxDurationMinutes: number;
}

export interface SlotContext {
  now: Date;
  zone: string;
  /** Times at which the room is closed for this person. */
  blocked: readonly Interval[];
  /** Times that accepted bookings hold, their buffer included. */
  held: readonly Interval[];
  quotaLeft: RemainingQuota;
  /** When the company that books leaves the park; null if it stays. */
  companyEnd?: CompanyEnd | null;
  /** Null where the person's limits do not apply. */
  personal?: { use: PersonalUse; limits: PersonalLimits; isSeries: boolean } | null;
}

export interface CompanyEnd {
  lastDay: string;
  /** Midnight after the last day. */
  at: Date;
}

/** What the rules need to know about the person who books. */
export interface Booker {
  contractIds: readonly number[];
  /** Holds BookARoom_Manage: every room, no contract, no quota, no approval. */
  managesRooms: boolean;
}

/** Minutes that a company has left by contract and month (first day); no entry means no limit. */
export type RemainingQuota = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Maximum number of months per slot for which quotas are read; no room can be booked for longer. */
const MAX_QUOTA_MONTHS = 13;

/** The contract that a booking is charged to, null for none, or the reason why it is refused. */
export type Charge = { contractId: number | null } | { refusal: RoomRefusal };

/** Returns what a booking of the slot would be charged to, or the first reason against it. */
export function decideSlot(room: RoomRules, booker: Booker, slot: Interval, context: SlotContext): Charge {
  if (!booker.managesRooms && contractsForRoom(room, booker).length === 0)
    return { refusal: 'errors.rooms.noContract' };
  // Length and horizon are checked before anything counts days or months of the slot.
  const refusal = calendarRefusal(room, slot, context);
  if (refusal) return { refusal };
  if (context.companyEnd && slot.end > context.companyEnd.at) return { refusal: 'errors.rooms.companyLeaves' };
  const charge = chargeFor(room, booker, slot, context.quotaLeft, context.zone);
  if ('refusal' in charge) return charge;
  const { personal, zone } = context;
  const limit = personal && !booker.managesRooms ? personalRefusal({ room, slot, zone, ...personal }) : null;
  if (limit) return { refusal: limit };
  return isTaken(room, slot, context.held) ? { refusal: 'errors.rooms.taken' } : charge;
}

/** Reasons that come from the room and its blockings. */
function calendarRefusal(
  room: RoomRules,
  slot: Interval,
  { now, zone, blocked }: Pick<SlotContext, 'now' | 'zone' | 'blocked'>,
): RoomRefusal | null {
  if (slot.start < now) return 'errors.rooms.inThePast';
  if (slot.start < plusMinutes(now, room.minNoticeMinutes)) return 'errors.rooms.tooShortNotice';
  if (slot.end > sameTimeDaysLater(now, room.maxAdvanceDays, zone)) return 'errors.rooms.tooFarAhead';
  if (minutesBetween(slot) > room.maxDurationMinutes) return 'errors.rooms.tooLong';
  if (!isOpenThroughout(room.openingHours, slot, zone)) return 'errors.rooms.outsideOpeningHours';
  if (blocked.some((interval) => overlaps(interval, slot))) return 'errors.rooms.blocked';
  return null;
}

/** Bookings keep the buffer after their end, and so does the requested slot. */
export const isTaken = (room: Pick<RoomRules, 'bufferMinutes'>, slot: Interval, held: readonly Interval[]): boolean =>
  held.some((interval) => overlaps(interval, { start: slot.start, end: plusMinutes(slot.end, room.bufferMinutes) }));

/** The contracts of a person that open a room, in the room's order. */
export const contractsForRoom = (room: Pick<RoomRules, 'contractIds'>, booker: Booker): number[] =>
  room.contractIds.filter((id) => booker.contractIds.includes(id));

/** The first contract that opens the room and has enough minutes left in each month that the slot touches. */
export function chargeFor(
  room: Pick<RoomRules, 'contractIds'>,
  booker: Booker,
  slot: Interval,
  quotaLeft: RemainingQuota,
  zone: string,
): Charge {
  const contracts = contractsForRoom(room, booker);
  const needed = minutesByMonth(slot, zone);
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
export function minutesByMonth(slot: Interval, zone: string): Map<string, number> {
  const result = new Map<string, number>();
  const lastMoment = new Date(slot.end.getTime() - 1);
  let month = monthOf(dayOf(slot.start, zone));
  for (let count = 0; count < MAX_QUOTA_MONTHS; count += 1, month = monthOf(month.next)) {
    const { start, end } = monthInterval(month.first, zone);
    if (start > lastMoment) break;
    result.set(
      month.first,
      minutesBetween({ start: slot.start > start ? slot.start : start, end: slot.end < end ? slot.end : end }),
    );
  }
  return result;
}

/** A calendar month of the park, from midnight to midnight. */
export const monthInterval = (first: string, zone: string): Interval => ({
  start: momentAt(first, '00:00', zone),
  end: momentAt(monthOf(first).next, '00:00', zone),
});
