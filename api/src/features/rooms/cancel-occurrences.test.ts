/** However a date is cancelled, the same follows from it (docs/design/rooms.md, rules 3, 5 and 13). */
import { eq } from 'drizzle-orm';
import { backgroundJobs } from '../../core/database/schema/background-jobs';
import { roomBookings, roomOccurrences, roomSeriesQuestions } from '../../core/database/schema/rooms';
import { describeOnDatabase, people } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { settleRooms } from '.';
import { roomDeparture } from './departure';

const now = new Date('2026-03-03T07:00:00Z');
const guest = 'guest@elsewhere.test';

describeOnDatabase('a cancelled date', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.runDueJobs();
    api.mails.length = 0;
  });

  const owner = () => api.as('companySupervisor');
  /** How often freed time of the room was offered so far. */
  const countOffers = async () =>
    (await api.database.select().from(backgroundJobs).where(eq(backgroundJobs.kind, 'rooms.offerFreedTime'))).filter(
      ({ payload }) => JSON.stringify(payload) === JSON.stringify({ roomId: testRooms.night }),
    ).length;
  const askIfNeeded = (bookingId: string) =>
    api.database
      .insert(roomSeriesQuestions)
      .values({ bookingId, askedAt: new Date(now.getTime() - 5 * 86_400_000), answerBy: now });

  it.each<[string, (id: string, occurrenceId: string) => Promise<unknown>]>([
    ['with its booking', (id) => owner().delete(`/api/rooms/bookings/${id}`)],
    ['alone', (_, occurrenceId) => owner().delete(`/api/rooms/occurrences/${occurrenceId}?scope=one`)],
    [
      'because its owner leaves',
      () =>
        api.database.transaction((transaction) =>
          roomDeparture.settle(transaction, {
            people: [people.companySupervisor.id],
            leavingCompanyId: null,
            from: now,
            handOverTo: null,
            isErasure: false,
            key: 'cancel',
            decidedBy: null,
            now,
            zone: 'Europe/Zurich',
          }),
        ),
    ],
    [
      'because nobody needs the series',
      (id) => owner().post(`/api/rooms/bookings/${id}/still-needed`, { isNeeded: false }),
    ],
    [
      'because nobody answers whether the series is needed',
      async (id) => {
        await askIfNeeded(id);
        await settleRooms(api.database, [testRooms.night], now);
      },
    ],
    [
      'by a closure',
      (_, occurrenceId) =>
        api.as('superAdministrator').post('/api/rooms/closures', {
          roomIds: [testRooms.night],
          from: { day: '2026-03-04', time: '08:00' },
          until: { day: '2026-03-04', time: '12:00' },
          reason: { en: 'Repairs', fr: 'Travaux' },
          decisions: [{ id: occurrenceId, action: 'cancel' }],
        }),
    ],
  ])('%s changes the version, ends a requested move, tells guests and offers the time', async (_name, cancel) => {
    const { body } = await owner().post('/api/rooms/series', {
      roomId: testRooms.night,
      title: 'Stand-up',
      from: '2026-03-04',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'day', until: '2026-03-04' },
      attendees: [guest],
    });
    const { id, occurrences } = body.booking;
    const occurrenceId = String(occurrences[0].id);
    await api.runDueJobs();
    const [stored] = await api.database.select().from(roomOccurrences);
    expect(api.mails.filter(({ to }) => to === guest)).toHaveLength(1);
    const [move] = await api.database
      .insert(roomOccurrences)
      .values({
        bookingId: id,
        roomId: testRooms.approval,
        startsAt: new Date('2026-03-04T13:00:00Z'),
        endsAt: new Date('2026-03-04T14:00:00Z'),
        state: 'pending',
        replacesId: occurrenceId,
      })
      .returning({ id: roomOccurrences.id });
    const before = await countOffers();
    await cancel(id, occurrenceId);

    const rows = await api.database.select().from(roomOccurrences);
    expect(rows.find((row) => row.id === occurrenceId)).toMatchObject({
      state: 'cancelled',
      sequence: (stored?.sequence ?? 0) + 1,
    });
    expect(rows.find((row) => row.id === move?.id)?.state).toBe('cancelled');
    const [booking] = await api.database.select().from(roomBookings);
    expect(booking?.version).toBe(2);
    expect((await countOffers()) - before).toBe(1);
    await api.runDueJobs();
    expect(api.mails.filter(({ to }) => to === guest)).toHaveLength(2);
  });

  it('can be the first of those that are cancelled later: their time is offered as well', async () => {
    const { body } = await owner().post('/api/rooms/series', {
      roomId: testRooms.night,
      title: 'Stand-up',
      from: '2026-03-04',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'day', until: '2026-03-06' },
    });
    const path = `/api/rooms/occurrences/${body.booking.occurrences[0].id}`;
    const before = await countOffers();
    await owner().delete(`${path}?scope=one`);
    await owner().delete(`${path}?scope=following`);
    expect((await countOffers()) - before).toBe(2);
  });
});
