import { roomBookings, roomOccurrences, roomParts } from '../../core/database/schema/rooms';
import { describeOnDatabase, testCompanies } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

describeOnDatabase('a room that consists of others', (test) => {
  const api = test.api({ prepare: prepareRooms });
  // Birse consists of Arve and another part.
  const whole = testRooms.larger;
  const part = testRooms.office;
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.delete(roomBookings);
    await api.database.delete(roomParts);
    await api.database.insert(roomParts).values({ wholeId: whole, partId: part });
  });

  const book = (roomId: string, start: string, end: string, who: 'facilities' | 'companySupervisor' = 'facilities') =>
    api.as(who).post('/api/rooms/bookings', {
      roomId,
      title: 'Space',
      start: `2026-03-04T${start}:00Z`,
      end: `2026-03-04T${end}:00Z`,
    });

  it('holds its parts, and a part holds the whole', async () => {
    expect((await book(whole, '09:00', '10:00')).status).toBe(201);
    const refused = await book(part, '09:30', '10:30', 'companySupervisor');
    expect([refused.status, refused.body.key]).toEqual([409, 'errors.rooms.taken']);
    expect((await book(part, '12:00', '13:00', 'companySupervisor')).status).toBe(201);
    expect((await book(whole, '12:30', '13:30')).status).toBe(409);
  });

  it('shows the time as booked in the calendar of both, and changes it only where it was booked', async () => {
    await book(whole, '09:00', '10:00');
    const { body } = await api.as('facilities').get('/api/rooms/availability?date=2026-03-04');
    const busyOf = (id: string) => body.rooms.find(({ room }: { room: { id: string } }) => room.id === id).busy;
    expect(busyOf(part)).toMatchObject([{ state: 'booked', isOwn: true, booking: { canChange: false } }]);
    expect(busyOf(whole)).toMatchObject([{ state: 'booked', isOwn: true, booking: { canChange: true } }]);
  });

  it('is free again for the parts when the whole is cancelled', async () => {
    const { body } = await book(whole, '09:00', '10:00');
    await api.as('facilities').delete(`/api/rooms/bookings/${body.booking.id}`);
    expect((await book(part, '09:00', '10:00', 'companySupervisor')).status).toBe(201);
  });

  it('lets one of those win who book the whole and its part at once', async () => {
    for (let hour = 8; hour < 16; hour += 2) {
      const start = `${String(hour).padStart(2, '0')}:00`;
      const end = `${String(hour + 1).padStart(2, '0')}:00`;
      const answers = await Promise.all([book(whole, start, end), book(part, start, end, 'companySupervisor')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  it('is closed with one of its parts, and closes them, except for people who may book nevertheless', async () => {
    const on = (roomId: string, day: string, who: 'facilities' | 'companySupervisor') =>
      api.as(who).post('/api/rooms/bookings', {
        roomId,
        title: 'Space',
        start: `2026-03-${day}T11:00:00Z`,
        end: `2026-03-${day}T12:00:00Z`,
      });
    // The part is closed on the 5th for everybody but Facilities.
    expect((await on(whole, '05', 'companySupervisor')).body.key).toBe('errors.rooms.blocked');
    expect((await on(whole, '05', 'facilities')).status).toBe(201);

    const booked = await on(part, '06', 'companySupervisor');
    const closure = {
      roomIds: [whole],
      from: { day: '2026-03-06', time: '08:00' },
      until: { day: '2026-03-06', time: '18:00' },
      repeat: null,
      allowedRoles: [],
      allowedCompanyIds: [],
    };
    const manager = api.as('superAdministrator');
    const preview = await manager.post('/api/rooms/closures/preview', closure);
    const [date] = booked.body.booking.occurrences;
    expect(preview.body.touched.map(({ id }: { id: string }) => id)).toEqual([date.id]);
    const made = await manager.post('/api/rooms/closures', {
      ...closure,
      reason: { en: 'Painting', fr: 'Peinture' },
      decisions: [{ id: date.id, action: 'cancel' }],
    });
    expect(made.status).toBe(201);
    expect((await on(part, '06', 'companySupervisor')).body.key).toBe('errors.rooms.blocked');
    const { body } = await api.as('companySupervisor').get('/api/rooms/availability?date=2026-03-06');
    const { busy } = body.rooms.find(({ room }: { room: { id: string } }) => room.id === part);
    expect(busy).toMatchObject([{ state: 'blocked', reason: 'Painting' }]);
  });

  it('cannot be made of a room whose coming bookings contradict it', async () => {
    await api.database.delete(roomParts);
    const [booking] = await api.database
      .insert(roomBookings)
      .values({ roomId: whole, companyId: testCompanies.tenant.id, title: 'Space' })
      .returning();
    const times = { startsAt: new Date('2090-01-03T09:00:00Z'), endsAt: new Date('2090-01-03T10:00:00Z') };
    for (const roomId of [whole, part])
      await api.database.insert(roomOccurrences).values({ bookingId: booking!.id, roomId, ...times, state: 'booked' });
    await expect(api.database.insert(roomParts).values({ wholeId: whole, partId: part })).rejects.toThrow();
  });
});
