/** Many bookings at the same time: no room is booked twice, and no quota is exceeded. */
import { eq } from 'drizzle-orm';
import { violatedConstraint } from '../../core/database/database-errors';
import { describeOnEachDatabase, testCompanies } from '../../testing';
import { insertBooking, noOverlapConstraint } from './bookings-store';
import { lockRoom } from './store';
import { companyContracts } from '../../core/database/schema/companies';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { roomRequests } from '../../testing/room-requests';
import { testRooms } from '../../testing/rooms';

describeOnEachDatabase('booking a room at the same time as others', (test) => {
  const { api, body, office, book, stored } = roomRequests(test);

  it('books the room for one of many who want the same slot, and answers 409 to all others', async () => {
    const callers = (['companyAdministrator', 'companySupervisor', 'facilities', 'superAdministrator'] as const).map(
      (who) => api.as(who),
    );
    await Promise.all(callers.map((caller) => caller.get('/api/rooms/bookings')));
    const wanting = test.share(200);
    const answers = await Promise.all(
      Array.from({ length: wanting }, (_, index) =>
        callers[index % callers.length]!.post('/api/rooms/bookings', office('04T09:00', '04T10:00')),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter(({ status, body: refused }) => status === 409 && refused.key === 'errors.rooms.taken'),
    ).toHaveLength(wanting - 1);
    expect(await stored()).toBe(1);
  }, 180_000);

  it('is kept from double booking by the database itself, whatever writes', async () => {
    await book('facilities', office('04T09:00', '04T10:00'));
    const [booking] = await api.database.select().from(roomBookings);
    const insert = (startsAt: string, state: 'booked' | 'pending' | 'cancelled') =>
      api.database.insert(roomOccurrences).values({
        bookingId: booking!.id,
        roomId: testRooms.office,
        startsAt: new Date(startsAt),
        endsAt: new Date('2026-03-04T11:00:00Z'),
        state,
      });
    await expect(insert('2026-03-04T10:14:00Z', 'booked')).rejects.toThrow();
    await insert('2026-03-04T10:14:00Z', 'pending');
    await insert('2026-03-04T10:14:00Z', 'cancelled');
    await insert('2026-03-04T10:15:00Z', 'booked');
  });

  it('is kept from double booking between several instances of the server, without a deadlock', async () => {
    const slot = {
      start: new Date('2026-03-04T09:00:00Z'),
      end: new Date('2026-03-04T10:00:00Z'),
      state: 'booked' as const,
      room: { id: testRooms.office, bufferMinutes: 0, checkInMinutes: null },
    };
    const booking = { roomId: testRooms.office, companyId: testCompanies.tenant.id, title: 'Race' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        api.database.transaction(async (transaction) => {
          await lockRoom(transaction, testRooms.office);
          return insertBooking(transaction, { booking, occurrences: [slot] });
        }),
      ),
    );
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [violatedConstraint(outcome.reason)] : [],
    );
    expect(failures).toEqual(Array(29).fill(noOverlapConstraint));
    expect(await stored()).toBe(1);
  });

  it('keeps a company’s quota when its people book different rooms at once', async () => {
    await api.database
      .update(companyContracts)
      .set({ minutesPerMonth: 120 })
      .where(eq(companyContracts.companyId, testCompanies.tenant.id));
    const bodies = [testRooms.busy, testRooms.office, testRooms.larger, testRooms.night].map((roomId) =>
      body(roomId, '2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z'),
    );
    const answers = await Promise.all(bodies.map((requestBody) => book('companySupervisor', requestBody)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
  });
});
