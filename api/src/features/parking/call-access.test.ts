/** Calls about the own bookings, the waitlist and the check-in × every role, for the own and a foreign entry. */
import { hasPermission } from '@park/domain';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, people, type PersonName } from '../../testing';
import { lots, prepareLots, spots } from '../../testing/parking-lots';

const now = '2026-03-03T07:00:00Z';
/** One person per role. */
const names = (Object.keys(people) as PersonName[]).filter(
  (name, index, all) => all.findIndex((other) => people[other].role === people[name].role) === index,
);
const mayBook = (who: PersonName) => hasPermission(people[who].role, 'Parkshare_Book');
const own = '2026-03-04';

describeOnDatabase('calls about own parking', (test) => {
  const api = test.api({ prepare: prepareLots });
  let bookingId: string;
  let entryId: string;
  beforeAll(async () => {
    api.setNow(now);
    await api.database.update(users).set({ parkshareCredits: 5 });
    const booked = await api
      .as('employee')
      .post('/api/parking/spots/book', { spotId: spots.park, date: own, halves: ['am', 'pm'] });
    bookingId = booked.body.booking.id;
    const joined = await api
      .as('facilities')
      .post('/api/parking/waitlist', { lotIds: [lots.north], date: own, choice: 'day', kind: 'accessible' });
    entryId = joined.body.entry.id;
  });

  it.each(names)('are refused or answered to %s', async (who) => {
    const caller = api.as(who);
    const body = { lotIds: [lots.south], date: '2026-03-20', choice: 'am' };
    const statuses = {
      list: (await caller.get('/api/parking/waitlist')).status,
      join: (await caller.post('/api/parking/waitlist', body)).status,
      leave: (await caller.delete('/api/parking/waitlist/none')).status,
      checkIn: (await caller.post('/api/parking/check-in', { code: 'unknown-code' })).status,
      calendar: (await caller.get(`/api/parking/bookings/${bookingId}/calendar`)).status,
      vehicle: (await caller.put(`/api/parking/bookings/${bookingId}/vehicle`, { plate: null })).status,
    };
    const mine = who === 'employee' ? 200 : 404;
    // Who holds a spot does not wait for one.
    const join = who === 'companyAdministrator' ? 409 : 201;
    expect(statuses).toEqual(
      mayBook(who)
        ? { list: 200, join, leave: 404, checkIn: 404, calendar: mine, vehicle: mine }
        : { list: 403, join: 403, leave: 403, checkIn: 403, calendar: 403, vehicle: 403 },
    );
    // A colleague, a manager and another company see no more of a foreign entry than that it does not exist.
    if (mayBook(who) && who !== 'facilities')
      expect((await caller.delete(`/api/parking/waitlist/${entryId}`)).status).toBe(404);
  });

  it('names the first vehicle of a booking, and another own one on request', async () => {
    const caller = api.as('employee');
    await caller.put('/api/parking/vehicles', {
      vehicles: [
        { plate: 'VD 100', isElectric: false },
        { plate: 'VD 200', isElectric: true },
      ],
    });
    const book = async (spotId: string, date: string) =>
      (await caller.post('/api/parking/spots/book', { spotId, date, halves: ['am'] })).body.booking;
    expect((await book(spots.park, '2026-03-10')).plate).toBe('VD 100');
    const { id, plate } = await book(spots.poolElectric, '2026-03-11');
    expect(plate).toBe('VD 200');
    const put = (chosen: string) => caller.put(`/api/parking/bookings/${id}/vehicle`, { plate: chosen });
    expect((await put('VD 999')).body.fields).toEqual({ plate: 'errors.field.choice' });
    expect((await put('VD 100')).body.booking.plate).toBe('VD 100');
    const sheet = async (who: PersonName) =>
      (await api.as(who).get('/api/parking/day-sheet?date=2026-03-11')).body.rows.find(
        ({ spot }: { spot: string }) => spot === '10',
      )?.plate;
    // Managers see who parks, the park's staff the plate as well.
    expect([await sheet('companySupervisor'), await sheet('superAdministrator')]).toEqual([null, 'VD 100']);
  });

  it('writes a calendar file of the booked halves', async () => {
    const file = await api.as('employee').get(`/api/parking/bookings/${bookingId}/calendar`);
    const text = String(file.text).replaceAll('\r\n ', '');
    expect(text).toContain(`UID:parking-${bookingId}@`);
    expect(text).toContain('DTSTART;TZID=Europe/Zurich:20260304T060000');
    expect(text).toContain('DTEND;TZID=Europe/Zurich:20260304T200000');
  });
});
