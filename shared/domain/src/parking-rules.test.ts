import { canReadParkingDayList } from './parking-rules';
import { Role, roleIds } from './roles';

test('the day list is for Facilities and the park’s staff', () => {
  const readers = roleIds.filter((role) => canReadParkingDayList({ role }));
  expect(readers.sort()).toEqual([Role.Facilities, Role.SuperAdministrator].sort());
  for (const nobody of [null, undefined, { role: null }, { role: '' as const }])
    expect(canReadParkingDayList(nobody)).toBe(false);
});
