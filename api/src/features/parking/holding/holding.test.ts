import { eq, sql } from 'drizzle-orm';
import { parkingHolidays, parkingPermits, parkingVehicles } from '../../../core/database/schema/parking-holding';
import { users } from '../../../core/database/schema/users';
import { describeOnDatabase, people, testCompanies, type PersonName } from '../../../testing';
import { prepareLots, spots } from '../../../testing/parking-lots';
import { postLines } from '../credits/ledger';
import { parkingDeparture } from '../departure';
import { insertBooking } from '../store';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const { tenant, otherTenant } = testCompanies;

describeOnDatabase('holding and releasing', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL session_replication_role = replica`);
      await transaction.execute(
        sql`TRUNCATE parking_bookings, parking_booking_halves, parking_credit_lines, parking_payments, parking_booking_recalls, parking_leases CASCADE`,
      );
      await transaction.execute(sql`DELETE FROM parking_released_halves WHERE spot_id = ${spots.assigned}::uuid`);
      await transaction.execute(sql`UPDATE parking_company_terms SET pool_credits = 0`);
    });
    await api.database.update(users).set({ parkshareCredits: 5 });
  });

  const book = (who: PersonName, spotId: string, date = '2026-03-04', halves = ['am']) =>
    api.as(who).post('/api/parking/spots/book', { spotId, date, halves });
  const release = (who: PersonName, body: object = {}) =>
    api.as(who).post('/api/parking/releases', {
      spotId: spots.assigned,
      halves: ['am', 'pm'],
      audience: 'park',
      firstDay: '2026-03-05',
      lastDay: '2026-03-05',
      ...body,
    });
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

  it('shows the own spot and refuses to sell another one to its holder', async () => {
    const { body } = await api.as('companyAdministrator').get('/api/parking/own-spots');
    expect(body.spots).toHaveLength(1);
    expect(body.spots[0].spot).toMatchObject({ number: '3', lot: { name: 'North' } });
    expect(body.spots[0].halves[2]).toEqual({
      day: '2026-03-04',
      half: 'am',
      state: 'held',
      audience: null,
      closedReason: null,
      may: { release: true, takeBack: false },
    });
    const refused = await book('companyAdministrator', spots.park);
    expect([refused.status, refused.body.key, refused.body.values]).toEqual([
      409,
      'errors.parking.ownSpot',
      { name: '3', day: '2026-03-04' },
    ]);
    expect((await api.as('employee').get('/api/parking/own-spots')).body.spots).toEqual([]);
  });

  it('releases to the park, is booked by others, and comes back while it is free', async () => {
    expect((await book('otherEmployee', spots.assigned, '2026-03-05')).body.key).toBe('errors.parking.notReleased');
    expect((await release('companyAdministrator')).body).toEqual({ halves: 2 });
    expect((await release('companyAdministrator')).body.key).toBe('errors.parking.alreadyReleased');
    expect((await book('otherEmployee', spots.assigned, '2026-03-05')).status).toBe(201);
    const back = (halves: string[]) =>
      api.as('companyAdministrator').post('/api/parking/releases/take-back', {
        spotId: spots.assigned,
        date: '2026-03-05',
        halves,
      });
    expect((await back(['am'])).body.key).toBe('errors.parking.releaseBooked');
    expect((await back(['pm'])).body).toEqual({ halves: 1 });
    expect((await book('employee', spots.assigned, '2026-03-05', ['pm'])).body.key).toBe('errors.parking.notReleased');
    expect(
      (
        await api
          .as('employee')
          .post('/api/parking/releases/take-back', { spotId: spots.assigned, date: '2026-03-05', halves: ['am'] })
      ).status,
    ).toBe(404);
  });

  it('opens a spot to the own company first and to the park at 18:00 of the day before', async () => {
    await release('companyAdministrator', { audience: 'companyThenPark' });
    expect((await book('otherEmployee', spots.assigned, '2026-03-05')).body.key).toBe('errors.parking.notReleased');
    api.setNow('2026-03-04T16:59:00Z');
    expect((await book('otherEmployee', spots.assigned, '2026-03-05')).body.key).toBe('errors.parking.notReleased');
    api.setNow('2026-03-04T17:00:00Z');
    expect((await book('otherEmployee', spots.assigned, '2026-03-05')).status).toBe(201);
  });

  it('opens a spot to a named company only', async () => {
    await release('companySupervisor', { audience: 'named', companyId: otherTenant.id });
    expect((await book('employee', spots.assigned, '2026-03-05')).body.key).toBe('errors.parking.notReleased');
    expect((await book('otherEmployee', spots.assigned, '2026-03-05')).status).toBe(201);
  });

  it.each<[string, PersonName, object, number, string]>([
    ['a foreign spot', 'otherAdministrator', {}, 404, 'errors.parking.spotNotFound'],
    ['a colleague’s spot', 'employee', {}, 404, 'errors.parking.spotNotFound'],
    ['more than 90 days ahead', 'companyAdministrator', { lastDay: '2026-06-02' }, 422, 'errors.parking.releaseTooFar'],
    ['a day of the past', 'companyAdministrator', { firstDay: '2026-03-02' }, 422, 'errors.parking.firstDayInPast'],
  ])('refuses to release %s', async (_what, who, body, status, key) => {
    const refused = await release(who, body);
    expect([refused.status, refused.body.key]).toEqual([status, key]);
  });

  it('lets two people share a spot by weekday and half', async () => {
    const share = (assignments: object[]) =>
      api.as('companySupervisor').put(`/api/parking/spots/${spots.pool}`, { firstDay: '2026-03-04', assignments });
    const all = (half: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, half }));
    const twice = await share([
      { personId: people.employee.id, slots: all('am') },
      { personId: people.colleague.id, slots: all('am') },
    ]);
    expect(twice.body.key).toBe('errors.parking.assignedTwice');
    const done = await share([
      { personId: people.employee.id, slots: all('am') },
      { personId: people.colleague.id, slots: all('pm') },
    ]);
    expect(done.status).toBe(204);
    const mine = (await api.as('colleague').get('/api/parking/own-spots')).body.spots[0].halves;
    expect(new Set(mine.map(({ half }: { half: string }) => half))).toEqual(new Set(['pm']));
    expect((await share([{ personId: people.otherEmployee.id, slots: all('am') }])).body.key).toBe(
      'errors.parking.personNotFound',
    );
    expect((await share([])).status).toBe(204);
    expect((await api.as('employee').get('/api/parking/own-spots')).body.spots).toEqual([]);
  });

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

  it('leases a spot to another company by offer and acceptance', async () => {
    const offer = (body: object = {}) =>
      api.as('companySupervisor').post('/api/parking/leases', {
        spotId: spots.pool,
        companyId: otherTenant.id,
        firstDay: '2026-03-04',
        lastDay: '2026-03-31',
        ...body,
      });
    expect((await offer({ lastDay: '2027-03-04' })).body).toMatchObject({
      key: 'errors.parking.leaseTooLong',
      values: { limit: 12, lastDay: '2027-03-03' },
    });
    const { id } = (await offer()).body;
    const decide = (who: PersonName, decision: string, leaseId = id) =>
      api.as(who).post(`/api/parking/leases/${leaseId}/decision`, { decision });
    expect((await book('otherEmployee', spots.pool)).body.key).toBe('errors.parking.notReleased');
    expect((await decide('companySupervisor', 'accept')).body.key).toBe('errors.parking.leaseDecided');
    const second = (await offer()).body.id;
    expect((await decide('otherAdministrator', 'accept')).body.state).toBe('active');
    expect((await decide('otherAdministrator', 'accept', second)).body.key).toBe('errors.parking.leaseOverlaps');
    expect((await book('employee', spots.pool)).body.key).toBe('errors.parking.notReleased');
    expect((await book('otherEmployee', spots.pool)).status).toBe(201);
    const held = (await api.as('otherAdministrator').get('/api/parking/spots/company?from=2026-03-04')).body.spots;
    expect(held.find(({ spot }: { spot: { id: string } }) => spot.id === spots.pool)).toMatchObject({
      isSublet: true,
      leasedUntil: '2026-03-31',
    });
    api.setNow('2026-03-05T07:00:00Z');
    expect((await decide('otherAdministrator', 'end')).body.lastDay).toBe('2026-03-05');
    expect((await book('employee', spots.pool, '2026-03-06')).status).toBe(201);
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

  it('ends releases that nobody has booked when their holder leaves, and keeps booked ones', async () => {
    await release('companyAdministrator');
    const { id } = (await book('otherEmployee', spots.assigned, '2026-03-05')).body.booking;
    await api.database.transaction((transaction) =>
      parkingDeparture.settle(transaction, {
        people: [people.companyAdministrator.id],
        leavingCompanyId: null,
        from: new Date(now),
        handOverTo: null,
        isErasure: false,
        key: 'test',
        decidedBy: null,
        now: new Date(now),
        zone: 'Europe/Zurich',
      }),
    );
    expect((await api.as('otherEmployee').get(`/api/parking/bookings/${id}`)).body.booking.halves[0].state).toBe(
      'booked',
    );
    // The afternoon belongs to the company's pool again.
    expect((await book('otherEmployee', spots.assigned, '2026-03-05', ['pm'])).body.key).toBe(
      'errors.parking.notReleased',
    );
    expect((await book('colleague', spots.assigned, '2026-03-05', ['pm'])).status).toBe(201);
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
