import { eq, sql } from 'drizzle-orm';
import { describeOnDatabase, type PersonName } from '../../../testing';
import { clearParking } from '../../../testing/clear-parking';
import { lots, prepareLots, spots } from '../../../testing/parking-lots';
import { parkingBookingHalves, parkingLots, parkingSpots } from '../../../core/database/schema/parking';
import { users } from '../../../core/database/schema/users';
import { createApp } from '../../../app';
import { horizonEnd } from '../booking-horizon';

const date = '2026-03-04';
const code = 'entrance-north';

describeOnDatabase('check-in and reminder', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await clearParking(api.database, {
      tables: ['parking_waitlist_entries', 'notifications', 'background_jobs'],
      changes: [
        sql`UPDATE repeated_jobs SET next_at = CASE kind
        WHEN 'parking.remind' THEN '2026-03-03T17:00:00Z'::timestamptz ELSE '2026-03-03T07:05:00Z'::timestamptz END`,
      ],
    });
    await api.database.update(users).set({ parkshareCredits: 9 });
    await api.database.execute(sql`UPDATE parking_spots SET is_active = (id = ${spots.park})`);
    await api.database
      .update(parkingLots)
      .set({ hasCheckIn: true, checkInCode: code })
      .where(eq(parkingLots.id, lots.north));
  });

  const book = async (who: PersonName, halves: string[], day = date, spotId: string = spots.park) =>
    api.as(who).post('/api/parking/spots/book', { spotId, date: day, halves });
  const arrive = (who: PersonName) => api.as(who).post('/api/parking/check-in', { code });
  const openSecondSpot = () =>
    api.database.update(parkingSpots).set({ isActive: true }).where(eq(parkingSpots.id, spots.pool));
  const states = async () =>
    (await api.database.select().from(parkingBookingHalves).orderBy(parkingBookingHalves.half)).map(
      ({ state }) => state,
    );

  it('says at the lot that the spot is used, from one hour before, again without effect', async () => {
    await book('employee', ['am', 'pm']);
    api.setNow('2026-03-04T03:59:00Z');
    expect((await arrive('employee')).body.key).toBe('errors.parking.nothingToCheckIn');
    api.setNow('2026-03-04T04:00:00Z');
    const first = await arrive('employee');
    expect(first.body).toMatchObject({
      halves: ['am'],
      spot: { number: '1' },
      checkedInAt: '2026-03-04T04:00:00.000Z',
    });
    api.setNow('2026-03-04T06:00:00Z');
    expect((await arrive('employee')).body.checkedInAt).toBe('2026-03-04T04:00:00.000Z');
    // The car of the morning is still there in the afternoon.
    await api.runDueJobs('2026-03-04T14:00:00Z');
    expect(await states()).toEqual(['used', 'used']);
    expect((await arrive('otherEmployee')).status).toBe(409);
  });

  it('checks in both halves of the day on two spots of the lot, and names the one that the person comes to', async () => {
    await openSecondSpot();
    await book('employee', ['am'], date, spots.pool);
    api.setNow('2026-03-04T06:00:00Z');
    expect((await arrive('employee')).body).toMatchObject({ halves: ['am'], spot: { id: spots.pool } });
    const afternoon = (await book('employee', ['pm'], date, spots.park)).body.booking.id;
    api.setNow('2026-03-04T11:30:00Z');
    const later = { bookingId: afternoon, spot: { id: spots.park }, checkedInAt: '2026-03-04T11:30:00.000Z' };
    expect((await arrive('employee')).body).toMatchObject(later);
    expect(await states()).toEqual(['used', 'used']);
    api.setNow('2026-03-04T11:45:00Z');
    expect((await arrive('employee')).body).toMatchObject(later);
    await api.runDueJobs('2026-03-04T14:00:00Z');
    expect(await states()).toEqual(['used', 'used']);
  });

  it('names the spot of the half that runs when both halves of two spots are checked in at once', async () => {
    await openSecondSpot();
    api.setNow('2026-03-04T11:00:00Z');
    // The order of the rows must not decide.
    await book('employee', ['pm'], date, spots.pool);
    const morning = (await book('employee', ['am'], date, spots.park)).body.booking.id;
    for (const minute of ['30', '45']) {
      api.setNow(`2026-03-04T11:${minute}:00Z`);
      expect((await arrive('employee')).body).toMatchObject({
        halves: ['am', 'pm'],
        bookingId: morning,
        spot: { id: spots.park },
        checkedInAt: '2026-03-04T11:30:00.000Z',
      });
    }
    expect(await states()).toEqual(['used', 'used']);
  });

  it('frees a half that nobody uses 90 minutes after its begin, without refund, for the waitlist', async () => {
    await book('employee', ['pm']);
    await api.as('otherEmployee').post('/api/parking/waitlist', { lotIds: [lots.north], date, choice: 'pm' });
    api.setNow('2026-03-04T13:29:00Z');
    await api.runDueJobs();
    expect(await states()).toEqual(['booked']);
    api.setNow('2026-03-04T13:30:00Z');
    await api.runDueJobs();
    expect(await states()).toEqual(['noShow']);
    const [entry] = (await api.as('otherEmployee').get('/api/parking/waitlist')).body.items;
    expect(entry).toMatchObject({ state: 'offered' });
    expect((await api.as('employee').get('/api/parking/credits')).body.parkshareCredits).toBe(8);
  });

  it('waits 90 minutes from the booking on for a half that had begun when it was booked', async () => {
    api.setNow('2026-03-04T07:45:00Z');
    await book('employee', ['am']);
    api.setNow('2026-03-04T07:50:00Z');
    await api.runDueJobs();
    expect(await states()).toEqual(['booked']);
    api.setNow('2026-03-04T09:14:59Z');
    await api.runDueJobs();
    expect(await states()).toEqual(['booked']);
    api.setNow('2026-03-04T09:15:00Z');
    await api.runDueJobs();
    expect(await states()).toEqual(['noShow']);
  });

  it('keeps the spot of a guest, who has no account to check in with, and counts it as used', async () => {
    api.setNow('2026-03-04T05:30:00Z');
    const guest = { spotId: spots.park, date, halves: ['am'], name: 'Gina Guest' };
    expect((await api.as('companySupervisor').post('/api/parking/guests', guest)).status).toBe(201);
    api.setNow('2026-03-04T11:00:00Z');
    await api.runDueJobs();
    expect(await states()).toEqual(['booked']);
    api.setNow('2026-03-05T07:00:00Z');
    const { totals } = (await api.as('superAdministrator').get(`/api/stats/parkshare?from=${date}&to=${date}`)).body;
    expect(totals).toMatchObject({ booked: 1, used: 1, noShows: 0 });
  });

  it('shortens the horizon to two days after three unused halves', async () => {
    for (const day of ['2026-03-03', '2026-03-04', '2026-03-05']) {
      api.setNow(`${day}T07:00:00Z`);
      await book('employee', ['pm'], day);
      api.setNow(`${day}T14:00:00Z`);
      await api.runDueJobs();
    }
    const far = await book('employee', ['am'], '2026-03-09');
    expect(far.body).toMatchObject({ key: 'errors.parking.shortHorizon', values: { limit: 2, lastDay: '2026-03-07' } });
    expect((await book('employee', ['am'], '2026-03-06')).status).toBe(201);
    expect(horizonEnd([])).toBeNull();
    api.setNow('2026-03-19T14:00:01Z');
    expect((await book('employee', ['am'], '2026-03-25')).status).toBe(201);
  });

  it('asks at 18:00 of the evening before, once for two processes, and accepts the answer without signing in', async () => {
    await book('employee', ['am', 'pm']);
    const second = await createApp({
      configuration: api.app.context.configuration,
      database: api.database,
      clock: api.app.context.clock,
      mail: { send: async (mail) => void api.mails.push(mail) },
      logStream: { write() {} },
    });
    api.setNow('2026-03-03T17:00:00Z');
    api.mails.length = 0;
    const now = new Date('2026-03-03T17:00:00Z');
    await Promise.all([api.app, second].map((app) => app.context.jobs.runDue(now)));
    await second.close();
    const asked = api.mails.filter(({ subject }) => subject.includes('still need'));
    expect(asked).toHaveLength(1);
    const [, token] = /mail-action[?#]code=([\w-]{43})/.exec(asked[0]?.text ?? '') ?? [];
    const answer = await api.asVisitor().post('/api/mail-actions/run', { token });
    expect(answer.status).toBeLessThan(300);
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect((await api.as('employee').get('/api/parking/credits')).body.parkshareCredits).toBe(9);
  });

  it('lets the park’s staff set the rules of a lot', async () => {
    const url = `/api/parking/park/lots/${lots.north}`;
    const body = { name: 'North', waitlistRule: 'fewestHalves', hasCheckIn: false };
    expect((await api.as('companyAdministrator').put(url, body)).status).toBe(403);
    expect((await api.as('superAdministrator').put(url, body)).status).toBe(204);
    expect((await arrive('employee')).body.key).toBe('errors.parking.lotNotFound');
  });
});
