/** Changing accepted dates in a room with approval (docs/design/rooms.md, rules 3 and 6). */
import { Contract } from '@park/domain';
import { companyContracts } from '../../../core/database/schema/companies';
import { roomBookings } from '../../../core/database/schema/rooms';
import { describeOnDatabase, people, testCompanies } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';

// A Tuesday, 08:00 in the park.
const now = '2026-03-03T07:00:00Z';

describeOnDatabase('accepted dates in a room with approval', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.update(companyContracts).set({ minutesPerMonth: 6000 });
  });

  const owner = () => api.as('companySupervisor');
  const manager = () => api.as('superAdministrator');
  /** Managers decide with the booking itself; then it is the supervisor's. */
  async function accepted(path: string, body: object) {
    const answer = await manager().post(path, { roomId: testRooms.approval, title: 'Board', ...body });
    expect([answer.status, answer.body.key]).toEqual([201, undefined]);
    await api.database
      .update(roomBookings)
      .set({ ownerId: people.companySupervisor.id, companyId: testCompanies.tenant.id, contractId: Contract.SQIE });
    return answer.body.booking as { id: string; occurrences: { id: string }[] };
  }
  const series = () =>
    accepted('/api/rooms/series', {
      from: '2026-03-04',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'week', weekdays: [3], until: '2026-03-18' },
    });
  const one = (day: string) => accepted('/api/rooms/bookings', { start: `${day}T08:00:00Z`, end: `${day}T09:00:00Z` });
  const change = ({ occurrences }: { occurrences: { id: string }[] }, index: number, body: object) =>
    owner().patch(`/api/rooms/series/${occurrences[index]?.id}`, { version: 1, scope: 'all', ...body });
  const datesOf = async (id: string) => {
    const { body } = await owner().get(`/api/rooms/bookings/${id}`);
    return body.occurrences
      .map(({ start, end, state, isMove }: Record<string, string | boolean>) =>
        [String(start).slice(5, 16), String(end).slice(11, 16), state, ...(isMove ? ['move'] : [])].join(' '),
      )
      .toSorted();
  };

  it('keep their times until the move of the series is decided, and have the new ones once it is accepted', async () => {
    const booking = await series();
    const asked = await change(booking, 0, { start: '14:00', end: '15:00' });
    expect(asked.status).toBe(200);
    expect(await datesOf(booking.id)).toEqual([
      '03-04T08:00 09:00 booked',
      '03-04T13:00 14:00 pending move',
      '03-11T08:00 09:00 booked',
      '03-11T13:00 14:00 pending move',
      '03-18T08:00 09:00 booked',
      '03-18T13:00 14:00 pending move',
    ]);
    const { body } = await manager().get('/api/rooms/requests');
    expect(body.groups[0].requests[0].dates[0].movesFrom).toEqual({
      start: '2026-03-04T08:00:00.000Z',
      end: '2026-03-04T09:00:00.000Z',
      room: 'Doubs',
    });
    expect((await manager().get('/api/portal/tasks')).body.items).toContainEqual(
      expect.objectContaining({ kind: 'roomRequests', count: 1 }),
    );
    const other = { roomId: testRooms.approval, title: 'Other' };
    const old = { start: '2026-03-11T08:00:00Z', end: '2026-03-11T09:00:00Z' };
    expect((await manager().post('/api/rooms/bookings', { ...other, ...old })).body.key).toBe('errors.rooms.taken');
    expect((await manager().post(`/api/rooms/requests/${booking.id}/accept`, {})).status).toBe(200);
    expect(await datesOf(booking.id)).toEqual([
      '03-04T13:00 14:00 booked',
      '03-11T13:00 14:00 booked',
      '03-18T13:00 14:00 booked',
    ]);
    expect((await manager().post('/api/rooms/bookings', { ...other, ...old })).status).toBe(201);
  });

  it('stay as they were when the move of the following ones is rejected', async () => {
    const booking = await series();
    const asked = await change(booking, 1, { scope: 'following', start: '14:00', end: '15:00' });
    const { id } = asked.body.booking;
    expect((await manager().post(`/api/rooms/requests/${id}/reject`, { reason: 'Fair' })).status).toBe(200);
    expect(await datesOf(booking.id)).toEqual(['03-04T08:00 09:00 booked']);
    expect(await datesOf(id)).toEqual(['03-11T08:00 09:00 booked', '03-18T08:00 09:00 booked']);
  });

  it('get shorter without a decision', async () => {
    const booking = await series();
    await change(booking, 0, { start: '09:00', end: '09:30' });
    expect(await datesOf(booking.id)).toEqual([
      '03-04T08:00 08:30 booked',
      '03-11T08:00 08:30 booked',
      '03-18T08:00 08:30 booked',
    ]);
  });

  it('count as one request each when they are to move, of three at most', async () => {
    const moved = [await one('2026-03-04'), await one('2026-03-05'), await one('2026-03-06'), await one('2026-03-09')];
    const ask = (index: number, hour: string) => {
      const day = ['04', '05', '06', '09'][index];
      const slot = { start: `2026-03-${day}T${hour}:00:00Z`, end: `2026-03-${day}T${hour}:30:00Z` };
      return owner().patch(`/api/rooms/occurrences/${moved[index]?.occurrences[0]?.id}`, { version: 1, ...slot });
    };
    for (const index of [0, 1, 2]) expect((await ask(index, '13')).status).toBe(200);
    expect((await ask(3, '13')).body.key).toBe('errors.rooms.tooManyRequests');
    const again = await owner().patch(`/api/rooms/occurrences/${moved[0]?.occurrences[0]?.id}`, {
      version: 2,
      start: '2026-03-04T15:00:00Z',
      end: '2026-03-04T16:00:00Z',
    });
    expect(again.status).toBe(200);
  });

  it('take a requested move with them when they are cancelled or have begun', async () => {
    const open = async () => (await manager().get('/api/rooms/requests')).body.total;
    const move = async (booking: { occurrences: { id: string }[] }, day: string) =>
      (
        await owner().patch(`/api/rooms/occurrences/${booking.occurrences[0]?.id}`, {
          version: 1,
          start: `${day}T13:00:00Z`,
          end: `${day}T14:00:00Z`,
        })
      ).status;
    const cancelled = await one('2026-03-04');
    expect([await move(cancelled, '2026-03-04'), await open()]).toEqual([200, 1]);
    await owner().delete(`/api/rooms/occurrences/${cancelled.occurrences[0]?.id}`);
    expect(await open()).toBe(0);
    const begun = await one('2026-03-05');
    expect(await move(begun, '2026-03-06')).toBe(200);
    api.setNow('2026-03-05T08:30:00Z');
    expect((await manager().post(`/api/rooms/requests/${begun.id}/accept`, {})).body.key).toBe(
      'errors.rooms.requestDecided',
    );
    await api.runDueJobs('2026-03-05T08:31:00Z');
    expect(await open()).toBe(0);
    expect(await datesOf(begun.id)).toEqual(['03-05T08:00 09:00 booked']);
  });
});
