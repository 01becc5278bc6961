/** Booked halves: what they cost, for whom they are, and how they are recalled and returned. */
import { eq } from 'drizzle-orm';
import { parkingHolidays, parkingPermits, parkingVehicles } from '../../../core/database/schema/parking-holding';
import { users } from '../../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../../testing';
import { spots } from '../../../testing/parking-lots';
import { now, spotRequests } from '../../../testing/spot-requests';
import { postLines } from '../credits/ledger';
import { insertBooking } from '../store';

const { tenant } = testCompanies;

describeOnDatabase('booking and recalling halves', (test) => {
  const { api, book, release } = spotRequests(test);
  const fillPool = (companyId: string, amount: number) =>
    postLines(api.database, [
      {
        from: 'issued',
        to: { pool: companyId },
        amount,
        reason: 'grant',
        key: `test:${companyId}:${Math.random()}`,
        at: new Date(now),
      },
    ]);

  it('recalls a booked half with refund and compensation, twice per booker and month at most', async () => {
    await release('companyAdministrator', { firstDay: '2026-03-05', lastDay: '2026-03-12' });
    const recall = (id: string) =>
      api
        .as('companySupervisor')
        .post(`/api/parking/bookings/${id}/recall`, { halves: ['am'], reason: 'Needed for a delivery' });
    const first = (await book('otherEmployee', spots.assigned, '2026-03-05')).body.booking.id;
    const empty = await recall(first);
    expect([empty.status, empty.body.key, empty.body.values]).toEqual([
      422,
      'errors.parking.poolEmpty',
      { requested: 1, left: 0, unit: 'credits', decidedBy: 'park' },
    ]);
    await fillPool(tenant.id, 5);
    const before = await api.as('otherEmployee').get('/api/parking/bookings');
    expect(before.body.parkshareCredits).toBe(4);
    expect((await recall(first)).body).toEqual({ halves: 1, poolCredits: 4 });
    const after = await api.as('otherEmployee').get(`/api/parking/bookings/${first}`);
    expect([after.body.parkshareCredits, after.body.booking.halves[0].state]).toEqual([6, 'recalled']);
    expect((await book('employee', spots.assigned, '2026-03-05')).body.key).toBe('errors.parking.notReleased');
    for (const date of ['2026-03-06', '2026-03-09']) {
      const { id } = (await book('otherEmployee', spots.assigned, date)).body.booking;
      const answer = await recall(id);
      if (date === '2026-03-06') expect(answer.status).toBe(200);
      else
        expect([answer.status, answer.body.key, answer.body.values]).toEqual([
          422,
          'errors.parking.recalledTwice',
          { limit: 2, used: 2, unit: 'bookings', freeFrom: '2026-03-31T22:00:00.000Z' },
        ]);
    }
  });

  it('recalls until 18:00 of the day before, by managers of the company that holds the spot', async () => {
    await fillPool(tenant.id, 5);
    await release('companyAdministrator');
    const { id } = (await book('otherEmployee', spots.assigned, '2026-03-05')).body.booking;
    const recall = (who: PersonName) =>
      api.as(who).post(`/api/parking/bookings/${id}/recall`, { halves: ['am'], reason: 'Needed' });
    expect((await recall('otherAdministrator')).status).toBe(404);
    expect((await recall('employee')).status).toBe(403);
    api.setNow('2026-03-04T17:00:00Z');
    expect((await recall('companySupervisor')).body.key).toBe('errors.parking.recallTooLate');
  });

  it('books for two guests per half at the cost of the pool', async () => {
    await fillPool(tenant.id, 2);
    const guest = (spotId: string, name: string) =>
      api
        .as('companySupervisor')
        .post('/api/parking/guests', { spotId, date: '2026-03-04', halves: ['am'], name, isElectric: true });
    const first = await guest(spots.pool, 'Ada Guest');
    expect([first.status, first.body.poolCredits]).toEqual([201, 1]);
    expect((await guest(spots.pool, 'Ben Guest')).body.key).toBe('errors.parking.taken');
    expect((await guest(spots.poolElectric, 'Ben Guest')).body.poolCredits).toBe(0);
    expect((await guest(spots.park, 'Eve Guest')).body.key).toBe('errors.parking.tooManyGuests');
    expect((await api.as('companySupervisor').delete(`/api/parking/guests/${first.body.id}`)).status).toBe(204);
    const sheet = (await api.as('companySupervisor').get('/api/parking/day-sheet?date=2026-03-04')).body.rows;
    expect(sheet.filter(({ isGuest }: { isGuest: boolean }) => isGuest)).toEqual([
      expect.objectContaining({ spot: '10', name: 'Ben Guest', plate: null }),
    ]);
    expect((await guest(spots.park, 'Eve Guest')).status).toBe(201);
    const none = await guest(spots.pool, 'Fay Guest');
    expect(none.body.key).toBe('errors.parking.tooManyGuests');
  });

  it('costs nothing on weekends, on holidays and once the half has begun', async () => {
    await api.database
      .insert(parkingHolidays)
      .values({ day: '2026-03-10', nameEn: 'Fair', nameFr: 'Foire' })
      .onConflictDoNothing();
    const left = async (date: string) => (await book('employee', spots.park, date)).body.parkshareCredits;
    expect([
      await left('2026-03-07'),
      await left('2026-03-10'),
      await left('2026-03-03'),
      await left('2026-03-11'),
    ]).toEqual([5, 5, 5, 4]);
    const { cost } = (await api.as('employee').get('/api/parking/parking-lots?date=2026-03-07')).body;
    expect(cost).toEqual({ am: 0, pm: 0 });
  });

  it('returns halves one by one', async () => {
    const { id } = (await book('employee', spots.park, '2026-03-11', ['am', 'pm'])).body.booking;
    const half = await api.as('employee').delete(`/api/parking/bookings/${id}?halves=pm`);
    expect([half.body.parkshareCredits, half.body.booking.halves.map(({ state }: { state: string }) => state)]).toEqual(
      [4, ['booked', 'cancelled']],
    );
    expect((await book('otherEmployee', spots.park, '2026-03-11', ['pm'])).status).toBe(201);
  });

  it('keeps accessible spots for permits and electric ones for electric vehicles until 09:00', async () => {
    await api.database.delete(parkingVehicles);
    await api.database.delete(parkingPermits);
    expect((await book('employee', spots.accessible)).body.key).toBe('errors.parking.permitNeeded');
    await api.database.insert(parkingPermits).values({ userId: people.employee.id, firstDay: '2026-01-01' });
    expect((await book('employee', spots.accessible)).status).toBe(201);
    const refused = await book('colleague', spots.poolElectric);
    expect([refused.body.key, refused.body.values.freeFrom]).toEqual([
      'errors.parking.electricNeeded',
      '2026-03-04T08:00:00.000Z',
    ]);
    await api.database
      .insert(parkingVehicles)
      .values({ userId: people.colleague.id, position: 1, plate: 'VD 1', isElectric: true });
    expect((await book('colleague', spots.poolElectric)).status).toBe(201);
    await api.database.delete(parkingVehicles);
    await api.database.delete(parkingPermits).where(eq(parkingPermits.userId, people.employee.id));
    const kinds = (await api.as('employee').get('/api/parking/parking-lots?date=2026-03-05')).body.lots[0].freeByKind;
    expect([kinds.electric, kinds.accessible]).toEqual([0, 0]);
  });

  it('frees the halves of a person who is deleted', async () => {
    const [leaver] = await api.database
      .insert(users)
      .values({ companyId: tenant.id, email: 'l@test.park', username: 'l@test.park', firstName: 'L', lastName: 'L' })
      .returning();
    const values = { userId: leaver?.id ?? '', companyId: tenant.id, spotId: spots.park, day: '2099-03-03' };
    const halves = [{ half: 'am' as const, releaseId: null, cost: 1 }];
    await insertBooking(api.database, { ...values, halves, now: new Date(now) });
    await api.database.delete(users).where(eq(users.id, values.userId));
    const again = { ...values, userId: people.employee.id, halves, now: new Date(now) };
    await expect(insertBooking(api.database, again)).resolves.toEqual(expect.any(String));
  });
});
