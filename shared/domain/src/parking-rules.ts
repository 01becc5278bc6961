import { hasPermission } from './permissions';
import { Role } from './roles';
import type { MaybePerson } from './subjects';

/*
 * Numbers of docs/design/parking.md (MISS-05). Times are local times of the park, as `HH:MM`.
 */

/** The morning half begins, and waiting people are no longer assigned a spot without a question (rule 7). */
export const dayStart = '06:00';

/**
 * On the day before: the last moment to recall a booked half (rule 6), when "own company first" opens to the park
 * (rule 5), and when people are reminded (rule 10).
 */
export const eveningBefore = '18:00';

/** Credits for each half that a person loses by a recall or a closure, besides what was paid (rules 6 and 12). */
export const compensationPerHalf = 1;

/** The most months of a lease (docs/design/parking.md, data). */
export const maxLeaseMonths = 12;

/** Whether the person may see who parks where in the whole park, with plates: Facilities and the park's staff. */
export const canReadParkingDayList = (person: MaybePerson): boolean =>
  person?.role === Role.Facilities || hasPermission(person?.role, 'Parkshare_SuperManage');
