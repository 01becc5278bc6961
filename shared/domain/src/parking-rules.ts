import { hasPermission } from './permissions';
import { Role } from './roles';
import type { MaybePerson } from './subjects';

/** Whether the person may see who parks where in the whole park, with plates: Facilities and the park's staff. */
export const canReadParkingDayList = (person: MaybePerson): boolean =>
  person?.role === Role.Facilities || hasPermission(person?.role, 'Parkshare_SuperManage');
