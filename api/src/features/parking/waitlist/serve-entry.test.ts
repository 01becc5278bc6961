/** Whom the waitlist serves: only people who can book the spot. */
import { eq, sql } from 'drizzle-orm';
import { parkingBookingHalves, parkingBookings } from '../../../core/database/schema/parking';
import { parkingHolidays, parkingPermits, parkingVehicles } from '../../../core/database/schema/parking-holding';
import { users } from '../../../core/database/schema/users';
import { violatedConstraint } from '../../../core/database/database-errors';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../../testing';
import { clearParking } from '../../../testing/clear-parking';
import { lots, prepareLots, spots } from '../../../testing/parking-lots';
import { serveEntry } from './serve-entry';
import { serveWaiting } from './sweep';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-04';
const nextDay = '2026-03-05';
/** On the day, after the time until which a spot is assigned without a question. */
const morning = '2026-03-04T05:30:00Z';

describeOnDatabase('serving the waitlist', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    await clearParking(api.database, { tables: ['parking_waitlist_entries', 'notifications'] });
    await api.database.delete(parkingHolidays);
    await api.database.update(users).set({ parkshareCredits: 5 });
    await openOnly(spots.park);
  });

  const openOnly = (spotId: string) => api.database.execute(sql`UPDATE parking_spots SET is_active = (id = ${spotId})`);
  const book = async (who: PersonName, spotId: string = spots.park, halves = ['pm'], day = date) => {
    const booked = await api.as(who).post('/api/parking/spots/book', { spotId, date: day, halves });
    expect(booked.status).toBe(201);
    return booked.body.booking.id as string;
  };
  const cancel = async (who: PersonName, id: string) =>
    expect((await api.as(who).delete(`/api/parking/bookings/${id}`)).status).toBe(200);
  const join = async (who: PersonName, body: object = {}) => {
    const wait = { lotIds: [lots.north], date, choice: 'pm', ...body };
    const joined = await api.as(who).post('/api/parking/waitlist', wait);
    expect(joined.status).toBe(201);
    return joined.body.entry.id as string;
  };
  const own = async (who: PersonName) => (await api.as(who).get('/api/parking/waitlist')).body.items;
  const states = async (...who: PersonName[]) =>
    Promise.all(who.map(async (name) => (await own(name)).map((entry: { state: string }) => entry.state).join()));
  const setCredits = (who: PersonName, parkshareCredits: number) =>
    api.database.update(users).set({ parkshareCredits }).where(eq(users.id, people[who].id));

  describe('after 06:00 of the day', () => {
    it('passes over people without the credits for the spot', async () => {
      const id = await book('superAdministrator');
      await join('employee');
      api.setNow('2026-03-03T07:01:00Z');
      await join('otherEmployee');
      await setCredits('employee', 0);
      api.setNow(morning);
      await cancel('superAdministrator', id);
      expect(await states('employee', 'otherEmployee')).toEqual(['waiting', 'offered']);
    });

    it('offers what costs nothing to people without credits', async () => {
      await api.database.insert(parkingHolidays).values({ day: date, nameEn: 'Holiday', nameFr: 'Jour férié' });
      const id = await book('superAdministrator');
      await join('employee');
      await setCredits('employee', 0);
      api.setNow(morning);
      await cancel('superAdministrator', id);
      expect(await states('employee')).toEqual(['offered']);
    });

    it('passes over people whose permit has ended', async () => {
      await openOnly(spots.accessible);
      const id = await book('superAdministrator', spots.accessible);
      await join('employee', { kind: 'accessible' });
      const ofEmployee = eq(parkingPermits.userId, people.employee.id);
      const permits = await api.database.delete(parkingPermits).where(ofEmployee).returning();
      api.setNow(morning);
      await cancel('superAdministrator', id);
      expect(await states('employee')).toEqual(['waiting']);
      await api.database.insert(parkingPermits).values(permits);
    });

    it('passes over people without an electric vehicle for an electric spot before 09:00', async () => {
      await openOnly(spots.poolElectric);
      const id = await book('companySupervisor', spots.poolElectric);
      await join('employee');
      const ofEmployee = eq(parkingVehicles.userId, people.employee.id);
      await api.database.update(parkingVehicles).set({ isElectric: false }).where(ofEmployee);
      api.setNow(morning);
      await cancel('companySupervisor', id);
      expect(await states('employee')).toEqual(['waiting']);
      api.setNow('2026-03-04T08:01:00Z');
      await api.database.transaction((transaction) => serveWaiting(transaction, api.app.context));
      expect(await states('employee')).toEqual(['offered']);
      await api.database.update(parkingVehicles).set({ isElectric: true }).where(ofEmployee);
    });

    it('passes over people who have another spot for the half', async () => {
      const id = await book('superAdministrator');
      const entryId = await join('employee');
      // What the importer stores does not end entries.
      const [other] = await api.database
        .insert(parkingBookings)
        .values({
          userId: people.employee.id,
          companyId: testCompanies.tenant.id,
          spotId: spots.pool,
          day: date,
        })
        .returning({ bookingId: parkingBookings.id });
      if (!other) throw new Error('no booking');
      await api.database
        .insert(parkingBookingHalves)
        .values({ ...other, half: 'pm', spotId: spots.pool, userId: people.employee.id, day: date });
      api.setNow(morning);
      await cancel('superAdministrator', id);
      expect(
        (await own('employee')).map(({ id: entry, state }: { id: string; state: string }) => [entry, state]),
      ).toEqual([[entryId, 'waiting']]);
    });
  });

  it('fails when the database refuses the booking for a reason that is nobody’s fault', async () => {
    const id = await book('superAdministrator');
    const entryId = await join('employee');
    await cancel('superAdministrator', id);
    await api.database.execute(
      sql`UPDATE parking_waitlist_entries SET state = 'waiting', ended_at = NULL, booking_id = NULL`,
    );
    const candidate = {
      id: entryId,
      userId: people.employee.id,
      companyId: testCompanies.tenant.id,
      choice: 'pm' as const,
      kind: null,
    };
    await openOnly(spots.pool);
    await api.database.delete(parkingBookingHalves);
    // The transaction ends with the failure, and the rule with it.
    const failed = api.database.transaction(async (transaction) => {
      await transaction.execute(
        sql.raw(`ALTER TABLE parking_bookings ADD CONSTRAINT broken CHECK (spot_id <> '${spots.pool}') NOT VALID`),
      );
      await serveEntry(transaction, api.app.context, candidate, { spotId: spots.pool, day: date });
    });
    expect(await failed.catch(violatedConstraint)).toBe('broken');
  });

  describe('says that a person is short of credits', () => {
    const isShort = async () => (await own('employee'))[0].isShortOfCredits;

    it('only if the halves cost something', async () => {
      await book('superAdministrator', spots.park, ['am', 'pm'], nextDay);
      await join('employee', { date: nextDay, choice: 'day' });
      await setCredits('employee', 1);
      expect(await isShort()).toBe(true);
      await api.database.insert(parkingHolidays).values({ day: nextDay, nameEn: 'Holiday', nameFr: 'Jour férié' });
      expect(await isShort()).toBe(false);
    });

    it('on no weekend', async () => {
      await book('superAdministrator', spots.park, ['am', 'pm'], '2026-03-07');
      await setCredits('employee', 0);
      await join('employee', { date: '2026-03-07', choice: 'day' });
      expect(await isShort()).toBe(false);
    });

    it('for what has not begun', async () => {
      await book('superAdministrator', spots.park, ['am', 'pm']);
      await join('employee', { choice: 'day' });
      await setCredits('employee', 1);
      api.setNow('2026-03-04T04:59:59Z');
      expect(await isShort()).toBe(true);
      api.setNow('2026-03-04T05:00:00Z');
      expect(await isShort()).toBe(false);
    });
  });
});
