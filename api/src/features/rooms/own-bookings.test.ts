import { auditTrail } from '../../core/database/schema/audit';
import { describeOnDatabase } from '../../testing';
import { roomBookings } from '../../core/database/schema/rooms';
import { prepareRooms, testRooms } from '../../testing/rooms';

describeOnDatabase('own room bookings', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.delete(roomBookings);
  });

  async function book(
    title: string,
    start: string,
    end: string,
    who: Parameters<typeof api.as>[0] = 'companySupervisor',
  ) {
    const { body } = await api.as(who).post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title,
      start: `2026-03-${start}:00Z`,
      end: `2026-03-${end}:00Z`,
    });
    return body.booking.id as string;
  }
  const titles = async (query: string) => {
    const { body } = await api.as('companySupervisor').get(`/api/rooms/bookings?${query}`);
    return {
      titles: body.items.map(({ title }: { title: string }) => title),
      next: body.paginationId as string | null,
    };
  };

  it('come as upcoming, next first, and past, latest first; others’ do not', async () => {
    await book('Thursday', '05T09:00', '05T10:00');
    await book('Wednesday', '04T09:00', '04T10:00');
    await book('Friday', '06T09:00', '06T10:00');
    await book('Not mine', '06T12:00', '06T13:00', 'facilities');
    expect((await titles('')).titles).toEqual(['Wednesday', 'Thursday', 'Friday']);
    api.setNow('2026-03-05T09:30:00Z');
    expect((await titles('when=upcoming')).titles).toEqual(['Thursday', 'Friday']);
    expect((await titles('when=past')).titles).toEqual(['Wednesday']);
    api.setNow('2026-03-05T10:00:00Z');
    expect((await titles('when=past')).titles).toEqual(['Thursday', 'Wednesday']);
  });

  it('come in pages that miss and repeat nothing while bookings are added', async () => {
    for (const day of ['04', '05', '06', '07', '08']) await book(day, `${day}T09:00`, `${day}T10:00`);
    const first = await titles('pageSize=2');
    await book('early', '04T06:00', '04T07:00');
    const second = await titles(`pageSize=2&paginationId=${first.next}`);
    const third = await titles(`pageSize=2&paginationId=${second.next}`);
    expect([first.titles, second.titles, third.titles, third.next]).toEqual([['04', '05'], ['06', '07'], ['08'], null]);
    expect((await api.as('companySupervisor').get('/api/rooms/bookings?paginationId=garbage')).status).toBe(400);
    api.setNow('2026-04-01T00:00:00Z');
    const past = await titles('when=past&pageSize=4');
    expect([past.titles, (await titles(`when=past&pageSize=4&paginationId=${past.next}`)).titles]).toEqual([
      ['08', '07', '06', '05'],
      ['04', 'early'],
    ]);
  });

  it('can be cancelled before they begin, which frees the room; again is the same', async () => {
    const id = await book('Review', '04T09:00', '04T10:00');
    for (const attempt of ['first', 'second']) {
      const { status, body } = await api.as('companySupervisor').delete(`/api/rooms/bookings/${id}`);
      expect([attempt, status, body.occurrences[0].state, body.canCancel]).toEqual([attempt, 200, 'cancelled', false]);
    }
    expect((await titles('when=upcoming')).titles).toEqual([]);
    expect((await titles('when=past')).titles).toEqual(['Review']);
    await book('Somebody else', '04T09:00', '04T10:00', 'facilities');
  });

  it('cannot be cancelled from their start on', async () => {
    const id = await book('Review', '04T09:00', '04T10:00');
    for (const moment of ['2026-03-04T09:00:00Z', '2026-03-04T12:00:00Z']) {
      api.setNow(moment);
      const { status, body } = await api.as('companySupervisor').delete(`/api/rooms/bookings/${id}`);
      expect([status, body.key]).toEqual([409, 'errors.rooms.alreadyStarted']);
    }
    expect((await api.as('companySupervisor').get(`/api/rooms/bookings/${id}`)).body).toMatchObject({
      canCancel: false,
      occurrences: [{ state: 'booked' }],
    });
  });

  it('do not exist for others, and are open to those who manage, whose cancelling is recorded', async () => {
    const id = await book('Review', '04T09:00', '04T10:00');
    for (const [who, key] of [
      [id, 'facilities'],
      ['nothing', 'companySupervisor'],
    ] as const) {
      const read = await api.as(key).get(`/api/rooms/bookings/${who}`);
      const cancelled = await api.as(key).delete(`/api/rooms/bookings/${who}`);
      expect([read.body.key, cancelled.body.key, cancelled.status]).toEqual([
        'errors.rooms.bookingNotFound',
        'errors.rooms.bookingNotFound',
        404,
      ]);
    }
    expect((await api.as('superAdministrator').get(`/api/rooms/bookings/${id}`)).body.title).toBe('Review');
    expect((await api.as('superAdministrator').delete(`/api/rooms/bookings/${id}`)).status).toBe(200);
    expect(await api.database.select().from(auditTrail)).toMatchObject([
      { action: 'cancelled', subjectKind: 'room-booking', subjectId: id, actorName: null },
    ]);
  });
});
