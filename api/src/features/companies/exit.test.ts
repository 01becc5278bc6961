/** The exit of a company: whatever its people hold, nothing of it is alive afterwards. */
import fc from 'fast-check';
import { Contract, Role } from '@park/domain';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { sessions } from '../../core/database/schema/auth';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { calendarFeeds } from '../../core/database/schema/feeds';
import { jobs } from '../../core/database/schema/jobs';
import { parkingBookingHalves } from '../../core/database/schema/parking';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { userContracts, users } from '../../core/database/schema/users';
import { describeOnDatabase, testCompanies } from '../../testing';
import { settleExits } from './exit';
import { prepareRooms, testRooms } from '../../testing/rooms';

const roles = [Role.Employee, Role.CompanyAdministrator, Role.Facilities, Role.Garage, Role.Exited, null];
const midnight = new Date('2026-11-30T23:00:00Z');

const person = fc.record({
  role: fc.constantFrom(...roles),
  rooms: fc.array(fc.integer({ min: -72, max: 240 }), { maxLength: 3 }),
  hasSession: fc.boolean(),
  hasFeed: fc.boolean(),
  hasContract: fc.boolean(),
});

describeOnDatabase('the exit of a company', (test) => {
  const api = test.api({ prepare: prepareRooms });
  let number = 0;

  async function makeCompany(members: { role: number | null; hasContract: boolean }[]) {
    number += 1;
    const [company] = await api.database
      .insert(companies)
      .values({ name: `Leaving ${number}`, category: 'Tenant' })
      .returning();
    const id = company?.id ?? '';
    await api.database.insert(companyContracts).values({ companyId: id, contractId: Contract.SQIE });
    const made = await api.database
      .insert(users)
      .values(
        members.map(({ role }, index) => ({
          companyId: id,
          role,
          email: `p${number}-${index}@leaving.park`,
          username: 'p',
          firstName: 'P',
          lastName: 'P',
        })),
      )
      .returning({ id: users.id });
    return { id, people: made.map((row) => row.id) };
  }

  it('leaves nothing of its people alive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 4 }), async (members) => {
        api.setNow('2026-11-20T10:00:00Z');
        const { id, people } = await makeCompany(members);
        const bookingIds: string[] = [];
        for (const [index, member] of members.entries()) {
          const userId = people[index] ?? '';
          if (member.hasContract)
            await api.database.insert(userContracts).values({ userId, contractId: Contract.SQIE });
          if (member.hasFeed)
            await api.database
              .insert(calendarFeeds)
              .values({ userId, secretHash: `${number}-${index}`, createdAt: new Date() });
          if (member.hasSession)
            await api.database.insert(sessions).values({
              userId,
              secretHash: `s${number}-${index}`,
              markerHash: 'm',
              source: 'portal',
              createdAt: new Date(),
              lastUsedAt: new Date(),
              expiresAt: new Date('2030-01-01T00:00:00Z'),
            });
          for (const hours of new Set(member.rooms)) {
            const startsAt = new Date(midnight.getTime() + hours * 3_600_000);
            const [booking] = await api.database
              .insert(roomBookings)
              .values({ roomId: testRooms.retired, ownerId: userId, companyId: id, title: 'x' })
              .returning();
            bookingIds.push(booking?.id ?? '');
            await api.database.insert(roomOccurrences).values({
              bookingId: booking?.id ?? '',
              roomId: testRooms.retired,
              startsAt,
              endsAt: new Date(startsAt.getTime() + 600_000),
              state: 'pending',
            });
          }
        }
        const plan = await api
          .as('superAdministrator')
          .put(`/api/companies/${id}/departure`, { leavesOn: '2026-11-30' });
        expect(plan.body.leavesOn).toBe('2026-11-30');
        const afterwards = new Date('2026-12-01T00:05:00+01:00');
        await api.database.transaction((tx) => settleExits(tx, api.app.context, afterwards));

        const [company] = await api.database.select().from(companies).where(eq(companies.id, id));
        expect(company).toMatchObject({ category: 'former-tenant', leftAt: expect.any(Date) });
        const rolesAfter = await api.database.select({ role: users.role }).from(users).where(eq(users.companyId, id));
        expect(rolesAfter.every(({ role }) => role === Role.Exited)).toBe(true);
        const exitedBefore = people.filter((_id, index) => members[index]?.role === Role.Exited);
        const left = people.filter((userId) => !exitedBefore.includes(userId));
        const alive = async (rows: Promise<unknown[]>) => expect(await rows).toEqual([]);
        await alive(api.database.select().from(companyContracts).where(eq(companyContracts.companyId, id)));
        await alive(api.database.select().from(userContracts).where(inArray(userContracts.userId, people)));
        if (left.length > 0) {
          await alive(api.database.select().from(sessions).where(inArray(sessions.userId, left)));
          await alive(api.database.select().from(calendarFeeds).where(inArray(calendarFeeds.userId, left)));
          await alive(
            api.database
              .select()
              .from(parkingBookingHalves)
              .where(and(inArray(parkingBookingHalves.userId, left), eq(parkingBookingHalves.state, 'booked'))),
          );
          await alive(
            api.database
              .select({ id: roomOccurrences.id })
              .from(roomOccurrences)
              .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
              .where(
                and(
                  inArray(roomBookings.ownerId, left),
                  inArray(roomOccurrences.state, ['booked', 'pending']),
                  gte(roomOccurrences.startsAt, midnight),
                ),
              ),
          );
        }
        if (bookingIds.length > 0) await api.database.execute(sql`DELETE FROM room_bookings WHERE company_id = ${id}`);
      }),
      { numRuns: 15 },
    );
    api.setNow(null);
  });

  it('can be undone until the day is over, and is effective at midnight even before it is carried out', async () => {
    const { tenant } = testCompanies;
    api.setNow('2026-11-29T10:00:00Z');
    const plan = (leavesOn: string) =>
      api.as('superAdministrator').put(`/api/companies/${tenant.id}/departure`, { leavesOn });
    const undo = () => api.as('superAdministrator').delete(`/api/companies/${tenant.id}/departure`);
    const preview = await api.as('superAdministrator').get(`/api/companies/${tenant.id}/departure?leavesOn=2026-11-30`);
    expect(preview.body.effects).toEqual(
      expect.arrayContaining([
        { kind: 'people', count: 6 },
        { kind: 'contracts', count: 2 },
      ]),
    );
    expect((await plan('2026-11-28')).body.key).toBe('errors.companies.dayInPast');
    await plan('2026-11-30');
    expect((await undo()).body.leavesOn).toBeNull();
    await plan('2026-11-29');
    expect((await api.as('employee').get('/api/users/user')).body.role).toBe(Role.Employee);
    api.setNow('2026-11-30T00:00:01+01:00');
    const { body } = await api.as('employee').get('/api/users/user');
    expect([body.role, body.bookARoomContractIds]).toEqual([Role.Exited, []]);
    expect((await undo()).body.key).toBe('errors.companies.left');
    api.setNow(null);
  });

  it('leaves public jobs to run until they expire, and its SuperAdministrators as they are', async () => {
    api.setNow('2026-11-20T10:00:00Z');
    const { id, people } = await makeCompany([{ role: Role.SuperAdministrator, hasContract: false }]);
    const [job] = await api.database
      .insert(jobs)
      .values({
        companyId: id,
        contractType: 'permanent',
        texts: { en: { title: 'Optician', description: '<p>Lenses</p>' } },
        applyEmail: 'jobs@leaving.park',
        isPublished: true,
        publishedAt: new Date('2026-11-01T08:00:00Z'),
        expiresAt: new Date('2026-12-20T08:00:00Z'),
      })
      .returning({ id: jobs.id });
    await api.as('superAdministrator').put(`/api/companies/${id}/departure`, { leavesOn: '2026-11-30' });
    const afterwards = new Date('2026-12-01T00:05:00+01:00');
    await api.database.transaction((tx) => settleExits(tx, api.app.context, afterwards));
    const [kept] = await api.database.select({ role: users.role }).from(users).where(inArray(users.id, people));
    expect(kept?.role).toBe(Role.SuperAdministrator);
    const read = async (moment: string) => {
      api.setNow(moment);
      return (await api.asVisitor().get(`/api/jobs/${job?.id}`)).status;
    };
    expect([await read('2026-12-02T10:00:00Z'), await read('2026-12-20T08:00:00Z')]).toEqual([200, 410]);
    api.setNow(null);
    await api.database.delete(jobs).where(eq(jobs.companyId, id));
    await api.database.delete(users).where(eq(users.companyId, id));
  });

  it('is for the park’s administration', async () => {
    const url = `/api/companies/${testCompanies.tenant.id}/departure`;
    expect((await api.as('companySupervisor').put(url, { leavesOn: '2027-01-01' })).status).toBe(403);
  });
});
