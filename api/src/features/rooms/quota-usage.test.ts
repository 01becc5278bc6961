import { Contract } from '@park/domain';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { describeOnDatabase, people, testCompanies } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { listQuotaUsage } from '.';

describeOnDatabase('the hours of a company', (test) => {
  const api = test.api({ prepare: prepareRooms });

  it('are not reduced in the next month by a booking over midnight that nobody came to', async () => {
    await api.database.delete(roomBookings);
    const [booking] = await api.database
      .insert(roomBookings)
      .values({
        roomId: testRooms.night,
        companyId: testCompanies.tenant.id,
        ownerId: people.companySupervisor.id,
        contractId: Contract.SQIE,
        title: 'Late',
      })
      .returning({ id: roomBookings.id });
    // The last evening of March in the park, 23:00 to 01:00; the room was free again at 23:15.
    await api.database.insert(roomOccurrences).values({
      bookingId: booking?.id ?? '',
      roomId: testRooms.night,
      startsAt: new Date('2026-03-31T21:00:00Z'),
      endsAt: new Date('2026-03-31T23:00:00Z'),
      checkInMinutes: 15,
      state: 'booked',
    });
    const now = '2026-03-31T22:30:00Z';
    api.setNow(now);
    const usage = await listQuotaUsage(
      api.database,
      {
        companyId: testCompanies.tenant.id,
        contractIds: [Contract.SQIE],
        months: ['2026-03-01', '2026-04-01'],
        zone: 'Europe/Zurich',
        now: new Date(now),
      },
      { lock: false },
    );
    expect(usage.map(({ month, usedMinutes }) => [month, usedMinutes])).toEqual([
      ['2026-03-01', 15],
      ['2026-04-01', 0],
    ]);
    const { items } = (await api.as('superAdministrator').get('/api/rooms/quotas')).body;
    expect(
      items.find(
        (item: { contractId: number; company: { id: string } }) =>
          item.contractId === Contract.SQIE && item.company.id === testCompanies.tenant.id,
      ),
    ).toMatchObject({ usedMinutes: 0 });
  });
});
