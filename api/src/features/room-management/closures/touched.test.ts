import { roomBlockings, roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { Role } from '@park/domain';
import { describeOnDatabase, people, testCompanies } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';
import { maxTouched } from './touched';

const minute = 60_000;
const start = Date.parse('2026-03-04T00:00:00Z');

describeOnDatabase('a closure of many dates', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow('2026-03-03T07:00:00Z');
    await api.database.delete(roomBookings);
    await api.database.delete(roomBlockings);
  });

  /** Bookings of five minutes, one after the other from `first` on. */
  const store = async (who: 'facilities' | 'companySupervisor', count: number, first = 0) => {
    const [booking] = await api.database
      .insert(roomBookings)
      .values({
        roomId: testRooms.night,
        companyId: who === 'facilities' ? testCompanies.otherTenant.id : testCompanies.tenant.id,
        ownerId: people[who].id,
        title: who,
      })
      .returning({ id: roomBookings.id });
    await api.database.insert(roomOccurrences).values(
      Array.from({ length: count }, (_, index) => ({
        bookingId: booking?.id ?? '',
        roomId: testRooms.night,
        startsAt: new Date(start + (first + index) * 5 * minute),
        endsAt: new Date(start + (first + index + 1) * 5 * minute),
        state: 'booked' as const,
      })),
    );
  };
  const preview = (exempt: object) =>
    api.as('superAdministrator').post('/api/rooms/closures/preview', {
      roomIds: [testRooms.night],
      from: { day: '2026-03-04', time: '00:00' },
      until: { day: '2026-03-10', time: '00:00' },
      ...exempt,
    });

  it.each([
    ['role', { allowedRoles: [Role.Facilities] }],
    ['company', { allowedCompanyIds: [testCompanies.otherTenant.id] }],
  ])('misses no date behind many of an exempt %s', async (_what, exempt) => {
    await store('facilities', 1000);
    await store('companySupervisor', 1, 1000);
    const { status, body } = await preview(exempt);
    expect([status, body.touched.map(({ title }: { title: string }) => title)]).toEqual([200, ['companySupervisor']]);
  });

  it('touches dates of deleted people, whose role nobody knows', async () => {
    await store('facilities', 1);
    await api.database.update(roomBookings).set({ ownerId: null });
    expect((await preview({ allowedRoles: [Role.Facilities] })).body.touched).toHaveLength(1);
  });

  it('is refused with the limit when it touches too many', async () => {
    await store('companySupervisor', maxTouched + 1);
    const { status, body } = await preview({});
    expect([status, body.key, body.values]).toEqual([
      422,
      'errors.rooms.tooManyTouched',
      { limit: maxTouched, unit: 'bookings' },
    ]);
  });
});
