/** Closing rooms while the owners of touched dates cancel them, and lifting a closure twice at the same moment. */
import { eq } from 'drizzle-orm';
import { auditTrail } from '../../../core/database/schema/audit';
import { notifications } from '../../../core/database/schema/notifications';
import { roomBlockings, roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { describeOnPostgres } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';
import { whileChanging } from '../../../testing/while-changing';

const now = new Date('2026-03-03T07:00:00Z');
const slot = { start: '2026-03-04T09:00:00Z', end: '2026-03-04T10:00:00Z' };
const closure = {
  roomIds: [testRooms.night],
  from: { day: '2026-03-04', time: '08:00' },
  until: { day: '2026-03-04', time: '18:00' },
  reason: { en: 'Works', fr: 'Travaux' },
};

describeOnPostgres('while a room is closed,', (test) => {
  const api = test.api({ prepare: prepareRooms });
  const manager = () => api.as('superAdministrator');
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.delete(roomBlockings);
    await api.database.delete(notifications);
  });
  const book = async () => {
    const { body } = await api
      .as('companySupervisor')
      .post('/api/rooms/bookings', { roomId: testRooms.night, title: 'Review', ...slot });
    return body.booking.occurrences[0].id as string;
  };

  it.each([
    ['cancel', undefined],
    ['move', { roomId: testRooms.larger, ...slot }],
  ])('a date that its owner cancels stays cancelled, without a message about: %s', async (action, to) => {
    const id = await book();
    const { status } = await whileChanging(
      api.database,
      (transaction) =>
        transaction.update(roomOccurrences).set({ state: 'cancelled' }).where(eq(roomOccurrences.id, id)),
      () => manager().post('/api/rooms/closures', { ...closure, decisions: [{ id, action, to }] }),
    );
    expect(status).toBe(201);
    const [date] = await api.database.select().from(roomOccurrences);
    expect(date).toMatchObject({ state: 'cancelled', roomId: testRooms.night, decidedBy: null });
    expect(await api.database.select().from(notifications)).toEqual([]);
  });

  it('is lifted once by two at the same moment', async () => {
    const { items } = (await manager().post('/api/rooms/closures', { ...closure, decisions: [] })).body;
    const lift = () => manager().delete(`/api/rooms/closures/${items[0].id}`);
    const answers = await Promise.all([lift(), lift(), lift()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const lines = await api.database.select().from(auditTrail).where(eq(auditTrail.subjectId, items[0].id));
    expect(lines.map(({ action }) => action)).toEqual(['created', 'deleted']);
  });
});
