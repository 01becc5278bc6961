/** The calendar shows exactly the times that can be booked. */
import { inArray } from 'drizzle-orm';
import { roomBookings, roomParts, rooms } from '../../../core/database/schema/rooms';
import { describeOnDatabase } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';

describeOnDatabase('free times of a room', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.delete(roomBookings);
    await api.database.delete(roomParts);
    await setBuffer([testRooms.office, testRooms.larger], 15);
    await setBuffer([testRooms.night], 0);
  });

  const setBuffer = (ids: string[], bufferMinutes: number) =>
    api.database.update(rooms).set({ bufferMinutes }).where(inArray(rooms.id, ids));
  const book = async (roomId: string, start: string, end: string) =>
    (
      await api.as('companySupervisor').post('/api/rooms/bookings', {
        roomId,
        title: 'Review',
        start: `2026-03-${start}:00Z`,
        end: `2026-03-${end}:00Z`,
      })
    ).status;
  /** Free times of 4 March, in UTC. */
  const freeTimes = async (roomId: string, days = 1) => {
    const { body } = await api.as('companySupervisor').get(`/api/rooms/calendar?from=2026-03-04&days=${days}`);
    const found = body.rooms.find(({ room }: { room: { id: string } }) => room.id === roomId);
    return found.cells[0].free.map(({ start, end }: { start: string; end: string }) =>
      [start, end].map((moment) => moment.slice(11, 16)).join(' '),
    );
  };

  it('keep the buffer that a booking has, also when the room’s has changed since', async () => {
    expect(await book(testRooms.office, '04T09:00', '04T10:00')).toBe(201);
    await setBuffer([testRooms.office], 0);
    expect(await freeTimes(testRooms.office)).toEqual(['06:00 09:00', '10:15 19:00']);
    expect(await book(testRooms.office, '04T10:00', '04T11:00')).toBe(409);
    expect(await book(testRooms.office, '04T08:00', '04T09:00')).toBe(201);
    expect(await book(testRooms.office, '04T10:15', '04T11:00')).toBe(201);
  });

  it('keep the buffer of the room that was booked together with this one', async () => {
    await setBuffer([testRooms.office], 0);
    await api.database.insert(roomParts).values({ wholeId: testRooms.larger, partId: testRooms.office });
    expect(await book(testRooms.larger, '04T09:00', '04T10:00')).toBe(201);
    expect(await freeTimes(testRooms.office)).toEqual(['06:00 09:00', '10:15 19:00']);
    expect(await book(testRooms.office, '04T10:00', '04T11:00')).toBe(409);
    expect(await book(testRooms.office, '04T10:15', '04T11:00')).toBe(201);
  });

  it.each([1, 2])('end before the buffer of a booking on the next day, in a calendar of %s days', async (days) => {
    await setBuffer([testRooms.night], 15);
    // Midnight in the park.
    expect(await book(testRooms.night, '04T23:00', '05T00:00')).toBe(201);
    expect(await freeTimes(testRooms.night, days)).toEqual(['23:00 22:45']);
    expect(await book(testRooms.night, '04T22:00', '04T23:00')).toBe(409);
    expect(await book(testRooms.night, '04T22:00', '04T22:45')).toBe(201);
  });
});
