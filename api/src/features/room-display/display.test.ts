import { calls, type CallDefinition } from '@park/contract';
import { eq } from 'drizzle-orm';
import { roomBookings, roomOccurrences, rooms, roomTokens } from '../../core/database/schema/rooms';
import { describeOnDatabase } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

const at = (time: string) => `2026-03-${time}:00Z`;

describeOnDatabase('a door display', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await prepareRooms(database);
      await database.update(rooms).set({ checkInMinutes: 15 }).where(eq(rooms.id, testRooms.night));
    },
  });
  beforeEach(async () => {
    api.setNow(at('03T09:00'));
    await api.database.delete(roomBookings);
    await api.database.delete(roomTokens);
  });
  const path = `/api/rooms/display/${testRooms.night}`;
  const newSecret = async (kind: 'display' | 'calendar' = 'display') => {
    const made = await api
      .as('superAdministrator')
      .post(`/api/rooms/managed/${testRooms.night}/tokens`, { kind, label: 'Door' });
    const { id, url } = made.body;
    return { id: String(id), url: String(url), secret: String(url).split(/[#/]/).at(-1) ?? '' };
  };
  const pair = async () => {
    const { id, secret } = await newSecret();
    const answer = await api.asVisitor().post(`${path}/pair`, { secret });
    expect(answer.status).toBe(204);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Path=\/api\/rooms\/display/);
    return { id, device: api.withCookie(cookie.split(';')[0] ?? '') };
  };
  const book = async (start: string, end: string) => {
    const body = { roomId: testRooms.night, start: at(start), end: at(end), title: 'Secret plan' };
    const answer = await api.as('companySupervisor').post('/api/rooms/bookings', body);
    return String(answer.body.booking.occurrences[0].id);
  };

  it('shows now, next and until when it is free, without names and titles', async () => {
    const { device } = await pair();
    const empty = (await device.get(path)).body;
    expect(empty).toMatchObject({ current: null, next: null, minutes: [15, 30, 60] });
    const id = await book('03T09:40', '03T10:30');
    const { body, text } = await device.get(path);
    expect(body).toMatchObject({
      room: { name: 'Cervin' },
      current: null,
      next: { id, company: 'Alpine Sensors', state: 'early' },
      freeUntil: '2026-03-03T09:40:00.000Z',
      minutes: [15, 30],
    });
    expect(text).not.toMatch(/Secret plan|Selma/);
  });

  it('books over midnight where the room stays open', async () => {
    api.setNow(at('03T22:50'));
    const { device } = await pair();
    expect((await device.get(path)).body).toMatchObject({
      freeUntil: '2026-03-03T23:50:00.000Z',
      minutes: [15, 30, 60],
    });
    const { status, body } = await device.post(`${path}/bookings`, { minutes: 60 });
    expect([status, body.current]).toMatchObject([201, { end: '2026-03-03T23:50:00.000Z' }]);
  });

  it('books what is free and checks in', async () => {
    const { device } = await pair();
    const booked = await device.post(`${path}/bookings`, { minutes: 15 });
    expect([booked.status, booked.body.current]).toMatchObject([
      201,
      { state: 'arrived', end: '2026-03-03T09:15:00.000Z' },
    ]);
    const again = await device.post(`${path}/bookings`, { minutes: 15 });
    expect([again.status, again.body.key]).toEqual([409, 'errors.rooms.takenMeanwhile']);
    const [row] = await api.database.select().from(roomBookings);
    expect(row).toMatchObject({ ownerId: null, contractId: null });
    const id = await book('03T09:20', '03T10:30');
    api.setNow(at('03T09:15'));
    expect((await device.post(`${path}/check-in`, { occurrenceId: id })).body).toMatchObject({
      next: { id, state: 'arrived' },
    });
  });

  it('does not overlap with a booking made at the same time', async () => {
    const { device } = await pair();
    const body = { roomId: testRooms.night, start: at('03T09:00'), end: at('03T10:00'), title: 'Race' };
    const answers = await Promise.all([
      device.post(`${path}/bookings`, { minutes: 30 }),
      api.as('companySupervisor').post('/api/rooms/bookings', body),
      device.post(`${path}/bookings`, { minutes: 15 }),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await api.database.select().from(roomOccurrences)).toHaveLength(1);
  });

  it('checks in for its own room only, and stops with its token', async () => {
    const { id, device } = await pair();
    const other = await api.as('companySupervisor').post('/api/rooms/bookings', {
      roomId: testRooms.office,
      start: at('03T10:15'),
      end: at('03T11:00'),
      title: 'Elsewhere',
    });
    const occurrenceId = other.body.booking.occurrences[0].id;
    api.setNow(at('03T10:15'));
    expect((await device.post(`${path}/check-in`, { occurrenceId })).status).toBe(404);
    expect((await device.get(`/api/rooms/display/${testRooms.office}`)).status).toBe(403);
    await api.as('superAdministrator').delete(`/api/rooms/tokens/${id}`);
    expect((await device.get(path)).body.key).toBe('errors.rooms.displayNotPaired');
  });

  it('is refused by every call that is not for it, also with its secret as a bearer', async () => {
    const { secret } = await newSecret();
    const callers = [api.withCookie(`room_display=${secret}`), api.asVisitor()];
    for (const [name, { access }] of Object.entries(calls) as [string, CallDefinition][]) {
      if (access === 'public') continue;
      const [method = 'GET', template = ''] = name.split(' ');
      const url = template.replaceAll(/\{\w+\}/g, testRooms.night);
      const answers = await Promise.all([
        callers[0]?.request({ method: method as 'GET', url }),
        callers[1]?.request({ method: method as 'GET', url, headers: { authorization: `Bearer ${secret}` } }),
      ]);
      const visitor = await api.asVisitor().request({ method: method as 'GET', url });
      expect([name, ...answers.map((answer) => answer?.status)]).toEqual([name, visitor.status, visitor.status]);
    }
  });

  it.each([
    ['superAdministrator', 200],
    ['companySupervisor', 403],
    ['employee', 403],
  ] as const)('is previewed by %s with %i', async (who, status) => {
    expect((await api.as(who).get(path)).status).toBe(status);
    expect((await api.asVisitor().get(path)).status).toBe(403);
  });

  it('has a calendar address that reads the room’s bookings and nothing else', async () => {
    await book('03T09:40', '03T10:30');
    const { secret, url } = await newSecret('calendar');
    const calendar = await api.asVisitor().get(new URL(url).pathname);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.text).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:Secret plan/);
    expect((await api.asVisitor().post(`${path}/pair`, { secret })).status).toBe(403);
    expect((await api.asVisitor().get('/api/rooms/calendars/room_unknown')).status).toBe(404);
  });
});
