import { eq } from 'drizzle-orm';
import { rrulestr } from 'rrule';
import { companyContracts } from '../../../core/database/schema/companies';
import { roomBookings, roomOccurrences, roomOffers, rooms } from '../../../core/database/schema/rooms';
import { webhookEndpoints, webhookEvents } from '../../../core/database/schema/webhooks';
import { describeOnDatabase } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';
import { listSeriesDays, slotOn } from './recurrence';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const zone = 'Europe/Zurich';

describeOnDatabase('series of room bookings', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.update(companyContracts).set({ minutesPerMonth: 6000 });
    await api.database.update(rooms).set({ needsApproval: false }).where(eq(rooms.id, testRooms.night));
  });

  type Who = Parameters<typeof api.as>[0];
  const weekly = (weekdays: number[], until: string) => ({ every: 'week', weekdays, until });
  const pattern = (change: object = {}) => ({
    roomId: testRooms.night,
    from: '2026-03-04',
    start: '09:00',
    end: '10:00',
    recurrence: weekly([3], '2026-04-01'),
    ...change,
  });
  const preview = (change: object = {}, who: Who = 'companySupervisor') =>
    api.as(who).post('/api/rooms/series/preview', pattern(change));
  const repeat = (change: object = {}, who: Who = 'companySupervisor') =>
    api.as(who).post('/api/rooms/series', { ...pattern(change), title: 'Stand-up' });
  const book = async (who: Who, roomId: string, start: string, end: string) => {
    const { body } = await api.as(who).post('/api/rooms/bookings', { roomId, title: 'Other', start, end });
    return body.booking;
  };
  const datesOf = (booking: { occurrences: { start: string; state: string }[] }) =>
    booking.occurrences.map(({ start, state }) => `${start.slice(5, 16)} ${state}`);

  it('say for each date whether it is free, why not, and which other rooms are', async () => {
    await book('facilities', testRooms.night, '2026-03-11T08:30:00Z', '2026-03-11T09:30:00Z');
    const { status, body } = await preview({ people: 3 });
    expect([status, body.freeCount]).toEqual([200, 4]);
    expect(body.dates.map(({ day, refusal }: Record<string, string>) => [day, refusal])).toEqual([
      ['2026-03-04', null],
      ['2026-03-11', 'errors.rooms.taken'],
      ['2026-03-18', null],
      ['2026-03-25', null],
      ['2026-04-01', null],
    ]);
    // Flon has six seats; Doubs has a hundred, which is too many for three.
    expect(body.dates[1].otherRooms.map(({ name }: { name: string }) => name)).toEqual(['Flon', 'Arve']);
  });

  it('are booked with skipped, moved and waiting dates as chosen, at the wall clock of the park', async () => {
    await book('facilities', testRooms.night, '2026-03-11T08:30:00Z', '2026-03-11T09:30:00Z');
    await book('facilities', testRooms.night, '2026-03-18T08:30:00Z', '2026-03-18T09:30:00Z');
    const { status, body } = await repeat({
      choices: [
        { day: '2026-03-11', choice: 'room', roomId: testRooms.busy },
        { day: '2026-03-18', choice: 'wait' },
      ],
    });
    expect(status).toBe(201);
    expect(datesOf(body.booking)).toEqual([
      '03-04T08:00 booked',
      '03-11T08:00 booked',
      '03-18T08:00 skipped',
      '03-25T08:00 booked',
      // Summer time has begun.
      '04-01T07:00 booked',
    ]);
    expect(body.booking.occurrences[1].room.name).toBe('Flon');
    expect(body.booking.occurrences[2].reason).toBe('errors.rooms.taken');
    expect(body.booking.isSeries).toBe(true);
  });

  it('tell other systems about the booking, like a single one', async () => {
    const at = new Date(now);
    await api.database.insert(webhookEndpoints).values({
      name: 'Screens',
      url: 'https://screens.example.com/hook',
      events: ['bookings'],
      secret: 'encrypted',
      createdAt: at,
      updatedAt: at,
    });
    const { body } = await repeat();
    await api.database.delete(webhookEndpoints);
    expect(await api.database.select().from(webhookEvents)).toMatchObject([
      { event: 'bookings.created', data: { kind: 'room', id: body.booking.id, roomId: testRooms.night } },
    ]);
  });

  it('count the hours of the company per month, and skip what exceeds them', async () => {
    await api.database.update(companyContracts).set({ minutesPerMonth: 150 });
    const { body } = await repeat();
    expect(datesOf(body.booking).map((text) => text.slice(12))).toEqual([
      'booked',
      'booked',
      'skipped',
      'skipped',
      'booked',
    ]);
    expect(body.booking.occurrences[2].reason).toBe('errors.rooms.quotaExceeded');
  });

  it.each([
    ['seriesTooLong', { recurrence: { every: 'day', until: '2027-03-20' } }],
    ['tooManyDates', { recurrence: { every: 'day', until: '2026-12-31' } }],
    ['noDates', { recurrence: { every: 'month', weekday: 1, nth: 1, until: '2026-03-20' } }],
    ['outsideOpeningHours', { roomId: testRooms.office, recurrence: weekly([6], '2026-03-30') }],
  ])('are refused with errors.rooms.%s and leave nothing', async (key, change) => {
    const { status, body } = await repeat(change);
    expect([status, body.key]).toEqual([422, `errors.rooms.${key}`]);
    expect(await api.database.select().from(roomOccurrences)).toEqual([]);
  });

  it('change from one date on: the series splits and its past stays', async () => {
    const { body } = await repeat();
    api.setNow('2026-03-12T07:00:00Z');
    const { booking } = body;
    const change = (scope: string, more: object = {}) =>
      api.as('companySupervisor').patch(`/api/rooms/series/${booking.occurrences[3].id}`, {
        version: 1,
        scope,
        start: '14:00',
        end: '15:30',
        ...more,
      });
    const { status, body: changed } = await change('following');
    expect(status).toBe(200);
    expect(datesOf(changed.booking)).toEqual(['03-25T13:00 booked', '04-01T12:00 booked']);
    const { body: before } = await api.as('companySupervisor').get(`/api/rooms/bookings/${booking.id}`);
    expect(datesOf(before)).toEqual(['03-04T08:00 booked', '03-11T08:00 booked', '03-18T08:00 booked']);
    expect(changed.booking.id).not.toBe(booking.id);
  });

  it('change as a whole: all coming dates, or none if one does not fit', async () => {
    const { body } = await repeat();
    await book('facilities', testRooms.night, '2026-03-18T13:00:00Z', '2026-03-18T14:00:00Z');
    const change = (more: object = {}) =>
      api.as('companySupervisor').patch(`/api/rooms/series/${body.booking.occurrences[0].id}`, {
        version: 1,
        scope: 'all',
        start: '14:00',
        end: '15:00',
        ...more,
      });
    const refused = await change();
    expect([refused.body.key, refused.body.details.dates]).toEqual([
      'errors.rooms.someDatesRefused',
      [{ day: '2026-03-18', refusal: 'errors.rooms.taken' }],
    ]);
    const changed = await change({ skipRefused: true });
    expect(datesOf(changed.body.booking)).toEqual([
      '03-04T13:00 booked',
      '03-11T13:00 booked',
      '03-18T13:00 skipped',
      '03-25T13:00 booked',
      '04-01T12:00 booked',
    ]);
    expect((await change()).body.key).toBe('errors.rooms.changedMeanwhile');
  });

  it('cancel one date, or this and the following ones', async () => {
    const { body } = await repeat();
    const cancel = (index: number, scope: string) =>
      api.as('companySupervisor').delete(`/api/rooms/occurrences/${body.booking.occurrences[index].id}?scope=${scope}`);
    expect(datesOf((await cancel(1, 'one')).body).map((text) => text.slice(12))).toEqual([
      'booked',
      'cancelled',
      'booked',
      'booked',
      'booked',
    ]);
    expect(datesOf((await cancel(2, 'following')).body).map((text) => text.slice(12))).toEqual([
      'booked',
      'cancelled',
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
  });

  it('offer a skipped date when it gets free, to the oldest first, and book it with one click', async () => {
    const other = await book('facilities', testRooms.night, '2026-03-11T08:30:00Z', '2026-03-11T09:30:00Z');
    await repeat();
    api.setNow('2026-03-03T08:00:00Z');
    await repeat({ recurrence: weekly([3, 4], '2026-04-01') }, 'companyAdministrator');
    await api.as('facilities').delete(`/api/rooms/bookings/${other.id}`);
    await api.runDueJobs('2026-03-03T08:01:00Z');
    const offersOf = async (who: Who) => (await api.as(who).get('/api/rooms/offers')).body.items;
    const [offer] = await offersOf('companySupervisor');
    expect(offer).toMatchObject({ title: 'Stand-up', start: '2026-03-11T08:00:00.000Z' });
    expect(await offersOf('companyAdministrator')).toEqual([]);
    expect((await api.as('companyAdministrator').post(`/api/rooms/offers/${offer.id}/accept`)).status).toBe(404);
    const accepted = await api.as('companySupervisor').post(`/api/rooms/offers/${offer.id}/accept`);
    expect([accepted.status, datesOf(accepted.body)[1]]).toEqual([200, '03-11T08:00 booked']);
    expect((await api.as('companySupervisor').post(`/api/rooms/offers/${offer.id}/accept`)).body.key).toBe(
      'errors.rooms.offerOver',
    );
  });

  it('offer the date to the next person after 24 hours without an answer', async () => {
    const other = await book('facilities', testRooms.night, '2026-03-11T08:30:00Z', '2026-03-11T09:30:00Z');
    await repeat();
    api.setNow('2026-03-03T08:00:00Z');
    await repeat({ recurrence: weekly([3, 4], '2026-04-01') }, 'companyAdministrator');
    await api.as('facilities').delete(`/api/rooms/bookings/${other.id}`);
    await api.runDueJobs('2026-03-03T08:01:00Z');
    api.setNow('2026-03-04T08:02:00Z');
    await api.runDueJobs('2026-03-04T08:02:00Z');
    const states = await api.database
      .select({ state: roomOffers.state })
      .from(roomOffers)
      .orderBy(roomOffers.offeredAt);
    expect(states.map(({ state }) => state)).toEqual(['expired', 'open']);
    expect((await api.as('companyAdministrator').get('/api/rooms/offers')).body.items).toHaveLength(1);
  });
});

describe('the days of a series', () => {
  const rules: [string, Parameters<typeof listSeriesDays>[1], string][] = [
    ['daily', { every: 'day', until: '2026-11-05' }, 'FREQ=DAILY'],
    ['weekly', { every: 'week', weekdays: [1, 3, 7], until: '2026-11-30' }, 'FREQ=WEEKLY;BYDAY=MO,WE,SU'],
    ['on the last Sunday', { every: 'month', weekday: 7, nth: -1, until: '2026-12-31' }, 'FREQ=MONTHLY;BYDAY=-1SU'],
    ['on the second Friday', { every: 'month', weekday: 5, nth: 2, until: '2026-12-31' }, 'FREQ=MONTHLY;BYDAY=2FR'],
  ];
  // rrule computes on "floating" times, which it calls UTC.
  it.each(rules)(
    '%s are those of an independent library, across both changes of the clocks',
    (_name, recurrence, rule) => {
      for (const from of ['2026-03-20', '2026-10-01']) {
        const until = recurrence.until.replaceAll('-', '');
        const text = `DTSTART:${from.replaceAll('-', '')}T023000Z\nRRULE:${rule};UNTIL=${until}T235959Z`;
        const expected = rrulestr(text)
          .all()
          .map((date) => date.toISOString().slice(0, 10));
        expect(listSeriesDays(from, recurrence, 400)).toEqual(expected);
      }
    },
  );

  it('keep the wall clock; a time in the gap moves behind it', () => {
    const at = (day: string) => slotOn(day, { start: '02:30', end: '04:00' }, zone).start.toISOString();
    expect(at('2026-03-28')).toBe('2026-03-28T01:30:00.000Z');
    // 03:30 in summer time.
    expect(at('2026-03-29')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-03-30')).toBe('2026-03-30T00:30:00.000Z');
    // The first of the two.
    expect(at('2026-10-25')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-10-26')).toBe('2026-10-26T01:30:00.000Z');
  });
});
