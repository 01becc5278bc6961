import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { companyContracts } from '../../core/database/schema/companies';
import { roomBlockings, roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { describeOnDatabase, testCompanies } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';

const at = (time: string) => `2026-03-${time}:00Z`;

describeOnDatabase('managing rooms', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(at('03T07:00'));
    await api.runDueJobs();
    api.mails.length = 0;
    await api.database.delete(roomBookings);
    await api.database.delete(roomBlockings);
  });
  const manager = () => api.as('superAdministrator');
  const input = {
    name: 'Rhône',
    building: 'a',
    floor: '3',
    capacity: 12,
    equipment: ['screen'],
    imageId: null as string | null,
    contractIds: [4852],
    openingHours: {
      1: [
        { from: '08:00', until: '12:00' },
        { from: '13:00', until: '18:00' },
      ],
    },
    bufferMinutes: 15,
    minNoticeMinutes: 0,
    maxAdvanceDays: 90,
    maxDurationMinutes: 240,
    needsApproval: false,
    checkInMinutes: 15,
  };

  it('creates, changes and archives a room, each with a version', async () => {
    const form = new FormData();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    form.append('image', new Blob([png], { type: 'image/png' }), 'room.png');
    const upload = await manager().request({ method: 'POST', url: '/api/rooms/images', payload: form });
    expect([upload.status, upload.body.image]).toMatchObject([201, { width: 40, height: 30 }]);

    const created = await manager().post('/api/rooms/managed', { ...input, imageId: upload.body.imageId });
    expect([created.status, created.body.version, created.body.image]).toEqual([201, 1, upload.body.image.url]);
    const { id } = created.body;
    const changed = await manager().put(`/api/rooms/managed/${id}`, { ...input, capacity: 14, version: 1 });
    expect(changed.body).toMatchObject({ capacity: 14, version: 2, image: null });
    const late = await manager().put(`/api/rooms/managed/${id}`, { ...input, version: 1 });
    expect([late.status, late.body.key]).toEqual([409, 'errors.rooms.roomChanged']);
    expect(late.body.details.current).toMatchObject({ id, capacity: 14, version: 2 });
    const archived = await manager().post(`/api/rooms/managed/${id}/archive`, { version: 2, isArchived: true });
    expect(archived.body).toMatchObject({ isArchived: true, version: 3 });
    expect((await api.as('companySupervisor').get(`/api/rooms/${id}`)).status).toBe(404);
    const all = await manager().get('/api/rooms/managed');
    expect(all.body.rooms.find((room: { id: string }) => room.id === id)).toMatchObject({ isArchived: true });
  });

  it.each([
    ['an unknown building', { building: 'nowhere' }, 'building'],
    ['unknown equipment', { equipment: ['throne'] }, 'equipment'],
    [
      'hours that overlap',
      {
        openingHours: {
          2: [
            { from: '08:00', until: '12:00' },
            { from: '11:00', until: '13:00' },
          ],
        },
      },
      'openingHours.2',
    ],
    [
      'hours that end before they start',
      { openingHours: { 2: [{ from: '12:00', until: '08:00' }] } },
      'openingHours.2.0.until',
    ],
    ['no seats', { capacity: 0 }, 'capacity'],
    ['somebody’s picture', { imageId: '00000000-0000-4000-8000-000000000000' }, 'imageId'],
  ])('refuses %s on its field', async (_what, change, field) => {
    const answer = await manager().post('/api/rooms/managed', { ...input, ...change });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('offers archived equipment to no room, and leaves it to those that have it', async () => {
    const created = await manager().post('/api/rooms/managed', { ...input, equipment: ['screen', 'whiteboard'] });
    const archive = (isArchived: boolean) =>
      manager().put('/api/catalogs/room-equipment/items/whiteboard/archive', { isArchived });
    expect((await archive(true)).status).toBe(200);
    const { body } = await manager().get('/api/rooms/managed');
    expect(body.equipment.map(({ id }: { id: string }) => id)).not.toContain('whiteboard');

    const refused = await manager().post('/api/rooms/managed', { ...input, equipment: ['whiteboard'] });
    expect([refused.status, refused.body.fields]).toEqual([400, { equipment: 'errors.field.choice' }]);
    const path = `/api/rooms/managed/${created.body.id}`;
    const kept = await manager().put(path, { ...input, equipment: ['whiteboard'], version: 1 });
    expect([kept.status, kept.body.equipment]).toEqual([200, [{ id: 'whiteboard', name: 'Whiteboard' }]]);
    expect((await manager().put(path, { ...input, equipment: [], version: 2 })).status).toBe(200);
    const back = await manager().put(path, { ...input, equipment: ['whiteboard'], version: 3 });
    expect(back.status).toBe(400);
    await archive(false);
  });

  const book = async (
    roomId: string,
    start: string,
    end: string,
    who: 'companySupervisor' | 'facilities' = 'companySupervisor',
  ) => {
    const answer = await api
      .as(who)
      .post('/api/rooms/bookings', { roomId, start: at(start), end: at(end), title: 'Review' });
    expect(answer.status).toBe(201);
    return String(answer.body.booking.occurrences[0].id);
  };

  it('does not archive a room with coming dates', async () => {
    await book(testRooms.night, '04T09:00', '04T10:00');
    const answer = await manager().post(`/api/rooms/managed/${testRooms.night}/archive`, {
      version: 1,
      isArchived: true,
    });
    expect([answer.status, answer.body.key, answer.body.values]).toEqual([
      409,
      'errors.rooms.hasComingDates',
      { name: 'Cervin', used: 1, unit: 'bookings', count: 1 },
    ]);
  });

  it('shows and sets the hours of companies', async () => {
    await book(testRooms.office, '04T09:00', '04T10:30');
    const path = `/api/rooms/quotas/${testCompanies.tenant.id}/4852`;
    const { items } = (await manager().get('/api/rooms/quotas')).body;
    expect(
      items.find(
        (item: { contractId: number; company: { id: string } }) =>
          item.contractId === 4852 && item.company.id === testCompanies.tenant.id,
      ),
    ).toMatchObject({ usedMinutes: 90 });
    expect((await manager().put(path, { minutesPerMonth: 120 })).body).toMatchObject({ minutesPerMonth: 120 });
    const refused = await api.as('companySupervisor').post('/api/rooms/bookings', {
      roomId: testRooms.office,
      start: at('04T13:00'),
      end: at('04T14:00'),
      title: 'Too much',
    });
    expect(refused.body.key).toBe('errors.rooms.quotaExceeded');
    expect((await manager().put(`/api/rooms/quotas/${testCompanies.tenant.id}/1`, { minutesPerMonth: 1 })).status).toBe(
      404,
    );
    await api.database
      .update(companyContracts)
      .set({ minutesPerMonth: 600 })
      .where(eq(companyContracts.contractId, 4852));
  });

  /** The times are UTC, an hour behind the park. */
  const local = (text: string) => {
    const [day = '', time = ''] = text.split('T');
    const [hours = 0, minutes = '00'] = time.split(':');
    return { day: `2026-03-${day}`, time: `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}` };
  };
  const closure = (roomIds: string[], start: string, end: string, more: object = {}) => ({
    roomIds,
    from: local(start),
    until: local(end),
    ...more,
  });
  const reason = { en: 'Water damage', fr: 'Dégât d’eau' };

  it('previews a closure, and moves, keeps or cancels what it touches', async () => {
    const moved = await book(testRooms.office, '04T09:00', '04T10:00');
    const cancelled = await book(testRooms.office, '04T11:00', '04T12:00');
    const kept = await book(testRooms.office, '04T13:00', '04T14:00', 'facilities');
    const wanted = closure([testRooms.office], '04T08:00', '04T18:00');
    const preview = (await manager().post('/api/rooms/closures/preview', wanted)).body;
    expect(preview.touched.map(({ id }: { id: string }) => id)).toEqual([moved, cancelled, kept]);
    const { alternative } = preview.touched[0];
    expect(alternative).toMatchObject({ room: { name: 'Birse' }, start: '2026-03-04T09:00:00.000Z' });

    const to = { roomId: alternative.room.id, start: alternative.start, end: alternative.end };
    const decisions = [
      { id: moved, action: 'move', to },
      { id: cancelled, action: 'cancel' },
    ];
    const unseen = await manager().post('/api/rooms/closures', { ...wanted, reason, decisions });
    expect([unseen.status, unseen.body.key]).toEqual([409, 'errors.rooms.bookingsChanged']);
    const answer = await manager().post('/api/rooms/closures', {
      ...wanted,
      reason,
      decisions: [...decisions, { id: kept, action: 'keep' }],
    });
    expect(answer.status).toBe(201);
    const rows = await api.database.select().from(roomOccurrences);
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(moved)).toMatchObject({
      roomId: testRooms.larger,
      state: 'booked',
      sequence: 1,
      originalStart: new Date('2026-03-04T09:00:00Z'),
    });
    expect(byId.get(cancelled)).toMatchObject({ state: 'cancelled', reason: 'Water damage' });
    expect(byId.get(kept)).toMatchObject({ state: 'booked', roomId: testRooms.office });
    await api.runDueJobs();
    expect(api.mails.map(({ subject }) => subject).sort()).toEqual([
      '“Review” in Arve is cancelled',
      '“Review” is now in Birse',
    ]);
    const refused = await api.as('companySupervisor').post('/api/rooms/bookings', {
      roomId: testRooms.office,
      start: at('04T16:00'),
      end: at('04T17:00'),
      title: 'Closed',
    });
    expect(refused.body.key).toBe('errors.rooms.blocked');
  });

  it('repeats at the same local time over a change of the clock, and is lifted one by one or as a series', async () => {
    const wanted = closure([testRooms.office, testRooms.larger], '24T08:00', '24T09:00', {
      repeat: { every: 'week', until: '2026-04-07' },
      reason,
    });
    const { items } = (await manager().post('/api/rooms/closures', wanted)).body;
    expect(items.map(({ start }: { start: string }) => start)).toEqual([
      '2026-03-24T08:00:00.000Z',
      '2026-03-31T07:00:00.000Z',
      '2026-04-07T07:00:00.000Z',
    ]);
    expect((await manager().delete(`/api/rooms/closures/${items[0].id}`)).status).toBe(204);
    expect((await manager().get('/api/rooms/closures')).body.items).toHaveLength(2);
    expect((await manager().delete(`/api/rooms/closures/${items[1].id}?scope=series`)).status).toBe(204);
    expect((await manager().get('/api/rooms/closures')).body.items).toEqual([]);
    expect((await manager().delete(`/api/rooms/closures/${items[1].id}`)).status).toBe(404);
  });

  it('exempts roles and companies', async () => {
    await book(testRooms.office, '04T13:00', '04T14:00', 'facilities');
    const wanted = closure([testRooms.office], '04T08:00', '04T18:00', {
      allowedCompanyIds: [testCompanies.otherTenant.id],
      reason,
    });
    expect(
      (await manager().post('/api/rooms/closures/preview', { ...wanted, reason: undefined })).body.touched,
    ).toEqual([]);
    expect((await manager().post('/api/rooms/closures', wanted)).status).toBe(201);
    await book(testRooms.office, '04T09:00', '04T10:00', 'facilities');
  });

  it('and booking never both succeed unseen', async () => {
    for (let round = 0; round < 8; round += 1) {
      const day = String(4 + round).padStart(2, '0');
      const booking = { roomId: testRooms.night, start: at(`${day}T10:00`), end: at(`${day}T12:00`), title: 'Race' };
      const [closed, booked] = await Promise.all([
        manager().post('/api/rooms/closures', {
          ...closure([testRooms.night], `${day}T09:00`, `${day}T11:00`),
          reason,
        }),
        api.as('facilities').post('/api/rooms/bookings', booking),
      ]);
      expect([closed.status, booked.status].filter((status) => status === 201)).toHaveLength(1);
    }
  });

  it('makes secrets of a room that are answered once and revoked', async () => {
    const made = await manager().post(`/api/rooms/managed/${testRooms.office}/tokens`, {
      kind: 'display',
      label: 'Door',
    });
    expect(made.body.url).toMatch(new RegExp(`/book-a-room/display\\?room=${testRooms.office}#room_[\\w-]{43}$`));
    expect((await manager().delete(`/api/rooms/tokens/${made.body.id}`)).status).toBe(204);
    const { items } = (await manager().get(`/api/rooms/managed/${testRooms.office}/tokens`)).body;
    expect(items).toMatchObject([{ label: 'Door', createdBy: 'Sam Super', revokedAt: '2026-03-03T07:00:00.000Z' }]);
  });
});
