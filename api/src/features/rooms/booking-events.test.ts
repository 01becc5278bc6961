/** Other systems hear of every date that is booked, changes or ends, also by a decision of others. */
import { asc, eq } from 'drizzle-orm';
import { roomBlockings, roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';
import { webhookEndpoints, webhookEvents } from '../../core/database/schema/webhooks';
import { describeOnDatabase, people, testCompanies } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { listRoomsToSettle, settleRooms } from '.';
import { roomDeparture } from './departure';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';
const at = (time: string) => `2026-03-${time}:00.000Z`;

interface Stored {
  id: string;
  occurrences: { id: string; state: string }[];
}

describeOnDatabase('webhooks of room bookings', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.delete(roomBlockings);
    await api.database.update(rooms).set({ checkInMinutes: null });
    await api.database.delete(webhookEndpoints);
    const endpoint = { name: 'Doors', url: 'https://doors.example/hook', events: ['bookings'] };
    expect((await api.as('superAdministrator').post('/api/webhooks', endpoint)).status).toBe(201);
    await api.database.delete(webhookEvents);
  });

  const owner = () => api.as('companySupervisor');
  const manager = () => api.as('superAdministrator');
  /** What other systems have heard since the last time. */
  const heard = async () => {
    const rows = await api.database
      .select()
      .from(webhookEvents)
      .orderBy(asc(webhookEvents.at), asc(webhookEvents.event));
    await api.database.delete(webhookEvents);
    return rows.map(({ event, data }) => [event, data]);
  };
  const date = (id: string | undefined, start: string, end: string, more: object = {}) => ({
    id,
    roomId: testRooms.night,
    start: at(start),
    end: at(end),
    state: 'booked',
    ...more,
  });
  const about = (id: string, dates: object[], more: object = {}) => ({
    kind: 'room',
    id,
    roomId: testRooms.night,
    companyId: testCompanies.tenant.id,
    dates,
    ...more,
  });
  const book = async (start: string, end: string, more: object = {}): Promise<Stored> => {
    const slot = { roomId: testRooms.night, start: at(start), end: at(end), title: 'Review', ...more };
    const { status, body } = await owner().post('/api/rooms/bookings', slot);
    expect(status).toBe(201);
    return body.booking;
  };
  /** Wednesdays at 9 o’clock, 8 o’clock UTC. */
  const repeat = async (until = '2026-03-18'): Promise<Stored> => {
    const { body } = await owner().post('/api/rooms/series', {
      roomId: testRooms.night,
      from: '2026-03-04',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'week', weekdays: [3], until },
      title: 'Stand-up',
    });
    return body.booking;
  };
  const settle = async (moment: string) => {
    api.setNow(moment);
    const then = api.app.context.clock();
    await settleRooms(api.database, await listRoomsToSettle(api.database, then), then);
  };

  it('tell of a booking and of its end by its owner', async () => {
    const { id, occurrences } = await book('04T09:00', '04T10:00');
    expect(await heard()).toEqual([
      ['bookings.created', about(id, [date(occurrences[0]?.id, '04T09:00', '04T10:00')])],
    ]);
    await owner().delete(`/api/rooms/bookings/${id}`);
    const cancelled = [date(occurrences[0]?.id, '04T09:00', '04T10:00', { state: 'cancelled' })];
    expect(await heard()).toEqual([['bookings.cancelled', about(id, cancelled)]]);
  });

  it('tell once when somebody else cancels', async () => {
    const { id } = await book('04T09:00', '04T10:00');
    await heard();
    await manager().delete(`/api/rooms/bookings/${id}`);
    expect(await heard()).toMatchObject([['bookings.cancelled', { kind: 'room', id }]]);
  });

  it('tell of one date of a series, and of none that was never booked', async () => {
    await book('11T08:00', '11T09:00');
    const { id, occurrences } = await repeat();
    expect(occurrences.map(({ state }) => state)).toEqual(['booked', 'skipped', 'booked']);
    await heard();
    await owner().delete(`/api/rooms/occurrences/${occurrences[2]?.id}?scope=one`);
    const last = date(occurrences[2]?.id, '18T08:00', '18T09:00', { state: 'cancelled' });
    expect(await heard()).toEqual([['bookings.cancelled', about(id, [last])]]);
    await owner().delete(`/api/rooms/bookings/${id}`);
    const first = date(occurrences[0]?.id, '04T08:00', '04T09:00', { state: 'cancelled' });
    expect(await heard()).toEqual([['bookings.cancelled', about(id, [first])]]);
  });

  it('tell of a move, a shorter meeting and the next owner', async () => {
    const { id, occurrences } = await book('04T09:00', '04T10:00');
    const [one] = occurrences;
    await heard();
    const slot = { roomId: testRooms.busy, start: at('04T12:00'), end: at('04T14:00') };
    expect((await owner().patch(`/api/rooms/occurrences/${one?.id}`, { version: 1, ...slot })).status).toBe(200);
    const moved = { roomId: testRooms.busy };
    const changed = (end: string) => [['bookings.changed', about(id, [date(one?.id, '04T12:00', end, moved)], moved)]];
    expect(await heard()).toEqual(changed('04T14:00'));
    const { body } = await owner().post(`/api/rooms/bookings/${id}/owner`, {
      version: 3,
      ownerId: people.companyAdministrator.id,
    });
    expect(body.key).toBeUndefined();
    expect(await heard()).toEqual(changed('04T14:00'));
    api.setNow(at('04T12:30'));
    await api.as('companyAdministrator').post(`/api/rooms/occurrences/${one?.id}/end`);
    expect(await heard()).toEqual(changed('04T12:30'));
  });

  it('tell of the dates of a series that change, and of those that are lost', async () => {
    await book('11T12:00', '11T13:00');
    const { id, occurrences } = await repeat();
    await heard();
    const change = { version: 1, scope: 'all', start: '13:00', end: '14:00', skipRefused: true };
    expect((await owner().patch(`/api/rooms/series/${occurrences[0]?.id}`, change)).status).toBe(200);
    expect(await heard()).toEqual([
      ['bookings.cancelled', about(id, [date(occurrences[1]?.id, '11T12:00', '11T13:00', { state: 'skipped' })])],
      [
        'bookings.changed',
        about(id, [date(occurrences[0]?.id, '04T12:00', '04T13:00'), date(occurrences[2]?.id, '18T12:00', '18T13:00')]),
      ],
    ]);
  });

  it('tell of the booking that a split makes, and which one it was a part of', async () => {
    const { id, occurrences } = await repeat();
    await heard();
    const change = { version: 1, scope: 'following', start: '13:00', end: '14:00' };
    const { body } = await owner().patch(`/api/rooms/series/${occurrences[2]?.id}`, change);
    expect(await heard()).toEqual([
      [
        'bookings.created',
        about(body.booking.id, [date(occurrences[2]?.id, '18T12:00', '18T13:00')], { splitFrom: id }),
      ],
    ]);
  });

  it('tell of requests that are accepted, rejected or expire', async () => {
    const roomId = testRooms.approval;
    const accepted = await book('04T09:00', '04T10:00', { roomId });
    const rejected = await book('05T09:00', '05T10:00', { roomId });
    const expired = await book('06T09:00', '06T10:00', { roomId });
    await heard();
    const about = ({ id, occurrences }: Stored, state: string) => ({ id, dates: [{ id: occurrences[0]?.id, state }] });
    await manager().post(`/api/rooms/requests/${accepted.id}/accept`, {});
    expect(await heard()).toMatchObject([['bookings.changed', about(accepted, 'booked')]]);
    await manager().post(`/api/rooms/requests/${rejected.id}/reject`, { reason: 'Repairs' });
    expect(await heard()).toMatchObject([['bookings.cancelled', about(rejected, 'rejected')]]);
    await settle(at('06T09:00'));
    expect(await heard()).toMatchObject([['bookings.cancelled', about(expired, 'expired')]]);
  });

  it('tell of a requested move once it is accepted', async () => {
    const { id, occurrences } = await book('04T09:00', '04T10:00', { roomId: testRooms.approval });
    await manager().post(`/api/rooms/requests/${id}/accept`, {});
    await heard();
    const slot = { start: at('04T12:00'), end: at('04T13:00') };
    const move = () => owner().patch(`/api/rooms/occurrences/${occurrences[0]?.id}`, { version: 1, ...slot });
    expect((await move()).status).toBe(200);
    expect(await heard()).toEqual([]);
    await manager().post(`/api/rooms/requests/${id}/accept`, {});
    const dates = [date(occurrences[0]?.id, '04T12:00', '04T13:00', { roomId: testRooms.approval })];
    expect(await heard()).toEqual([['bookings.changed', about(id, dates, { roomId: testRooms.approval })]]);
  });

  it('tell of a time that nobody used, and of one that is taken back', async () => {
    await api.database.update(rooms).set({ checkInMinutes: 15 }).where(eq(rooms.id, testRooms.night));
    const { id, occurrences } = await book('04T09:00', '04T10:00');
    await heard();
    await settle(at('04T09:16'));
    const released = [date(occurrences[0]?.id, '04T09:00', '04T09:15', { state: 'released' })];
    expect(await heard()).toEqual([['bookings.cancelled', about(id, released)]]);
    expect((await owner().post(`/api/rooms/occurrences/${occurrences[0]?.id}/check-in`)).status).toBe(200);
    expect(await heard()).toEqual([
      ['bookings.changed', about(id, [date(occurrences[0]?.id, '04T09:00', '04T10:00')])],
    ]);
  });

  it('tell of a series that ends because nobody answers', async () => {
    const { id, occurrences } = await repeat('2026-04-01');
    await heard();
    await api.database.update(roomOccurrences).set({ checkInMinutes: 15 });
    await settle(at('11T09:00'));
    await heard();
    await settle(at('16T09:00'));
    expect(await heard()).toMatchObject([
      ['bookings.cancelled', { id, dates: occurrences.slice(2).map((one) => ({ id: one.id, state: 'cancelled' })) }],
    ]);
  });

  it('tell of what a closure moves and cancels', async () => {
    const moved = await book('04T09:00', '04T10:00', { roomId: testRooms.office });
    const cancelled = await book('04T11:00', '04T12:00', { roomId: testRooms.office });
    await heard();
    const { status } = await manager().post('/api/rooms/closures', {
      roomIds: [testRooms.office],
      from: { day: '2026-03-04', time: '08:00' },
      until: { day: '2026-03-04', time: '18:00' },
      reason: { en: 'Water damage', fr: 'Dégât d’eau' },
      decisions: [
        {
          id: moved.occurrences[0]?.id,
          action: 'move',
          to: { roomId: testRooms.larger, start: at('04T09:00'), end: at('04T10:00') },
        },
        { id: cancelled.occurrences[0]?.id, action: 'cancel' },
      ],
    });
    expect(status).toBe(201);
    expect(await heard()).toMatchObject([
      ['bookings.cancelled', { id: cancelled.id, dates: [{ state: 'cancelled' }] }],
      ['bookings.changed', { id: moved.id, roomId: testRooms.larger, dates: [{ roomId: testRooms.larger }] }],
    ]);
  });

  it('tell of the bookings of somebody who leaves, cancelled or handed over', async () => {
    const { id } = await book('04T09:00', '04T10:00');
    await heard();
    const leave = (person: string, handOverTo: string | null) =>
      api.database.transaction((transaction) =>
        roomDeparture.settle(transaction, {
          people: [person],
          leavingCompanyId: null,
          from: api.app.context.clock(),
          handOverTo,
          isErasure: false,
          key: 'events',
          decidedBy: null,
          now: api.app.context.clock(),
          zone: 'Europe/Zurich',
        }),
      );
    await leave(people.companySupervisor.id, people.companyAdministrator.id);
    expect(await heard()).toMatchObject([['bookings.changed', { id, dates: [{ state: 'booked' }] }]]);
    await leave(people.companyAdministrator.id, null);
    expect(await heard()).toMatchObject([['bookings.cancelled', { id, dates: [{ state: 'cancelled' }] }]]);
  });
});
