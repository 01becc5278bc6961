/** The exit of a company that has parking: whatever it and its people hold, nothing is alive afterwards, and others keep theirs. */
import fc from 'fast-check';
import { Role } from '@park/domain';
import { and, count, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { companies } from '../../core/database/schema/companies';
import { parkingBookingHalves, parkingBookings, parkingSpots } from '../../core/database/schema/parking';
import { parkingAssignments, parkingLeases } from '../../core/database/schema/parking-holding';
import { parkingWaitlistEntries } from '../../core/database/schema/parking-waitlist';
import { users } from '../../core/database/schema/users';
import { addDays } from '../../core/time/park-time';
import { describeOnDatabase, testCompanies } from '../../testing';
import { lots, prepareLots } from '../../testing/parking-lots';
import { settleExits } from './exit';

const today = '2026-11-20';
const lastDay = '2026-11-30';
const firstDayAfter = '2026-12-01';

const memberRoles = [Role.Employee, Role.CompanyAdministrator, Role.Facilities, Role.SuperAdministrator, null];
const company = fc.record({
  // None: those who were its last people may have left before.
  members: fc.array(fc.constantFrom(...memberRoles), { maxLength: 3 }),
  spots: fc.array(
    fc.record({
      held: fc.constantFrom('owned' as const, 'leased' as const, 'offered' as const, 'let' as const),
      assignedFrom: fc.option(fc.integer({ min: -5, max: 20 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  bookings: fc.array(
    fc.record({
      who: fc.constantFrom('member' as const, 'guest' as const, 'outsider' as const),
      number: fc.nat(2),
      spot: fc.nat(2),
      ahead: fc.integer({ min: 8, max: 13 }),
      half: fc.constantFrom('am' as const, 'pm' as const),
    }),
    { maxLength: 6 },
  ),
  waitsAhead: fc.option(fc.integer({ min: 8, max: 13 })),
});
type Sample = typeof company extends fc.Arbitrary<infer T> ? T : never;

describeOnDatabase('the exit of a company that has parking', (test) => {
  const api = test.api({ prepare: prepareLots });
  let run = 0;

  async function make(sample: Sample) {
    run += 1;
    const { database } = api;
    const [made] = await database
      .insert(companies)
      .values({ name: `Parking ${run}`, category: 'Tenant' })
      .returning();
    const companyId = made?.id ?? '';
    const personOf = (role: number | null, ofCompany: string, name: string) => ({
      companyId: ofCompany,
      role,
      email: `${name}-${run}@exit.park`,
      username: name,
      firstName: name,
      lastName: name,
    });
    const insertPeople = async (rows: ReturnType<typeof personOf>[]) =>
      rows.length === 0 ? [] : (await database.insert(users).values(rows).returning()).map(({ id }) => id);
    const members = await insertPeople(sample.members.map((role, at) => personOf(role, companyId, `member${at}`)));
    const [outsider = ''] = await insertPeople([personOf(Role.Employee, testCompanies.otherTenant.id, 'outsider')]);
    const spotIds: string[] = [];
    for (const [at, { held, assignedFrom }] of sample.spots.entries()) {
      const isOwn = held === 'owned' || held === 'let';
      const [spot] = await database
        .insert(parkingSpots)
        .values({ lotId: lots.south, number: `${run}-${at}`, companyId: isOwn ? companyId : null })
        .returning();
      const spotId = spot?.id ?? '';
      spotIds.push(spotId);
      if (held !== 'owned')
        await database.insert(parkingLeases).values({
          spotId,
          companyId: held === 'let' ? testCompanies.otherTenant.id : companyId,
          lessorCompanyId: held === 'let' ? companyId : null,
          firstDay: '2026-11-01',
          lastDay: '2027-03-31',
          state: held === 'offered' ? 'offered' : 'active',
        });
      const [userId] = members;
      if (userId && assignedFrom !== null && (held === 'owned' || held === 'leased'))
        await database
          .insert(parkingAssignments)
          .values({ spotId, companyId, userId, weekday: 3, half: 'am', firstDay: addDays(today, assignedFrom) });
    }
    const waiting = members[0];
    if (waiting && sample.waitsAhead !== null)
      await database
        .insert(parkingWaitlistEntries)
        .values({ userId: waiting, slot: 1, day: addDays(today, sample.waitsAhead), choice: 'day' });
    const taken = new Set<string>();
    for (const { who, number, spot, ahead, half } of sample.bookings) {
      const day = addDays(today, ahead);
      const spotId = spotIds[spot % spotIds.length] ?? '';
      const userId = who === 'guest' ? null : who === 'outsider' ? outsider : (members[number % members.length] ?? '');
      const keys = [`${spotId} ${day} ${half}`, `${userId ?? 'guest'} ${day} ${half}`];
      if (userId === '' || keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      const ofCompany = who === 'outsider' ? testCompanies.otherTenant.id : companyId;
      const [booking] = await database
        .insert(parkingBookings)
        .values({ userId, companyId: ofCompany, spotId, day, guestName: who === 'guest' ? 'Guest' : null })
        .returning();
      const guest = who === 'guest' ? { guestCompanyId: companyId, guestSlot: 1 } : {};
      await database
        .insert(parkingBookingHalves)
        .values({ bookingId: booking?.id ?? '', spotId, userId, day, half, ...guest });
    }
    return { companyId, members, outsider };
  }

  const number = async (from: PgTable, where: SQL | undefined) =>
    (await api.database.select({ rows: count() }).from(from).where(where))[0]?.rows;

  it('leaves no booking, guest, lease, spot, assignment or place on a waitlist, and previews each of them', async () => {
    await fc.assert(
      fc.asyncProperty(company, async (sample) => {
        api.setNow(`${today}T10:00:00Z`);
        const { companyId, members, outsider } = await make(sample);
        const leaving = members.filter((_id, at) => sample.members[at] !== Role.SuperAdministrator);
        const isLive = and(eq(parkingBookingHalves.state, 'booked'), gte(parkingBookingHalves.day, firstDayAfter));
        const isOfCompany = or(
          inArray(parkingBookingHalves.userId, leaving),
          eq(parkingBookingHalves.guestCompanyId, companyId),
        );
        const isLeaseAlive = and(
          or(eq(parkingLeases.companyId, companyId), eq(parkingLeases.lessorCompanyId, companyId)),
          or(
            eq(parkingLeases.state, 'offered'),
            and(eq(parkingLeases.state, 'active'), gte(parkingLeases.lastDay, firstDayAfter)),
          ),
        );
        const ended = {
          parkingHalves: [parkingBookingHalves, and(isLive, isOfCompany)],
          parkingLeases: [parkingLeases, isLeaseAlive],
          parkingCompanySpots: [parkingSpots, eq(parkingSpots.companyId, companyId)],
          parkingWaitlist: [
            parkingWaitlistEntries,
            and(
              inArray(parkingWaitlistEntries.userId, leaving),
              eq(parkingWaitlistEntries.state, 'waiting'),
              gte(parkingWaitlistEntries.day, firstDayAfter),
            ),
          ],
        } as const;
        const before: Record<string, number> = {};
        for (const [kind, [from, where]] of Object.entries(ended)) {
          const rows = (await number(from, where)) ?? 0;
          if (rows > 0) before[kind] = rows;
        }
        const ofOutsider = and(isLive, eq(parkingBookingHalves.userId, outsider));
        const kept = await number(parkingBookingHalves, ofOutsider);

        const url = `/api/companies/${companyId}/departure`;
        const preview = await api.as('superAdministrator').get(`${url}?leavesOn=${lastDay}`);
        const shown = (preview.body.effects as { kind: string; count: number }[]).filter(({ kind }) => kind in ended);
        expect(Object.fromEntries(shown.map((effect) => [effect.kind, effect.count]))).toEqual(before);

        await api.as('superAdministrator').put(url, { leavesOn: lastDay });
        await api.database.transaction((tx) =>
          settleExits(tx, api.app.context, new Date(`${firstDayAfter}T00:05:00+01:00`)),
        );
        for (const [kind, [from, where]] of Object.entries(ended))
          expect([kind, await number(from, where)]).toEqual([kind, 0]);
        const lasts = or(isNull(parkingAssignments.lastDay), gte(parkingAssignments.lastDay, firstDayAfter));
        expect(await number(parkingAssignments, and(eq(parkingAssignments.companyId, companyId), lasts))).toBe(0);
        expect(await number(parkingBookingHalves, ofOutsider)).toBe(kept);
        // Only what was to come: the days before it stay as they were booked.
        expect(
          await number(
            parkingBookingHalves,
            and(sql`${parkingBookingHalves.day} < ${firstDayAfter}::date`, eq(parkingBookingHalves.state, 'cancelled')),
          ),
        ).toBe(0);
      }),
      { numRuns: 25 },
    );
    api.setNow(null);
  });
});
