/** Loads leases, assignments, permits and holidays. All but holidays are made once, so that changes in the portal stay. */
import { sql } from 'drizzle-orm';
import {
  parkingAssignments,
  parkingHolidays,
  parkingLeases,
  parkingPermits,
} from '../../core/database/schema/parking-holding';
import { asRows, idOf, optionalId, type Tally } from '../shared/bulk';
import type { ParkingParts } from './load-parking';
import { makeOnce, type MadeOnceResult } from './made-once';
import { byKey } from './reference-check';

type SpotIds = ReadonlyMap<string, string>;

export async function loadLeases(
  { transaction, folder, companyIds, takeOver }: ParkingParts,
  spotIds: SpotIds,
): Promise<MadeOnceResult> {
  const rows = folder.leases.map((lease) => ({
    sourceKey: lease.key,
    spotId: idOf(spotIds, lease.spot),
    companyId: idOf(companyIds, lease.company),
    lessorCompanyId: optionalId(companyIds, lease.from_company),
    firstDay: lease.first_day,
    lastDay: lease.last_day,
    state: lease.state,
  }));
  return makeOnce(transaction, parkingLeases, rows, {
    compared: ['spotId', 'companyId', 'lessorCompanyId', 'firstDay', 'lastDay', 'state'],
    takeOver,
  });
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const bothHalves = ['am', 'pm'] as const;

/** Assignments of `assignments.csv` and the assignees of `spots.csv`, one row per weekday and half. */
export async function loadAssignments(
  { transaction, folder, companyIds, people, takeOver }: ParkingParts,
  spotIds: SpotIds,
): Promise<MadeOnceResult> {
  const peopleByKey = byKey(folder.people);
  const whole = folder.spots.flatMap((spot) =>
    spot.assignee === null
      ? []
      : [
          {
            key: `spot:${spot.key}`,
            spot: spot.key,
            person: spot.assignee,
            weekdays: everyDay,
            halves: bothHalves,
            first_day: '2020-01-01',
            last_day: null,
          },
        ],
  );
  const rows = [...whole, ...folder.assignments].flatMap((assignment) =>
    assignment.weekdays.flatMap((weekday) =>
      assignment.halves.map((half) => ({
        sourceKey: `${assignment.key}:${weekday}:${half}`,
        spotId: idOf(spotIds, assignment.spot),
        companyId: idOf(companyIds, peopleByKey.get(assignment.person)?.company ?? ''),
        userId: idOf(people.ids, assignment.person),
        weekday,
        half,
        firstDay: assignment.first_day,
        lastDay: assignment.last_day,
      })),
    ),
  );
  return makeOnce(transaction, parkingAssignments, rows, {
    removals: 'parking_assignments',
    compared: ['userId', 'firstDay', 'lastDay'],
    takeOver,
    nameOf: (sourceKey) => sourceKey.replace(/:\d:[ap]m$/, ''),
  });
}

export async function loadPermits({ transaction, folder, people, takeOver }: ParkingParts): Promise<MadeOnceResult> {
  const rows = folder.permits.map((permit) => ({
    sourceKey: permit.key,
    userId: idOf(people.ids, permit.person),
    firstDay: permit.first_day,
    lastDay: permit.last_day,
  }));
  return makeOnce(transaction, parkingPermits, rows, {
    removals: 'parking_permits',
    compared: ['userId', 'firstDay', 'lastDay'],
    takeOver,
  });
}

/** Adds and renames; days that the folder no longer has stay. */
export async function loadHolidays({ transaction, folder }: ParkingParts): Promise<Tally> {
  const rows = folder.holidays.map(({ day, name_en: nameEn, name_fr: nameFr }) => ({ day, nameEn, nameFr }));
  if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const { from } = asRows(parkingHolidays, ['day', 'nameEn', 'nameFr'], rows);
  const { rows: touched } = await transaction.execute<{ is_new: boolean }>(sql`
    INSERT INTO ${parkingHolidays} (day, name_en, name_fr) SELECT day, name_en, name_fr FROM ${from}
    ON CONFLICT (day) DO UPDATE SET name_en = EXCLUDED.name_en, name_fr = EXCLUDED.name_fr
    WHERE (${parkingHolidays}.name_en, ${parkingHolidays}.name_fr) IS DISTINCT FROM (EXCLUDED.name_en, EXCLUDED.name_fr)
    RETURNING (xmax = 0) AS is_new`);
  const fresh = touched.filter(({ is_new: isNew }) => isNew).length;
  return { created: fresh, updated: touched.length - fresh, unchanged: rows.length - touched.length };
}
