import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describeOnDatabase, people, testCompanies } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';
import { companyContracts } from '../../../core/database/schema/companies';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { applyRequestedMove } from './requested-move';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';

describeOnDatabase('changing a room booking', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.update(companyContracts).set({ minutesPerMonth: 600 });
  });

  type Who = Parameters<typeof api.as>[0];
  const at = (text: string) => `2026-03-${text}:00.000Z`;
  async function book(
    start: string,
    end: string,
    { who = 'companySupervisor' as Who, roomId = testRooms.night as string } = {},
  ) {
    const { body, status } = await api
      .as(who)
      .post('/api/rooms/bookings', { roomId, title: 'Review', start: at(start), end: at(end) });
    expect([status, body.key]).toEqual([201, undefined]);
    return body.booking;
  }
  const move = (
    booking: { version: number; occurrences: { id: string }[] },
    start: string,
    end: string,
    more: object = {},
    who: Who = 'companySupervisor',
  ) =>
    api.as(who).patch(`/api/rooms/occurrences/${booking.occurrences[0]!.id}`, {
      version: booking.version,
      start: at(start),
      end: at(end),
      ...more,
    });

  it('moves a date to another time and room, and frees the old one', async () => {
    const booking = await book('04T09:00', '04T10:00');
    const { status, body } = await move(booking, '05T09:00', '05T10:30', { roomId: testRooms.busy });
    expect(status).toBe(200);
    expect(body.booking).toMatchObject({
      id: booking.id,
      version: 3,
      room: { id: testRooms.busy },
      occurrences: [{ id: booking.occurrences[0].id, start: at('05T09:00'), end: at('05T10:30'), state: 'booked' }],
    });
    await book('04T09:00', '04T10:00', { who: 'facilities' });
  });

  it('may overlap its own old time, and counts its old hours back', async () => {
    await api.database.update(companyContracts).set({ minutesPerMonth: 120 });
    const booking = await book('04T09:00', '04T11:00', { roomId: testRooms.office });
    expect((await move(booking, '04T10:00', '04T12:00')).status).toBe(200);
    const { body } = await api.as('companySupervisor').get(`/api/rooms/bookings/${booking.id}`);
    expect((await move(body, '04T10:00', '04T12:30')).body.key).toBe('errors.rooms.quotaExceeded');
  });

  it('refuses a change that is based on an older version, and shows what is stored', async () => {
    const booking = await book('04T09:00', '04T10:00');
    expect((await move(booking, '04T10:00', '04T11:00')).status).toBe(200);
    const path = `/api/rooms/bookings/${booking.id}`;
    const { body: current } = await api.as('companySupervisor').get(path);
    const refused = [
      await move(booking, '04T12:00', '04T13:00'),
      await api.as('companySupervisor').patch(path, { version: 1, title: 'Mine' }),
    ];
    for (const { status, body } of refused)
      expect([status, body.key, body.details]).toEqual([409, 'errors.rooms.changedMeanwhile', { current }]);
  });

  it('answers 409 with alternatives for a taken time and keeps the old one', async () => {
    await book('04T12:00', '04T13:00', { who: 'facilities' });
    const booking = await book('04T09:00', '04T10:00');
    const { status, body } = await move(booking, '04T12:30', '04T13:30');
    expect([status, body.key]).toEqual([409, 'errors.rooms.taken']);
    expect(body.details.nextFree.start).toBe(at('04T13:00'));
    const { body: after } = await api.as('companySupervisor').get(`/api/rooms/bookings/${booking.id}`);
    expect(after).toMatchObject({ version: 1, occurrences: [{ start: at('04T09:00') }] });
  });

  it('never changes the past, and of a running booking only the end', async () => {
    const booking = await book('04T09:00', '04T10:00');
    api.setNow(at('04T09:30'));
    expect((await move(booking, '04T09:15', '04T10:00')).body.key).toBe('errors.rooms.inThePast');
    expect((await move(booking, '04T09:00', '04T09:20')).body.key).toBe('errors.rooms.inThePast');
    const longer = await move(booking, '04T09:00', '04T10:30');
    expect([longer.status, longer.body.booking?.occurrences[0].end]).toEqual([200, at('04T10:30')]);
    api.setNow(at('04T11:00'));
    expect((await move(longer.body.booking, '04T12:00', '04T13:00')).body.key).toBe('errors.rooms.alreadyOver');
  });

  it('keeps an accepted date until the requested move is decided', async () => {
    const booking = await book('04T09:00', '04T10:00', { who: 'superAdministrator', roomId: testRooms.approval });
    await api.database
      .update(roomBookings)
      .set({ ownerId: people.companySupervisor.id, companyId: testCompanies.tenant.id });
    const asked = await move(booking, '04T14:00', '04T15:00');
    expect(
      asked.body.booking.occurrences.map(({ state, isMove, start }: Record<string, unknown>) => [state, isMove, start]),
    ).toEqual([
      ['booked', false, at('04T09:00')],
      ['pending', true, at('04T14:00')],
    ]);
    const request = asked.body.booking.occurrences[1].id as string;
    await api.database.transaction((transaction) =>
      applyRequestedMove(transaction, request, { decidedBy: people.superAdministrator.id, now: new Date(now) }),
    );
    const { body } = await api.as('companySupervisor').get(`/api/rooms/bookings/${booking.id}`);
    expect(body.occurrences).toMatchObject([{ id: booking.occurrences[0].id, start: at('04T14:00'), state: 'booked' }]);
  });

  it('ends a running booking now; the quota counts what was used', async () => {
    await api.database.update(companyContracts).set({ minutesPerMonth: 120 });
    const booking = await book('04T09:00', '04T11:00', { roomId: testRooms.office });
    const end = () => api.as('companySupervisor').post(`/api/rooms/occurrences/${booking.occurrences[0].id}/end`);
    expect((await end()).body.key).toBe('errors.rooms.notRunning');
    api.setNow(at('04T09:29').replace(':00.000', ':10.000'));
    const ended = await end();
    expect([ended.status, ended.body.occurrences[0].end]).toEqual([200, at('04T09:30')]);
    expect((await end()).status).toBe(200);
    const { body } = await api.as('companySupervisor').get('/api/rooms/availability?date=2026-03-04');
    expect(body.quotas).toMatchObject([{ minutesPerMonth: 120, usedMinutes: 30, leftMinutes: 90 }]);
    await book('06T09:00', '06T10:30', { roomId: testRooms.office });
  });

  it('is handed over to a colleague, who booked it stays known', async () => {
    const booking = await book('04T09:00', '04T10:00');
    const path = `/api/rooms/bookings/${booking.id}`;
    const { body: found } = await api.as('companySupervisor').get(`${path}/colleagues?queryText=carla`);
    expect(found.items).toEqual([{ id: people.companyAdministrator.id, name: 'Carla Admin' }]);
    const give = (ownerId: string, version = 1) =>
      api.as('companySupervisor').post(`${path}/owner`, { version, ownerId });
    expect((await give(people.facilities.id)).body.key).toBe('errors.rooms.notColleague');
    expect((await give(people.companyAdministrator.id, 7)).body.key).toBe('errors.rooms.changedMeanwhile');
    const given = await give(people.companyAdministrator.id);
    expect(given.body).toMatchObject({ owner: 'Carla Admin', bookedBy: 'Selma Supervisor', version: 2 });
    expect((await api.as('companyAdministrator').get('/api/rooms/bookings')).body.items).toHaveLength(1);
  });

  it('is open to the leads of the company, and to nobody else', async () => {
    const booking = await book('04T09:00', '04T10:00', { who: 'companyAdministrator' });
    const path = `/api/rooms/bookings/${booking.id}`;
    expect((await api.as('companySupervisor').get(path)).body.may).toEqual({
      edit: false,
      cancel: true,
      handOver: true,
    });
    for (const who of ['employee', 'facilities', 'external', 'noRole'] as const) {
      const answers = await Promise.all([
        api.as(who).get(path),
        api.as(who).patch(path, { version: 1, title: 'Mine' }),
        api.as(who).delete(path),
        api.as(who).get(`${path}/colleagues`),
        api.as(who).post(`${path}/owner`, { version: 1, ownerId: people[who].id }),
        api.as(who).get(`/api/rooms/bookings-ical/${booking.id}`),
        api.as(who).post(`/api/rooms/occurrences/${booking.occurrences[0].id}/end`),
        move(booking, '05T09:00', '05T10:00', {}, who),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
    }
    expect((await api.as('companySupervisor').patch(path, { version: 1, title: 'Mine' })).status).toBe(404);
    const edited = await api.as('companyAdministrator').patch(path, { version: 1, title: 'Retrospective', people: 5 });
    expect(edited.body).toMatchObject({ title: 'Retrospective', people: 5, version: 2 });
    expect((await api.as('companySupervisor').delete(path)).status).toBe(200);
  });

  it('has a calendar file that two parsers read, with the UID of the feed', async () => {
    const booking = await book('04T09:00', '04T10:00');
    await move(booking, '04T12:00', '04T13:00');
    const answer = await api.as('companySupervisor').get(`/api/rooms/bookings-ical/${booking.id}`);
    const { text } = answer;
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);
    const other = Object.values(nodeIcal.sync.parseICS(text)).find((part): part is VEvent => part.type === 'VEVENT');
    expect([event.uid, event.startDate.toJSDate().toISOString(), event.sequence]).toEqual([
      `room-${booking.id}@localhost`,
      at('04T12:00'),
      1,
    ]);
    expect([other?.uid, other?.start.toISOString(), other?.summary]).toEqual([event.uid, at('04T12:00'), 'Review']);
  });

  it('limits coming dates outside series, and minutes per room and day', async () => {
    for (const day of ['04', '05', '06', '07', '08', '09', '10', '11']) await book(`${day}T09:00`, `${day}T09:15`);
    const refused = await api.as('companySupervisor').post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Ninth',
      start: at('12T09:00'),
      end: at('12T10:00'),
    });
    expect(refused.body).toMatchObject({
      key: 'errors.rooms.tooManyComing',
      values: { limit: 8, used: 8, left: 0, unit: 'bookings' },
    });
    expect(await api.database.select().from(roomOccurrences)).toHaveLength(8);
    await book('04T12:00', '04T15:30', { who: 'companyAdministrator' });
    const again = await api.as('companyAdministrator').post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Fifth hour',
      start: at('04T17:00'),
      end: at('04T18:00'),
    });
    expect(again.body).toMatchObject({
      key: 'errors.rooms.tooLongPerDay',
      values: { limit: 240, used: 210, left: 30, requested: 60, day: '2026-03-04', unit: 'minutes' },
    });
    const { body } = await api.as('companySupervisor').get('/api/rooms/availability?date=2026-03-04');
    expect(body.limits).toEqual({ comingDates: { used: 8, limit: 8 }, minutesPerDay: 240 });
  });
});
