import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { Contract, Role } from '@park/domain';
import { createFileStore } from '../../core/files/file-store';
import { companyContracts } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { parkingSpots } from '../../core/database/schema/parking';
import { parkingAssignments, parkingLeases, parkingPermits } from '../../core/database/schema/parking-holding';
import { rooms } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase } from '../../testing';
import { TestParks, tinyPark, type ParkFiles } from '../../testing/park-folder';
import { portalDifferences } from './import-command';
import { importPark, type ImportOptions } from './import-park';

const now = new Date('2026-03-15T12:00:00Z');

describeOnDatabase('importing a park that was changed in the portal', (test) => {
  const connection = test.connection();
  const parks = new TestParks();
  const store = mkdtempSync(path.join(tmpdir(), 'park-files-'));
  afterAll(() => {
    parks.clear();
    rmSync(store, { recursive: true, force: true });
  });
  const load = (options: Partial<ImportOptions> = {}, files: ParkFiles = {}) =>
    importPark(connection.database, parks.write(files), {
      files: createFileStore(store, connection.database),
      now,
      ...options,
    });
  const bob = async () => (await connection.database.select().from(users).where(eq(users.sourceKey, 'bob')))[0] ?? null;
  const people = String(tinyPark['people.csv']);
  /** Bob has the mornings of a spot and a permit. */
  const held: ParkFiles = {
    'spots.csv': `${String(tinyPark['spots.csv'])}s3,p1,3,acme,\n`,
    'assignments.csv': 'key,spot,person,weekdays,halves,first_day\nas1,s3,bob,1,am,2026-04-01\n',
    'permits.csv': 'key,person,first_day\npe1,bob,2026-04-01\n',
  };
  const spotOf = async (key: string) =>
    (await connection.database.select().from(parkingSpots).where(eq(parkingSpots.sourceKey, key)))[0]?.id ?? '';

  beforeAll(() => load(), 60_000);

  it('assigns to a company the contracts of its people', async () => {
    const rows = await connection.database.select().from(companyContracts);
    expect(rows.map((row) => row.contractId).sort()).toEqual([Contract.SQIE, Contract.SQIEKNOVA]);
  });

  it('leaves a changed column alone, says so, and applies the others', async () => {
    await connection.database.update(users).set({ role: Role.Facilities }).where(eq(users.sourceKey, 'bob'));
    const changed = { 'people.csv': people.replace('Bob,Baker', 'Rob,Baker') };
    const dry = await load({ dryRun: true }, changed);
    expect(dry.kept).toEqual([
      { kind: 'people', sourceKey: 'bob', column: 'role', portal: Role.Facilities, file: Role.Employee },
    ]);
    expect(portalDifferences(dry)[1]).toBe('  people bob, role: portal 5456, folder 4619');
    await load({}, changed);
    expect(await bob()).toMatchObject({ role: Role.Facilities, firstName: 'Rob', portalChanges: ['role'] });
  });

  it('overwrites it with --take-over', async () => {
    const result = await load({ takeOver: true });
    expect([result.kept, await bob()]).toEqual([
      [],
      expect.objectContaining({ role: Role.Employee, portalChanges: [] }),
    ]);
  });

  it('leaves rooms and spots alone that were changed in the portal', async () => {
    await connection.database.update(rooms).set({ capacity: 99 });
    await connection.database.update(parkingSpots).set({ kind: 'electric' });
    const dry = await load({ dryRun: true });
    expect(dry.kept.map(({ kind, column, portal }) => [kind, column, portal])).toEqual(
      expect.arrayContaining([
        ['rooms', 'capacity', 99],
        ['parking spots', 'kind', 'electric'],
      ]),
    );
    await load();
    expect((await connection.database.select().from(rooms))[0]).toMatchObject({
      capacity: 99,
      portalChanges: ['capacity'],
    });
    expect((await load({ takeOver: true })).kept).toEqual([]);
    const [room] = await connection.database.select().from(rooms);
    expect([room?.capacity === 99, room?.portalChanges]).toEqual([false, []]);
  });

  it('does not make what was removed in the portal again, unless it is to take over', async () => {
    await load({}, held);
    const counts = async () => [
      await connection.database.$count(parkingAssignments, eq(parkingAssignments.spotId, await spotOf('s3'))),
      await connection.database.$count(parkingPermits),
    ];
    expect(await counts()).toEqual([1, 1]);
    await connection.database.delete(parkingAssignments).where(eq(parkingAssignments.spotId, await spotOf('s3')));
    await connection.database.delete(parkingPermits);
    expect((await load({}, held)).problems).toEqual([]);
    expect(await counts()).toEqual([0, 0]);
    await load({ takeOver: true }, held);
    expect(await counts()).toEqual([1, 1]);
  });

  it('lists leases and assignments that the portal has differently, and applies the folder only to take over', async () => {
    const leased: ParkFiles = {
      ...held,
      'leases.csv': 'key,spot,company,first_day,last_day,state\nle1,s2,acme,2026-04-01,2026-06-30,active\n',
    };
    await load({ takeOver: true }, leased);
    expect(portalDifferences(await load({ dryRun: true }, leased))).toEqual([]);
    await connection.database.update(parkingLeases).set({ lastDay: '2026-05-31' });
    await connection.database
      .update(parkingAssignments)
      .set({ lastDay: '2026-04-30' })
      .where(eq(parkingAssignments.spotId, await spotOf('s3')));
    await connection.database.delete(parkingPermits);
    const differences = [
      'Changed in the portal and left alone; --take-over applies the folder:',
      '  parking leases le1, last_day: portal "2026-05-31", folder "2026-06-30"',
      '  parking assignments as1, last_day: portal "2026-04-30", folder null',
      '  parking permits pe1: removed in the portal',
    ];
    expect(portalDifferences(await load({ dryRun: true }, leased))).toEqual(differences);
    await load({}, leased);
    const lastDays = async () => [
      (await connection.database.select().from(parkingLeases))[0]?.lastDay,
      (
        await connection.database
          .select()
          .from(parkingAssignments)
          .where(eq(parkingAssignments.spotId, await spotOf('s3')))
      )[0]?.lastDay,
    ];
    expect(await lastDays()).toEqual(['2026-05-31', '2026-04-30']);
    expect(portalDifferences(await load({ takeOver: true }, leased))).toEqual([]);
    expect(await lastDays()).toEqual(['2026-06-30', null]);
  });

  it('says which assignments it cannot make or change, because the portal has others at that time', async () => {
    const spotId = await spotOf('s3');
    const isOfSpot = eq(parkingAssignments.spotId, spotId);
    const [mine] = await connection.database.select().from(parkingAssignments).where(isOfSpot);
    if (!mine) throw new Error('the spot is assigned by the test before');
    await connection.database.update(parkingAssignments).set({ lastDay: '2026-04-30' }).where(isOfSpot);
    const { id: _id, sourceKey: _key, ...next } = mine;
    await connection.database.insert(parkingAssignments).values({ ...next, firstDay: '2026-05-01', lastDay: null });
    const taken = await load({ takeOver: true }, held);
    expect(portalDifferences(taken).slice(1)).toEqual([
      '  parking assignments as1, last_day: portal "2026-04-30", folder null',
    ]);
    const other = 'key,spot,person,weekdays,halves,first_day\nas2,s3,bob,1,am,2026-06-01\n';
    expect(portalDifferences(await load({ dryRun: true }, { ...held, 'assignments.csv': other }))).toContain(
      '  parking assignments as2: the portal has another one at that time',
    );
  });

  it('does not bring back who left or was deleted, nor what they held', async () => {
    await connection.database.update(users).set({ state: 'left', leftAt: now }).where(eq(users.sourceKey, 'bob'));
    const left = await load({}, held);
    expect([left.problems, left.removed, (await bob())?.state]).toEqual([[], ['person bob'], 'left']);
    await connection.database.delete(users).where(eq(users.sourceKey, 'bob'));
    await connection.database.delete(jobs);
    const deleted = await load({}, held);
    expect([deleted.problems, deleted.removed, await bob()]).toEqual([[], ['person bob', 'job j1'], null]);
  });

  it('brings them back with --take-over', async () => {
    expect((await load({ takeOver: true })).problems).toEqual([]);
    expect(await bob()).toMatchObject({ state: 'active', firstName: 'Bob' });
  });
});
