import { and, eq } from 'drizzle-orm';
import { describeOnDatabase, type PersonName } from '../../testing';
import { parkingReleases } from '../../core/database/schema/parking';
import { parkingReleasedHalves } from '../../core/database/schema/parking-holding';
import { lots, prepareLots, releases, spots } from '../../testing/parking-lots';

const now = '2026-03-03T07:00:00Z';

describeOnDatabase('free spots of a day', (test) => {
  const api = test.api({ prepare: prepareLots });
  beforeEach(() => api.setNow(now));

  const day = async (who: PersonName, query = 'date=2026-03-04') =>
    (await api.as(who).get(`/api/parking/parking-lots?${query}`)).body;
  const free = async (who: PersonName, query?: string) =>
    (await day(who, query)).lots.map(({ free: counts }: { free: object }) => counts);
  const numbers = async (who: PersonName, lotId: string, query: string) =>
    (await api.as(who).get(`/api/parking/freeSpots/${lotId}?${query}`)).body.spots.map(
      ({ number, kind, from }: Record<string, string>) => `${number} ${kind} ${from}`,
    );

  it('counts what the person could book, per half and for the whole day', async () => {
    expect(await day('employee')).toEqual({
      date: '2026-03-04',
      half: 'day',
      timeZone: 'Europe/Zurich',
      firstDay: '2026-03-03',
      lastDay: '2026-04-02',
      endedHalves: [],
      own: { am: null, pm: null },
      held: { am: null, pm: null },
      cost: { am: 1, pm: 1 },
      parkshareCredits: 5,
      lots: [
        {
          id: lots.north,
          name: 'North',
          address: 'Route du Lac 1',
          position: { latitude: 46.5, longitude: 6.6 },
          spotCount: 7,
          free: { am: 3, pm: 3, day: 3 },
          freeByKind: { standard: 2, electric: 1, accessible: 1, motorbike: 1 },
          closed: null,
        },
        {
          id: lots.south,
          name: 'South',
          address: '',
          position: null,
          spotCount: 1,
          free: { am: 0, pm: 0, day: 0 },
          freeByKind: { standard: 0, electric: 0, accessible: 0, motorbike: 0 },
          closed: null,
        },
      ],
    });
    expect((await free('otherEmployee'))[0]).toEqual({ am: 2, pm: 2, day: 2 });
  });

  it('counts releases for their days, halves and audience', async () => {
    // A Thursday: mornings to colleagues; a Friday: to everybody.
    expect([
      (await free('otherEmployee', 'date=2026-03-05'))[1],
      (await free('employee', 'date=2026-03-05'))[1],
    ]).toEqual([
      { am: 1, pm: 0, day: 0 },
      { am: 0, pm: 0, day: 0 },
    ]);
    expect((await free('employee', 'date=2026-03-06'))[1]).toEqual({ am: 1, pm: 1, day: 1 });
    // The assignee recovers the own spot by a recall, not by booking it.
    expect((await free('otherAdministrator', 'date=2026-03-06'))[1]).toEqual({ am: 0, pm: 0, day: 0 });
  });

  it('leaves out a half that was recalled and a release that was withdrawn', async () => {
    const { releaseId, day: endedDay, half } = parkingReleasedHalves;
    await api.database
      .update(parkingReleasedHalves)
      .set({ state: 'ended' })
      .where(and(eq(releaseId, releases.toPark), eq(endedDay, '2026-03-13'), eq(half, 'am')));
    expect((await free('employee', 'date=2026-03-13'))[1]).toEqual({ am: 0, pm: 1, day: 0 });
    expect((await free('employee', 'date=2026-03-20'))[1]).toEqual({ am: 1, pm: 1, day: 1 });
    expect(await numbers('employee', lots.north, 'date=2026-03-09')).not.toContain('3 standard company');
    await api.database.update(parkingReleases).set({ withdrawnAt: null });
    expect(await numbers('employee', lots.north, 'date=2026-03-09')).toContain('3 standard company');
  });

  it('lists the free spots of a lot in the order of their numbers, and says where they come from', async () => {
    expect(await numbers('employee', lots.north, 'date=2026-03-04')).toEqual([
      '1 standard park',
      '2 standard company',
      '6 accessible park',
      '7 motorbike park',
      '10 electric company',
    ]);
    expect(await numbers('otherEmployee', lots.south, 'date=2026-03-05&half=am')).toEqual(['1 standard company']);
    expect(await numbers('otherEmployee', lots.south, 'date=2026-03-05&half=day')).toEqual([]);
  });

  it('counts a booked half as gone, shows the own booking, and counts it again when it is cancelled', async () => {
    const { body } = await api
      .as('employee')
      .post('/api/parking/spots/book', { spotId: spots.park, date: '2026-03-18', halves: ['am'] });
    const after = await day('employee', 'date=2026-03-18&half=am');
    expect([after.own, after.lots[0].free, after.lots[0].freeByKind.standard]).toEqual([
      { am: body.booking.id, pm: null },
      { am: 2, pm: 3, day: 2 },
      1,
    ]);
    expect((await free('otherEmployee', 'date=2026-03-18'))[0]).toEqual({ am: 1, pm: 2, day: 1 });
    await api.as('employee').delete(`/api/parking/bookings/${body.booking.id}`);
    expect((await free('employee', 'date=2026-03-18'))[0]).toEqual({ am: 3, pm: 3, day: 3 });
  });

  it('offers nothing of a half that is over', async () => {
    api.setNow('2026-03-03T12:00:00Z');
    const afternoon = await day('employee', 'half=pm');
    expect([afternoon.date, afternoon.endedHalves, afternoon.lots[0].free]).toEqual([
      '2026-03-03',
      ['am'],
      { am: 0, pm: 3, day: 0 },
    ]);
    api.setNow('2026-03-03T19:00:00Z');
    expect((await day('employee', '')).endedHalves).toEqual(['am', 'pm']);
  });

  it.each([
    ['date=2026-03-02', 422, 'errors.parking.inThePast'],
    ['date=2026-04-03', 422, 'errors.parking.tooFarAhead'],
    ['date=2026-02-30', 400, 'errors.validation'],
    ['half=night', 400, 'errors.validation'],
  ])('refuses %s', async (query, status, key) => {
    for (const path of ['parking-lots', `freeSpots/${lots.north}`]) {
      const answer = await api.as('employee').get(`/api/parking/${path}?${query}`);
      expect([answer.status, answer.body.key]).toEqual([status, key]);
    }
  });

  it('knows no other lots', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      const answer = await api.as('employee').get(`/api/parking/freeSpots/${id}`);
      expect([answer.status, answer.body.key]).toEqual([404, 'errors.parking.lotNotFound']);
    }
  });
});
