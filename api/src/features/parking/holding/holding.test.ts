import { describeOnDatabase, people, testCompanies, type PersonName } from '../../../testing';
import { spots } from '../../../testing/parking-lots';
import { now, spotRequests } from '../../../testing/spot-requests';
import { parkingDeparture } from '../departure';

const { otherTenant } = testCompanies;

describeOnDatabase('holding and releasing', (test) => {
  const { api, book, release } = spotRequests(test);

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
    expect((await offer({ firstDay: '2028-02-29', lastDay: '2029-02-28' })).body).toMatchObject({
      key: 'errors.parking.leaseTooLong',
      values: { lastDay: '2029-02-27' },
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
});
