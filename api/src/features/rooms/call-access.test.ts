/** Every call about rooms × every role, for a booking of the own company and of a foreign one. */
import { hasPermission, Role } from '@park/domain';
import { roomBookings } from '../../core/database/schema/rooms';
import { describeOnDatabase, people, type PersonName } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

const now = '2026-03-03T07:00:00Z';
const names = Object.keys(people) as PersonName[];
const slot = { start: '2026-03-10T09:00:00Z', end: '2026-03-10T10:00:00Z' };
const series = {
  roomId: testRooms.night,
  from: '2026-03-10',
  start: '09:00',
  end: '10:00',
  recurrence: { every: 'day', until: '2026-03-10' },
};

const isManager = (who: PersonName) => hasPermission(people[who].role, 'BookARoom_Manage');
const leadRoles: readonly unknown[] = [Role.CompanyAdministrator, Role.CompanySupervisor];
const isReader = (who: PersonName, owner: PersonName) =>
  who === owner ||
  isManager(who) ||
  (leadRoles.includes(people[who].role) && people[who].company === people[owner].company);

/** Calls that need the right to book, with what makes them. */
const bookingCalls: [method: 'get' | 'post', path: string, body?: object][] = [
  ['get', '/api/rooms/availability'],
  ['get', '/api/rooms/calendar?from=2026-03-02'],
  ['get', `/api/rooms/${testRooms.night}`],
  ['post', '/api/rooms/bookings', {}],
  ['post', '/api/rooms/series/preview', series],
  ['post', '/api/rooms/series', {}],
];

describeOnDatabase('calls about rooms', (test) => {
  const api = test.api({ prepare: prepareRooms });

  async function bookingOf(owner: PersonName) {
    const { body } = await api
      .as(owner)
      .post('/api/rooms/bookings', { roomId: testRooms.night, title: 'Secret', ...slot });
    return body.booking as { id: string; version: number; occurrences: { id: string }[] };
  }
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
  });

  it.each(names)('that book are open to %s by the right to book alone', async (who) => {
    const mayBook = hasPermission(people[who].role, 'BookARoom_Book');
    for (const [method, path, body] of bookingCalls) {
      const { status } = await (method === 'get' ? api.as(who).get(path) : api.as(who).post(path, body));
      // With the right, an empty body is incomplete, and a room of another contract does not exist.
      expect([path, mayBook ? status !== 403 || path.includes('bookings') : status === 403]).toEqual([path, true]);
    }
  });

  it.each([
    ['the own company', 'companyAdministrator'],
    ['a foreign company', 'facilities'],
  ] as const)('about a booking of %s are answered to its owner, its leads and managers only', async (_name, owner) => {
    const booking = await bookingOf(owner);
    const date = booking.occurrences[0]!.id;
    for (const who of names) {
      const canRead = isReader(who, owner);
      const isChanger = who === owner || isManager(who);
      const isColleague = people[owner].company === people.employee.company;
      const caller = api.as(who);
      const stale = { version: 99 };
      const answers = {
        read: (await caller.get(`/api/rooms/bookings/${booking.id}`)).status,
        calendar: (await caller.get(`/api/rooms/bookings-ical/${booking.id}`)).status,
        colleagues: (await caller.get(`/api/rooms/bookings/${booking.id}/colleagues`)).status,
        handOver: (
          await caller.post(`/api/rooms/bookings/${booking.id}/owner`, { ...stale, ownerId: people.employee.id })
        ).status,
        edit: (await caller.patch(`/api/rooms/bookings/${booking.id}`, { ...stale, title: 'Mine' })).status,
        move: (await caller.patch(`/api/rooms/occurrences/${date}`, { ...stale, ...slot })).status,
        end: (await caller.post(`/api/rooms/occurrences/${date}/end`)).status,
        series: (
          await caller.patch(`/api/rooms/series/${date}`, { ...stale, scope: 'all', start: '09:00', end: '10:00' })
        ).status,
        offer: (await caller.post(`/api/rooms/offers/${date}/accept`)).status,
      };
      expect([who, answers]).toEqual([
        who,
        {
          read: canRead ? 200 : 404,
          calendar: canRead ? 200 : 404,
          colleagues: canRead ? 200 : 404,
          // A lead hands over within the company; the version is wrong on purpose.
          handOver: canRead ? (isColleague || people[who].role === Role.SuperAdministrator ? 409 : 422) : 404,
          edit: isChanger ? 409 : 404,
          move: isChanger ? 409 : 404,
          end: isChanger ? 409 : 404,
          series: isChanger ? 422 : 404,
          offer: 404,
        },
      ]);
    }
    const { body } = await api.as(owner).get(`/api/rooms/bookings/${booking.id}`);
    expect(body).toMatchObject({ title: 'Secret', version: 1 });
  });

  it.each(names.filter((name) => !isReader(name, 'companyAdministrator')))(
    'cancel nothing of others for %s',
    async (who) => {
      const booking = await bookingOf('companyAdministrator');
      const paths = [`/api/rooms/bookings/${booking.id}`, `/api/rooms/occurrences/${booking.occurrences[0]!.id}`];
      for (const path of paths) expect((await api.as(who).delete(path)).status).toBe(404);
    },
  );

  it('ask visitors to sign in', async () => {
    for (const path of [
      '/api/rooms/availability',
      '/api/rooms/bookings',
      '/api/rooms/offers',
      `/api/rooms/bookings-ical/x`,
    ])
      expect((await api.asVisitor().get(path)).status).toBe(401);
  });
});
