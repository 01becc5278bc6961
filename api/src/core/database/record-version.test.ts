import { describeOnEachDatabase } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

describeOnEachDatabase('a version beyond the integers of the database', (test) => {
  const api = test.api({ prepare: prepareRooms });
  const manager = () => api.as('superAdministrator');
  const version = 2_147_483_648;
  beforeAll(() => api.setNow('2026-03-03T07:00:00Z'));

  it('is an old version of a room and of a booking', async () => {
    const archived = await manager().post(`/api/rooms/managed/${testRooms.busy}/archive`, {
      version,
      isArchived: true,
    });
    expect([archived.status, archived.body.key]).toEqual([409, 'errors.rooms.roomChanged']);
    const slot = { start: '2026-03-04T09:00:00Z', end: '2026-03-04T10:00:00Z' };
    const { booking } = (await manager().post('/api/rooms/bookings', { roomId: testRooms.night, title: 'x', ...slot }))
      .body;
    const edited = await manager().patch(`/api/rooms/bookings/${booking.id}`, { version, title: 'y' });
    expect([edited.status, edited.body.key]).toEqual([409, 'errors.rooms.changedMeanwhile']);
  });

  it('is an old version of a webhook', async () => {
    const endpoint = { name: 'Reception', url: 'https://example.com/hook', events: ['people'] };
    const { id } = (await manager().post('/api/webhooks', endpoint)).body;
    const changed = await manager().put(`/api/webhooks/${id}`, { ...endpoint, isActive: true, version });
    expect([changed.status, changed.body.key]).toEqual([409, 'errors.conflict']);
  });
});
