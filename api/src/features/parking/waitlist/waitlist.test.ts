import { eq, sql } from 'drizzle-orm';
import { describeOnEachDatabase, people, type PersonName } from '../../../testing';
import { clearParking } from '../../../testing/clear-parking';
import { lots, prepareLots, spots } from '../../../testing/parking-lots';
import { parkingLots } from '../../../core/database/schema/parking';
import { parkingPermits } from '../../../core/database/schema/parking-holding';
import { users } from '../../../core/database/schema/users';
import { getParkingBalance } from '../credits';
import { joinAfterRecall } from './recalled';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const date = '2026-03-04';

describeOnEachDatabase('the waitlist', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    await clearParking(api.database, { tables: ['parking_waitlist_entries', 'notifications'] });
    await api.database.update(users).set({ parkshareCredits: 5 });
    await api.database.update(parkingLots).set({ waitlistRule: 'firstCome' });
    // Only the park's own spot can be booked by everybody.
    await api.database.execute(
      sql`UPDATE parking_spots SET is_active = (id = ${spots.park} OR id = ${spots.accessible})`,
    );
  });

  const book = async (who: PersonName, halves = ['am', 'pm'], day = date) =>
    (await api.as(who).post('/api/parking/spots/book', { spotId: spots.park, date: day, halves })).body.booking
      .id as string;
  const cancel = (who: PersonName, id: string) => api.as(who).delete(`/api/parking/bookings/${id}`);
  const join = (who: PersonName, body: object = {}) =>
    api.as(who).post('/api/parking/waitlist', { lotIds: [lots.north], date, choice: 'day', ...body });
  const own = async (who: PersonName) => (await api.as(who).get('/api/parking/waitlist')).body.items;
  const states = async (...who: PersonName[]) =>
    Promise.all(who.map(async (name) => (await own(name)).map((entry: { state: string }) => entry.state).join()));
  const messages = async (who: PersonName) =>
    (
      await api.database.execute<{ kind: string }>(
        sql`SELECT kind FROM notifications WHERE user_id = ${people[who].id} ORDER BY created_at`,
      )
    ).rows.map(({ kind }) => kind);

  it('shows place and rule, and assigns the spot in the transaction that frees it, with a message', async () => {
    const id = await book('superAdministrator');
    const first = await join('employee');
    expect([first.status, first.body.entry.state]).toEqual([201, 'waiting']);
    api.setNow('2026-03-03T07:01:00Z');
    const second = await join('otherEmployee', { lotIds: [lots.north, lots.south] });
    expect(second.body.entry.places).toEqual([
      { lot: { id: lots.north, name: 'North' }, rule: 'firstCome', place: 2, waiting: 2 },
      { lot: { id: lots.south, name: 'South' }, rule: 'firstCome', place: 1, waiting: 1 },
    ]);
    expect((await cancel('superAdministrator', id)).status).toBe(200);
    expect(await states('employee', 'otherEmployee')).toEqual(['assigned', 'waiting']);
    expect((await own('otherEmployee'))[0].places[0].place).toBe(1);
    expect(await messages('employee')).toEqual(['parking.spotAssigned']);
    expect(await getParkingBalance(api.database, people.employee.id)).toBe(3);
    expect((await api.as('employee').get('/api/parking/bookings')).body.items).toHaveLength(1);
  });

  it('serves two people with the two halves of a freed day', async () => {
    const id = await book('superAdministrator');
    await join('employee', { choice: 'pm' });
    await join('otherEmployee', { choice: 'am' });
    await cancel('superAdministrator', id);
    expect(await states('employee', 'otherEmployee')).toEqual(['assigned', 'assigned']);
  });

  it('leaves a whole day waiting while only a half is free, and goes on to the next', async () => {
    const id = await book('superAdministrator', ['am']);
    await book('facilities', ['pm']);
    await join('employee');
    await join('otherEmployee', { choice: 'am' });
    await cancel('superAdministrator', id);
    expect(await states('employee', 'otherEmployee')).toEqual(['waiting', 'assigned']);
  });

  it('passes over people without credits and says so', async () => {
    const id = await book('superAdministrator');
    await join('employee');
    await join('otherEmployee');
    await api.database.update(users).set({ parkshareCredits: 1 }).where(eq(users.id, people.employee.id));
    expect((await own('employee'))[0].isShortOfCredits).toBe(true);
    await cancel('superAdministrator', id);
    expect(await states('employee', 'otherEmployee')).toEqual(['waiting', 'assigned']);
  });

  it('serves recalled people first, then those with the fewest halves where the lot says so', async () => {
    await api.database.update(parkingLots).set({ waitlistRule: 'fewestHalves' });
    await book('employee', ['am'], '2026-03-03');
    const id = await book('superAdministrator');
    await join('employee');
    api.setNow('2026-03-03T07:01:00Z');
    await join('otherEmployee');
    expect((await own('employee'))[0].places[0]).toMatchObject({ place: 2, rule: 'fewestHalves' });
    api.setNow('2026-03-03T07:02:00Z');
    const recalled = { userId: people.facilities.id, lotIds: [lots.north], day: date, halves: ['am', 'pm'] as const };
    await api.database.transaction((tx) => joinAfterRecall(tx, { ...recalled, now: new Date(now) }));
    expect((await own('facilities'))[0]).toMatchObject({ isRecalled: true, places: [{ place: 1, waiting: 3 }] });
    await cancel('superAdministrator', id);
    expect(await states('facilities', 'otherEmployee', 'employee')).toEqual(['assigned', 'waiting', 'waiting']);
  });

  it('has at most five open entries per person, and one per half, however many requests come at once', async () => {
    const days = Array.from({ length: 9 }, (_, index) => `2026-03-${String(10 + index)}`);
    await api.database.update(users).set({ parkshareCredits: 50 });
    for (const day of days) await book('superAdministrator', ['am'], day);
    const answers = await Promise.all(days.map((day) => join('employee', { date: day, choice: 'am' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      key: 'errors.parking.waitlistLimit',
      values: { limit: 5, used: 5 },
    });
    const again = await join('employee', { date: (await own('employee'))[0].date, choice: 'day' });
    expect([again.status, again.body.key]).toEqual([422, 'errors.parking.waitlistLimit']);
    await api.as('employee').delete(`/api/parking/waitlist/${(await own('employee'))[4].id}`);
    const twice = await join('employee', { date: (await own('employee'))[0].date, choice: 'am' });
    expect([twice.status, twice.body.key]).toEqual([409, 'errors.parking.alreadyWaiting']);
  });

  it('is joined for one to four car parks', async () => {
    const other = '00000000-0000-4000-8000-00000000000';
    for (const lotIds of [[], [lots.north, `${other}1`, `${other}2`, `${other}3`, `${other}4`]])
      expect(await join('employee', { lotIds })).toMatchObject({
        status: 400,
        body: { fields: { lotIds: expect.stringMatching(/^errors\.field\./) } },
      });
  });

  it('assigns at once what got free meanwhile', async () => {
    const { body } = await join('employee');
    expect(body.entry).toMatchObject({ state: 'assigned', bookingId: expect.any(String) });
    expect(body.parkshareCredits).toBe(3);
  });

  describe('after 06:00 of the day', () => {
    const morning = '2026-03-04T05:00:00Z';

    it('offers the spot for 15 minutes, and keeps it from others', async () => {
      const id = await book('superAdministrator', ['pm']);
      await join('employee', { choice: 'pm' });
      api.setNow(morning);
      await cancel('superAdministrator', id);
      const [entry] = await own('employee');
      expect(entry).toMatchObject({
        state: 'offered',
        offer: { spot: { number: '1' }, halves: ['pm'], expiresAt: '2026-03-04T05:15:00.000Z' },
      });
      expect(await messages('employee')).toEqual(['parking.spotOffered']);
      const other = await api
        .as('facilities')
        .post('/api/parking/spots/book', { spotId: spots.park, date, halves: ['pm'] });
      expect(other.body.key).toBe('errors.parking.taken');
      const accept = () => api.as('employee').post(`/api/parking/waitlist/${entry.id}/answer`, { answer: 'accept' });
      const accepted = await accept();
      expect(accepted.body).toMatchObject({ parkshareCredits: 4, entry: { state: 'assigned' } });
      expect((await accept()).body.parkshareCredits).toBe(4);
    });

    it('offers a spot until its half ends at the latest', async () => {
      const id = await book('superAdministrator', ['am']);
      await join('employee', { choice: 'am' });
      api.setNow('2026-03-04T11:50:00Z');
      await cancel('superAdministrator', id);
      expect((await own('employee'))[0].offer.expiresAt).toBe('2026-03-04T12:00:00.000Z');
    });

    it('says how many credits an accepted offer needs, and how many are left', async () => {
      const id = await book('superAdministrator', ['pm']);
      await join('employee', { choice: 'pm' });
      api.setNow(morning);
      await cancel('superAdministrator', id);
      await api.database.update(users).set({ parkshareCredits: 0 }).where(eq(users.id, people.employee.id));
      const [entry] = await own('employee');
      const answer = await api.as('employee').post(`/api/parking/waitlist/${entry.id}/answer`, { answer: 'accept' });
      expect(answer.body).toMatchObject({ key: 'errors.parking.noCredits', values: { requested: 1, left: 0 } });
    });

    it('offers it to the next person after no answer or a no', async () => {
      const id = await book('superAdministrator', ['pm']);
      for (const who of ['employee', 'otherEmployee', 'facilities'] as const) {
        await join(who, { choice: 'pm' });
        api.setNow(new Date(api.app.context.clock().getTime() + 1000));
      }
      api.setNow(morning);
      await cancel('superAdministrator', id);
      const [silent] = await own('employee');
      await api.runDueJobs('2026-03-04T05:14:59Z');
      expect(await states('employee', 'otherEmployee')).toEqual(['offered', 'waiting']);
      api.setNow('2026-03-04T05:15:00Z');
      // The time decides, whether or not the worker has been there.
      expect(await states('employee')).toEqual(['expired']);
      const late = await api.as('employee').post(`/api/parking/waitlist/${silent.id}/answer`, { answer: 'accept' });
      expect([late.status, late.body.key]).toEqual([409, 'errors.parking.offerEnded']);
      await api.runDueJobs();
      expect(await states('employee', 'otherEmployee')).toEqual(['expired', 'offered']);
      const [entry] = await own('otherEmployee');
      await api.as('otherEmployee').post(`/api/parking/waitlist/${entry.id}/answer`, { answer: 'decline' });
      expect(await states('otherEmployee', 'facilities')).toEqual(['declined', 'offered']);
    });
  });

  it.each([
    ['spring', '2026-03-29', '2026-03-29T03:59:59Z', '2026-03-29T04:00:00Z'],
    ['autumn', '2026-10-25', '2026-10-25T04:59:59Z', '2026-10-25T05:00:00Z'],
  ])('assigns until 06:00 of the wall clock on the day of the change in %s', async (_name, day, before, after) => {
    for (const [moment, state] of [
      [before, 'assigned'],
      [after, 'offered'],
    ] as const) {
      await api.database.execute(sql`DELETE FROM parking_waitlist_entries`);
      api.setNow(`${day}T02:00:00Z`);
      const half = state === 'assigned' ? 'am' : 'pm';
      const id = await book('superAdministrator', [half], day);
      await join('employee', { date: day, choice: half });
      api.setNow(moment);
      await cancel('superAdministrator', id);
      expect(await states('employee')).toEqual([state]);
    }
  });

  it('is left by booking another spot, by leaving, and ends with the day', async () => {
    await book('superAdministrator');
    await join('employee');
    await join('otherEmployee');
    await join('facilities');
    await api.database.execute(sql`UPDATE parking_spots SET is_active = true WHERE id = ${spots.pool}`);
    const other = await api
      .as('employee')
      .post('/api/parking/spots/book', { spotId: spots.pool, date, halves: ['am'] });
    expect(other.status).toBe(201);
    const [entry] = await own('otherEmployee');
    expect((await api.as('employee').delete(`/api/parking/waitlist/${entry.id}`)).status).toBe(404);
    await api.as('otherEmployee').delete(`/api/parking/waitlist/${entry.id}`);
    expect(await states('employee', 'otherEmployee', 'facilities')).toEqual(['left', 'left', 'waiting']);
    api.setNow('2026-03-04T19:00:00Z');
    await api.runDueJobs();
    expect(await states('facilities')).toEqual(['expired']);
  });

  it('is not for people who hold a spot, nor for accessible spots without a permit', async () => {
    await api.database.execute(sql`UPDATE parking_spots SET is_active = true WHERE id = ${spots.assigned}`);
    await book('superAdministrator');
    const holder = await join('companyAdministrator');
    expect([holder.status, holder.body.key, holder.body.values]).toEqual([
      409,
      'errors.parking.ownSpot',
      { name: '3', day: date },
    ]);
    const permits = await api.database.select().from(parkingPermits);
    await api.database.delete(parkingPermits);
    const refused = await join('employee', { kind: 'accessible' });
    expect([refused.status, refused.body.key]).toEqual([403, 'errors.parking.permitNeeded']);
    await api.database.insert(parkingPermits).values(permits);
  });

  it.each(['external', 'garage', 'exited', 'noRole'] as const)('is not for %s', async (who) => {
    expect((await join(who)).status).toBe(403);
  });
});
