/** Lots and spots that tests of this folder book. */
import type { Database } from '../core/database/database';
import { people, testCompanies } from '.';
import { parkingAssignments, parkingPermits, parkingVehicles } from '../core/database/schema/parking-holding';
import { insertReleasedHalves } from '../core/database/released-halves';
import { parkingLots, parkingReleases, parkingSpots } from '../core/database/schema/parking';

const idOf = (number: number) => `00000000-0000-4000-8000-e${String(number).padStart(11, '0')}`;

export const lots = { north: idOf(1), south: idOf(2) } as const;

export const spots = {
  /** The tenant's pool. */
  pool: idOf(11),
  poolElectric: idOf(12),
  /** The tenant's, assigned to its administrator. */
  assigned: idOf(13),
  /** The pool of the other company. */
  others: idOf(14),
  /** The park's own. */
  park: idOf(15),
  accessible: idOf(16),
  motorbike: idOf(17),
  retired: idOf(18),
  /** In the other lot: the other company's, released in the ways its tests need. */
  released: idOf(21),
} as const;

export const releases = { assigned: idOf(31), toCompany: idOf(32), toPark: idOf(33) } as const;

const { tenant, otherTenant } = testCompanies;

export async function prepareLots(database: Database): Promise<void> {
  await database.insert(parkingLots).values([
    {
      id: lots.north,
      name: 'North',
      address: 'Route du Lac 1',
      latitude: 46.5,
      longitude: 6.6,
      position: 1,
      texts: { en: { directions: 'First left' }, fr: { directions: 'Première à gauche' } },
    },
    { id: lots.south, name: 'South', position: 2 },
  ]);
  await database.insert(parkingSpots).values([
    { id: spots.pool, lotId: lots.north, number: '2', companyId: tenant.id },
    { id: spots.poolElectric, lotId: lots.north, number: '10', companyId: tenant.id, kind: 'electric' },
    {
      id: spots.assigned,
      lotId: lots.north,
      number: '3',
      companyId: tenant.id,
    },
    { id: spots.others, lotId: lots.north, number: '4', companyId: otherTenant.id },
    { id: spots.park, lotId: lots.north, number: '1' },
    { id: spots.accessible, lotId: lots.north, number: '6', kind: 'accessible' },
    { id: spots.motorbike, lotId: lots.north, number: '7', kind: 'motorbike' },
    { id: spots.retired, lotId: lots.north, number: '8', isActive: false },
    {
      id: spots.released,
      lotId: lots.south,
      number: '1',
      companyId: otherTenant.id,
    },
  ]);
  await database
    .insert(parkingAssignments)
    .values([
      ...assignmentsFor(spots.assigned, tenant.id, people.companyAdministrator.id),
      ...assignmentsFor(spots.released, otherTenant.id, people.otherAdministrator.id),
    ]);
  // Everybody may use every kind of spot, unless a test removes it.
  const everybody = Object.values(people).map(({ id: userId }) => userId);
  await database
    .insert(parkingVehicles)
    .values(everybody.map((userId) => ({ userId, position: 1, plate: 'VD 1', isElectric: true })));
  await database.insert(parkingPermits).values(everybody.map((userId) => ({ userId, firstDay: '2026-01-01' })));
  const days = { firstDay: '2026-03-01', lastDay: '2026-03-31', earnsTo: 'person' as const };
  await database.insert(parkingReleases).values([
    // Mornings of Thursdays, to colleagues.
    {
      id: releases.toCompany,
      spotId: spots.released,
      audience: 'company',
      companyId: otherTenant.id,
      weekdays: [4],
      halves: ['am'],
      ...days,
    },
    // Fridays, to everybody.
    {
      id: releases.toPark,
      spotId: spots.released,
      audience: 'park',
      companyId: otherTenant.id,
      weekdays: [5],
      ...days,
    },
    {
      id: releases.assigned,
      spotId: spots.assigned,
      audience: 'park',
      companyId: tenant.id,
      weekdays: [1],
      ...days,
      withdrawnAt: new Date('2026-03-01T00:00:00Z'),
    },
  ]);
  await insertReleasedHalves(database, Object.values(releases));
}

/** Every weekday and half. */
export const assignmentsFor = (spotId: string, companyId: string, userId: string) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    (['am', 'pm'] as const).map((half) => ({ spotId, companyId, userId, weekday, half, firstDay: '2026-01-01' })),
  );
