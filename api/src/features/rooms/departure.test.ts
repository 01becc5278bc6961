import { roomBookings, roomInvitations } from '../../core/database/schema/rooms';
import { describeOnEachDatabase, people } from '../../testing';
import { emailOf } from '../../testing/people';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { roomDeparture } from './departure';

const now = new Date('2026-03-03T07:00:00Z');
const guest = 'guest@elsewhere.test';

describeOnEachDatabase('the rooms of somebody who leaves', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    api.mails.length = 0;
    await api.database.delete(roomBookings);
  });
  const book = (who: 'companySupervisor' | 'companyAdministrator', attendees: string[], hour: number) =>
    api.as(who).post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Private',
      attendees,
      start: `2026-03-04T${hour}:00:00Z`,
      end: `2026-03-04T${hour + 1}:00:00Z`,
    });
  const settle = (isErasure: boolean) =>
    api.database.transaction((transaction) =>
      roomDeparture.settle(transaction, {
        people: [people.companySupervisor.id],
        leavingCompanyId: null,
        from: now,
        handOverTo: null,
        isErasure,
        key: String(isErasure),
        decidedBy: null,
        now,
        zone: 'Europe/Zurich',
      }),
    );

  it('tells the guests that it is cancelled', async () => {
    await book('companySupervisor', [guest], 10);
    await api.runDueJobs();
    await settle(false);
    await api.runDueJobs();
    const toGuest = api.mails.filter(({ to }) => to === guest);
    expect(toGuest).toHaveLength(2);
    expect(JSON.stringify(toGuest[1])).toContain('CANCEL');
  });

  it('keeps no address of erased people, neither in their bookings nor in those of others', async () => {
    await book('companySupervisor', [guest], 10);
    await book('companyAdministrator', [emailOf('companySupervisor').toUpperCase(), guest, 'Nadia'], 14);
    await settle(true);
    const bookings = await api.database.select().from(roomBookings).orderBy(roomBookings.title);
    expect(bookings.map(({ title, attendees }) => [title, attendees])).toEqual([
      ['', []],
      ['Private', [guest, 'Nadia']],
    ]);
    const invited = await api.database.select().from(roomInvitations);
    expect(invited.map(({ email }) => email)).toEqual([guest]);
  });
});
