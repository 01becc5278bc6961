import { roomBookings, roomParts } from '../../core/database/schema/rooms';
import { describeOnDatabase } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

describeOnDatabase('combining rooms', (test) => {
  const api = test.api({ prepare: prepareRooms });
  const { night: whole, busy: first, lausanne: second, office } = testRooms;
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.delete(roomBookings);
    await api.database.delete(roomParts);
  });
  const roomOf = async (id: string) =>
    (await api.as('superAdministrator').get('/api/rooms/managed')).body.rooms.find(
      (room: { id: string }) => room.id === id,
    ) as {
      version: number;
      partIds: string[];
    };
  const combine = async (id: string, partIds: string[], who: Parameters<typeof api.as>[0] = 'superAdministrator') =>
    api.as(who).put(`/api/rooms/managed/${id}/parts`, { version: (await roomOf(id)).version, partIds });
  const book = (roomId: string, hour = 9) =>
    api.as('superAdministrator').post('/api/rooms/bookings', {
      roomId,
      title: 'Space',
      start: `2026-03-04T${String(hour).padStart(2, '0')}:00:00Z`,
      end: `2026-03-04T${hour + 1}:00:00Z`,
    });

  it('is for room managers, and holds the parts with the whole', async () => {
    expect((await combine(whole, [first, second], 'companySupervisor')).status).toBe(403);
    const { status, body } = await combine(whole, [first, second]);
    expect([status, body.partIds.toSorted()]).toEqual([200, [first, second].toSorted()]);
    expect([(await book(whole)).status, (await book(first)).status]).toEqual([201, 409]);
    expect((await combine(whole, [])).body.partIds).toEqual([]);
    expect((await book(first)).status).toBe(201);
  });

  it('shows and keeps two combinations of one part apart', async () => {
    await combine(whole, [first, second]);
    expect((await combine(office, [first, testRooms.approval])).status).toBe(200);
    expect((await book(whole, 10)).status).toBe(201);
    expect((await book(office, 10)).body.key).toBe('errors.rooms.taken');
    const { body } = await api.as('superAdministrator').get('/api/rooms/availability?date=2026-03-04');
    const row = body.rooms.find(({ room }: { room: { id: string } }) => room.id === office);
    expect(row.busy).toHaveLength(1);
  });

  it('names the booking that contradicts it', async () => {
    await book(whole);
    await book(first);
    const { status, body } = await combine(whole, [first, second]);
    expect([status, body.key, body.values]).toEqual([
      409,
      'errors.rooms.partsBooked',
      { name: 'Flon', day: '2026-03-04' },
    ]);
    expect((await roomOf(whole)).partIds).toEqual([]);
  });

  it('refuses the room itself, combined and archived rooms as parts, and a part as whole', async () => {
    await combine(whole, [first, second]);
    const keys = [
      await combine(office, [office, testRooms.approval]),
      await combine(office, [whole, testRooms.approval]),
      await combine(office, [testRooms.retired, testRooms.approval]),
      await combine(first, [office, testRooms.approval]),
    ].map(({ body }) => body.key);
    expect(new Set(keys)).toEqual(new Set(['errors.rooms.notAPart']));
  });

  it('refuses another version', async () => {
    const { status, body } = await api
      .as('superAdministrator')
      .put(`/api/rooms/managed/${whole}/parts`, { version: 99, partIds: [first, second] });
    expect([status, body.key]).toEqual([409, 'errors.rooms.roomChanged']);
  });
});
