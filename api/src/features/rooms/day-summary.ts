/** What a day's response tells besides the rooms: when they open again, and how much may still be booked. */
import type { RoomAvailability } from '@park/contract/rooms';
import type { AppContext } from '../../core/context/app-context';
import { addDays, dayInterval, monthOf } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { bookerOf } from './booker';
import { findCompanyEnd } from './company-end';
import { openIntervals } from './opening-hours';
import { loadPersonalUse } from './personal-limits';
import { chargeableContracts, listQuotaUsage } from './quota-usage';
import type { RoomRow } from './store';

const maxDaysAhead = 14;

/** `quotas` are minutes of the month of the day. Limits of one person do not apply to room managers, who get null. */
export async function getDaySummary(
  context: AppContext,
  person: Person,
  { date, shown, inReach }: { date: string; shown: readonly RoomRow[]; inReach: readonly RoomRow[] },
): Promise<Pick<RoomAvailability, 'nextOpenDay' | 'quotas' | 'limits' | 'companyLastDay'>> {
  const zone = context.configuration.parkTimeZone;
  const booker = bookerOf(person);
  const contractIds = chargeableContracts(inReach, booker);
  const [companyEnd, usage, use] = await Promise.all([
    findCompanyEnd(context.database, person.companyId, zone),
    listQuotaUsage(
      context.database,
      { companyId: person.companyId, contractIds, months: [monthOf(date).first], zone, now: context.clock() },
      { lock: false },
    ),
    booker.managesRooms
      ? null
      : loadPersonalUse(context.database, {
          ownerId: person.id,
          now: context.clock(),
          during: dayInterval(date, zone),
          zone,
        }),
  ]);
  const { comingDates, minutesPerDay } = context.configuration.roomLimits;
  return {
    nextOpenDay: nextOpenDay(shown, date, zone),
    quotas: usage.map((quota) => ({ ...quota, leftMinutes: Math.max(0, quota.minutesPerMonth - quota.usedMinutes) })),
    companyLastDay: companyEnd?.lastDay ?? null,
    limits: use && { comingDates: { used: use.comingDates, limit: comingDates }, minutesPerDay },
  };
}

function nextOpenDay(rooms: readonly RoomRow[], date: string, zone: string): string | null {
  for (let offset = 1; offset <= maxDaysAhead; offset += 1) {
    const day = addDays(date, offset);
    if (rooms.some(({ openingHours }) => openIntervals(openingHours, day, zone).length > 0)) return day;
  }
  return null;
}
