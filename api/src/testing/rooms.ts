/** Rooms that tests of this folder book, one for each rule. */
import { Contract, Role } from '@park/domain';
import { buildings, companyContracts } from '../core/database/schema/companies';
import type { Database } from '../core/database/database';
import { testCompanies } from '.';
import { roomBlockingRooms, roomBlockings, rooms } from '../core/database/schema/rooms';

const idOf = (number: number) => `00000000-0000-4000-8000-d${String(number).padStart(11, '0')}`;
const buildingIds = { a: idOf(1), b: idOf(2) };
const blockingId = idOf(3);
const aroundTheClock = [{ from: '00:00', until: '24:00' }];
const officeHours = [{ from: '07:00', until: '20:00' }];

export const testRooms = {
  /** Office hours from Monday to Friday, a quarter of an hour between bookings, an hour's notice, 30 days, 4 hours. */
  office: idOf(11),
  /** The same building, larger. */
  larger: idOf(12),
  /** Another building, always open, over every limit of the calendar. */
  night: idOf(13),
  approval: idOf(14),
  /** Only for the contract of Lausanne. */
  lausanne: idOf(15),
  /** Its first contract is one that nobody of the tests' bookers has. */
  busy: idOf(16),
  retired: idOf(17),
} as const;

const workdays = { 1: officeHours, 2: officeHours, 3: officeHours, 4: officeHours, 5: officeHours };
const always = {
  1: aroundTheClock,
  2: aroundTheClock,
  3: aroundTheClock,
  4: aroundTheClock,
  5: aroundTheClock,
  6: aroundTheClock,
  7: aroundTheClock,
};
const open = {
  openingHours: always,
  maxAdvanceDays: 400,
  maxDurationMinutes: 720,
  contractIds: [Contract.SQIE, Contract.FEIPLausanne],
};

/** Closed for everybody but Facilities on 5 March 2026 from 12:00 to 13:00. */
export async function prepareRooms(database: Database): Promise<void> {
  await database.insert(buildings).values([
    { id: buildingIds.a, code: 'a', name: 'Building A', position: 1 },
    { id: buildingIds.b, code: 'b', name: 'Building B', position: 2 },
  ]);
  const limits = {
    openingHours: workdays,
    bufferMinutes: 15,
    minNoticeMinutes: 60,
    maxAdvanceDays: 30,
    maxDurationMinutes: 240,
    contractIds: [Contract.SQIE],
  };
  await database.insert(rooms).values([
    {
      id: testRooms.office,
      name: 'Arve',
      buildingId: buildingIds.a,
      floor: '1',
      capacity: 8,
      equipment: ['screen', 'whiteboard'],
      ...limits,
    },
    {
      id: testRooms.larger,
      name: 'Birse',
      buildingId: buildingIds.a,
      floor: '2',
      capacity: 20,
      equipment: ['screen', 'whiteboard'],
      ...limits,
    },
    { id: testRooms.night, name: 'Cervin', buildingId: buildingIds.b, capacity: 4, ...open },
    { id: testRooms.approval, name: 'Doubs', buildingId: buildingIds.b, capacity: 100, needsApproval: true, ...open },
    {
      id: testRooms.lausanne,
      name: 'Emme',
      buildingId: buildingIds.b,
      capacity: 6,
      ...open,
      contractIds: [Contract.FEIPLausanne],
    },
    {
      id: testRooms.busy,
      name: 'Flon',
      buildingId: buildingIds.b,
      capacity: 6,
      ...open,
      contractIds: [Contract.GARAGE, Contract.SQIE],
    },
    { id: testRooms.retired, name: 'Glâne', buildingId: buildingIds.b, capacity: 6, ...open, isActive: false },
  ]);
  await database
    .insert(companyContracts)
    .values({ companyId: testCompanies.tenant.id, contractId: Contract.SQIE, minutesPerMonth: 600 })
    .onConflictDoUpdate({
      target: [companyContracts.companyId, companyContracts.contractId],
      set: { minutesPerMonth: 600 },
    });
  await database.insert(roomBlockings).values({
    id: blockingId,
    startsAt: new Date('2026-03-05T11:00:00Z'),
    endsAt: new Date('2026-03-05T12:00:00Z'),
    texts: { en: { reason: 'Ventilation' }, fr: { reason: 'Ventilation en révision' } },
    allowedRoles: [Role.Facilities],
  });
  await database.insert(roomBlockingRooms).values({ blockingId, roomId: testRooms.office });
}
