/** The numbers behind a refused slot, for the text of the refusal. */
import type { RefusalValues } from '@park/contract/refusal-values';
import type { RoomRefusal } from '@park/contract/rooms';
import { minutesBetween, dayOf, monthOf, plusMinutes, type Interval } from '../../core/time/park-time';
import { findFullDay, type PersonalLimits, type PersonalUse } from './personal-limits';
import { minutesByMonth, monthInterval, type CompanyEnd, type RemainingQuota, type RoomRules } from './rules';

export interface RefusedSlot {
  room: RoomRules & { id: string; name: string };
  slot: Interval;
  now: Date;
  zone: string;
  quotaLeft: RemainingQuota;
  limits: PersonalLimits;
  use: PersonalUse;
  companyEnd: CompanyEnd | null;
}

/** Values by the names of the contract. Times are minutes or days, as `unit` says; moments are ISO 8601. */
export function refusalValues(refusal: RoomRefusal, refused: RefusedSlot): RefusalValues {
  const { room, slot, now, zone } = refused;
  const about = { name: room.name, day: dayOf(slot.start, zone) };
  switch (refusal) {
    case 'errors.rooms.tooShortNotice':
      return {
        ...about,
        limit: room.minNoticeMinutes,
        unit: 'minutes',
        freeFrom: plusMinutes(now, room.minNoticeMinutes).toISOString(),
      };
    case 'errors.rooms.tooFarAhead':
      return { ...about, limit: room.maxAdvanceDays, unit: 'days' };
    case 'errors.rooms.tooLong':
      return { ...about, limit: room.maxDurationMinutes, requested: minutesBetween(slot), unit: 'minutes' };
    case 'errors.rooms.quotaExceeded':
      return { ...about, ...quotaValues(refused) };
    case 'errors.rooms.tooManyComing':
      return { ...about, ...usedOf(refused.limits.comingDates, refused.use.comingDates), unit: 'bookings' };
    case 'errors.rooms.tooLongPerDay':
      return { ...about, ...fullDayValues(refused), unit: 'minutes' };
    case 'errors.rooms.companyLeaves':
      return { ...about, ...(refused.companyEnd && { lastDay: refused.companyEnd.lastDay }), decidedBy: 'park' };
    case 'errors.rooms.noContract':
      return { ...about, decidedBy: 'companyManagers' };
    default:
      return about;
  }
}

const usedOf = (limit: number, used: number) => ({ limit, used, left: Math.max(0, limit - used) });

/** The first day on which the person would have the room for too long. */
function fullDayValues(refused: RefusedSlot): RefusalValues {
  const limit = refused.limits.minutesPerDay;
  const full = findFullDay(refused);
  return full
    ? { ...usedOf(limit, full.used), day: full.day, requested: full.requested }
    : { limit, requested: minutesBetween(refused.slot) };
}

/** What is left in the first month that the slot exceeds, of the contract with the most minutes left. */
function quotaValues({ slot, zone, quotaLeft }: RefusedSlot): RefusalValues {
  for (const [month, requested] of minutesByMonth(slot, zone)) {
    const left = Math.max(0, ...[...quotaLeft.values()].map((months) => months.get(month) ?? Infinity));
    if (left < requested)
      return {
        requested,
        left,
        unit: 'minutes',
        firstDay: month,
        freeFrom: monthInterval(monthOf(month).next, zone).start.toISOString(),
        decidedBy: 'park',
      };
  }
  return { decidedBy: 'park' };
}
