import { describeOnDatabase } from '../../testing';
import { roomBookings } from '../../core/database/schema/rooms';
import { prepareRooms, testRooms } from '../../testing/rooms';

const now = '2026-03-03T07:00:00Z';

describeOnDatabase('the calendar of rooms', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
  });

  const bookingBody = (roomId: string, start: string, end: string, title = 'Review') => ({
    roomId,
    start: `2026-03-${start}:00Z`,
    end: `2026-03-${end}:00Z`,
    title,
  });
  const availability = async (who: Parameters<typeof api.as>[0], query = '') =>
    (await api.as(who).get(`/api/rooms/availability?date=2026-03-05${query}`)).body;
  const names = (body: { rooms: { room: { name: string } }[] }) => body.rooms.map(({ room }) => room.name);

  it('shows the rooms that the own contracts open, all to those who manage, and says when there is no contract', async () => {
    const supervisor = await availability('companySupervisor');
    expect([supervisor.reach, names(supervisor)]).toEqual(['contracts', ['Arve', 'Birse', 'Cervin', 'Doubs', 'Flon']]);
    const manager = await availability('superAdministrator');
    expect([manager.reach, names(manager)]).toEqual(['all', ['Arve', 'Birse', 'Cervin', 'Doubs', 'Emme', 'Flon']]);
    const without = await availability('supervisorWithFlags');
    expect([without.reach, without.rooms, without.choices.buildings]).toEqual(['none', [], []]);
  });

  it('narrows by capacity, equipment and building, and keeps offering all choices', async () => {
    expect(names(await availability('companySupervisor', '&capacity=20'))).toEqual(['Birse', 'Doubs']);
    expect(names(await availability('companySupervisor', '&equipment=screen'))).toEqual(['Arve', 'Birse']);
    expect(names(await availability('companySupervisor', '&equipment=screen,whiteboard&capacity=10'))).toEqual([
      'Birse',
    ]);
    const narrowed = await availability('companySupervisor', '&building=b&capacity=5');
    expect(names(narrowed)).toEqual(['Doubs', 'Flon']);
    expect(narrowed.choices).toEqual({
      buildings: [
        { id: 'a', name: 'Building A' },
        { id: 'b', name: 'Building B' },
      ],
      equipment: [
        { id: 'screen', name: 'Screen' },
        { id: 'whiteboard', name: 'Whiteboard' },
      ],
      largestCapacity: 100,
    });
    expect(names(await availability('companySupervisor', '&building=elsewhere'))).toEqual([]);
  });

  it('speaks the reader’s language', async () => {
    const { body } = await api
      .as('companySupervisor')
      .get('/api/rooms/availability?date=2026-03-05', { 'accept-language': 'fr' });
    expect(body.rooms[0].room.equipment).toEqual([
      { id: 'screen', name: 'Écran' },
      { id: 'whiteboard', name: 'Tableau blanc' },
    ]);
    expect(body.rooms[0].busy[0]).toMatchObject({ state: 'blocked', reason: 'Ventilation en révision' });
  });

  it('names own bookings and hides those of others, but not from those who manage', async () => {
    await api
      .as('companySupervisor')
      .post('/api/rooms/bookings', bookingBody(testRooms.larger, '05T08:00', '05T09:00', 'Ours'));
    await api
      .as('facilities')
      .post('/api/rooms/bookings', bookingBody(testRooms.larger, '05T10:00', '05T11:00', 'Secret'));
    const busyOf = async (who: Parameters<typeof api.as>[0]) =>
      (await availability(who)).rooms.find(({ room }: { room: { name: string } }) => room.name === 'Birse').busy;
    expect(await busyOf('companySupervisor')).toEqual([
      {
        start: '2026-03-05T08:00:00.000Z',
        end: '2026-03-05T09:00:00.000Z',
        state: 'booked',
        isOwn: true,
        booking: {
          id: expect.any(String),
          title: 'Ours',
          owner: 'Selma Supervisor',
          occurrenceId: expect.any(String),
          version: 1,
          canChange: true,
        },
        reason: null,
      },
      {
        start: '2026-03-05T10:00:00.000Z',
        end: '2026-03-05T11:00:00.000Z',
        state: 'booked',
        isOwn: false,
        booking: null,
        reason: null,
      },
    ]);
    const seenByManager = await busyOf('superAdministrator');
    expect(
      seenByManager.map(({ booking, isOwn }: { booking: { title: string }; isOwn: boolean }) => [booking.title, isOwn]),
    ).toEqual([
      ['Ours', false],
      ['Secret', false],
    ]);
  });

  it('says for a requested slot whether each room can be booked, as booking it would', async () => {
    await api.as('facilities').post('/api/rooms/bookings', bookingBody(testRooms.larger, '05T11:00', '05T12:00'));
    const body = await availability('companySupervisor', '&from=12:30&duration=60');
    expect(body.requestedSlot).toEqual({ start: '2026-03-05T11:30:00.000Z', end: '2026-03-05T12:30:00.000Z' });
    const decisions = body.rooms.map(
      ({ room, requestedSlot: found }: { room: { name: string }; requestedSlot: { refusal: string | null } }) => [
        room.name,
        found.refusal,
      ],
    );
    expect(decisions).toEqual([
      ['Arve', 'errors.rooms.blocked'],
      ['Birse', 'errors.rooms.taken'],
      ['Cervin', null],
      ['Doubs', null],
      ['Flon', null],
    ]);
    for (const { room, requestedSlot: found } of body.rooms) {
      const booked = await api
        .as('companySupervisor')
        .post('/api/rooms/bookings', { roomId: room.id, ...body.requestedSlot, title: 'Trial' });
      expect(booked.status === 201 ? null : booked.body.key).toBe(found.refusal);
    }
  });

  it('shows opening hours and the length of the day by the park’s clock', async () => {
    const spring = (await api.as('companySupervisor').get('/api/rooms/availability?date=2026-03-29')).body;
    expect(spring.day).toEqual({ start: '2026-03-28T23:00:00.000Z', end: '2026-03-29T22:00:00.000Z' });
    const [arve, , cervin] = spring.rooms;
    expect([arve.opening, cervin.opening]).toEqual([[], [spring.day]]);
    const monday = (await api.as('companySupervisor').get('/api/rooms/availability?date=2026-03-30')).body;
    expect(monday.rooms[0].opening).toEqual([{ start: '2026-03-30T05:00:00.000Z', end: '2026-03-30T18:00:00.000Z' }]);
  });

  it('uses today in the park when no date is given', async () => {
    api.setNow('2026-03-03T23:30:00Z');
    const { body } = await api.as('companySupervisor').get('/api/rooms/availability');
    expect([body.date, body.requestedSlot, body.rooms[0].requestedSlot]).toEqual(['2026-03-04', null, null]);
  });

  it.each(['date=2026-02-30', 'from=25:00', 'duration=4', 'duration=x', 'capacity=0'])(
    'answers 400 to %s',
    async (query) => {
      expect((await api.as('companySupervisor').get(`/api/rooms/availability?${query}`)).status).toBe(400);
    },
  );

  it('shows one room to those who may book it', async () => {
    const { body } = await api.as('companySupervisor').get(`/api/rooms/${testRooms.office}`);
    expect(body).toMatchObject({
      name: 'Arve',
      bufferMinutes: 15,
      contractIds: [4852],
      openingHours: { 1: [{ from: '07:00', until: '20:00' }] },
    });
    for (const id of [testRooms.lausanne, testRooms.retired, 'nothing', '00000000-0000-4000-8000-000000000000']) {
      const answer = await api.as('companySupervisor').get(`/api/rooms/${id}`);
      expect([answer.status, answer.body.key]).toEqual([404, 'errors.rooms.notFound']);
    }
    expect((await api.as('superAdministrator').get(`/api/rooms/${testRooms.lausanne}`)).status).toBe(200);
  });
});
