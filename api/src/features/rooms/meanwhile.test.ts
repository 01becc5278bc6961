/** Commands that wait for a change of somebody else are decided by what is stored after it. */
import { eq } from 'drizzle-orm';
import {
  roomBookings,
  roomInvitations,
  roomInvitationTokens,
  roomOccurrences,
  rooms,
  roomSeriesQuestions,
} from '../../core/database/schema/rooms';
import { notifications } from '../../core/database/schema/notifications';
import type { Database } from '../../core/database/database';
import { retryTransaction } from '../../core/database/retry-transaction';
import { hashSecret } from '../../core/secrets/secrets';
import { describeOnPostgres, people } from '../../testing';
import { prepareRooms, testRooms } from '../../testing/rooms';
import { whileChanging } from '../../testing/while-changing';
import { keepOwnSeries } from '../room-check-in/series-answer';
import { cancelUpcoming } from './cancel-occurrences';
import { settleRooms } from './settle-rooms';
import { lockRoom } from './store';

const now = new Date('2026-03-03T07:00:00Z');
const slot = { start: '2026-03-04T09:00:00Z', end: '2026-03-04T10:00:00Z' };
const series = { from: '2026-03-04', start: '09:00', end: '10:00', title: 'Review' };
const recurrence = { every: 'week', weekdays: [3], until: '2026-03-18' };

describeOnPostgres('while somebody else changes something,', (test) => {
  const api = test.api({ prepare: prepareRooms });
  const owner = () => api.as('companySupervisor');
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    await api.database.update(rooms).set({ isActive: true }).where(eq(rooms.id, testRooms.night));
  });

  const book = async (more: object = {}, who: Parameters<typeof api.as>[0] = 'companySupervisor') =>
    (await api.as(who).post('/api/rooms/bookings', { roomId: testRooms.night, title: 'Review', ...slot, ...more })).body
      .booking;
  const bookSeries = (roomId: string) => owner().post('/api/rooms/series', { roomId, ...series, recurrence });
  const cancelling = (id: string) => (transaction: Database) => cancelUpcoming(transaction, id, { by: null, now });
  const states = async () => (await api.database.select().from(roomOccurrences)).map(({ state }) => state);

  describe('an answer to an invitation', () => {
    const token = 'a'.repeat(43);
    let bookingId = '';
    beforeEach(async () => {
      bookingId = (await book({ attendees: ['nadia@partner.test'] })).id;
      const [invitation] = await api.database.select().from(roomInvitations);
      await api.database
        .insert(roomInvitationTokens)
        .values({ secretHash: hashSecret(token), invitationId: invitation?.id ?? '', createdAt: now });
    });
    const answer = (text: string) => api.asVisitor().post(`/api/rooms/invitations/${token}`, { answer: text });
    const stored = async () => (await api.database.select().from(roomInvitations)).map((row) => row.answer);

    it('is refused if the booking is cancelled', async () => {
      const { status, body } = await whileChanging(api.database, cancelling(bookingId), () => answer('accepted'));
      expect([status, body.key]).toEqual([409, 'errors.rooms.invitationOver']);
      expect(await stored()).toEqual(['needs-action']);
    });

    it('is refused if the person is taken off the list', async () => {
      const { status } = await whileChanging(
        api.database,
        (transaction) =>
          transaction.update(roomInvitations).set({ removedAt: now }).where(eq(roomInvitations.bookingId, bookingId)),
        () => answer('accepted'),
      );
      expect(status).toBe(404);
      expect(await stored()).toEqual(['needs-action']);
    });

    it('is shown to each of two who answer at once as they gave it, and the last one counts', async () => {
      const answers = await Promise.all([answer('accepted'), answer('declined')]);
      expect(answers.map(({ status, body }) => [status, body.answer])).toEqual([
        [200, 'accepted'],
        [200, 'declined'],
      ]);
      expect(['accepted', 'declined']).toContain((await stored())[0]);
    });
  });

  it('a check-in does not bring back a cancelled booking', async () => {
    const { id, occurrences } = await book();
    api.setNow('2026-03-04T08:55:00Z');
    const { status, body } = await whileChanging(api.database, cancelling(id), () =>
      owner().post(`/api/rooms/occurrences/${occurrences[0].id}/check-in`),
    );
    expect([status, body.key]).toEqual([409, 'errors.rooms.alreadyOver']);
    expect(await states()).toEqual(['cancelled']);
  });

  it('cancelling what has just been cancelled changes nothing', async () => {
    const { id, occurrences } = await book();
    const addresses = [`/api/rooms/bookings/${id}`, `/api/rooms/occurrences/${occurrences[0].id}?scope=one`];
    for (const address of addresses) {
      await api.database.update(roomOccurrences).set({ state: 'booked' });
      const { status, body } = await whileChanging(api.database, cancelling(id), () => owner().delete(address));
      expect([status, body.occurrences?.[0]?.state]).toEqual([200, 'cancelled']);
    }
  });

  it('the message about a cancelled date names the time to which it was moved', async () => {
    const { id, occurrences } = await book();
    const addresses = [`/api/rooms/bookings/${id}`, `/api/rooms/occurrences/${occurrences[0].id}?scope=following`];
    for (const address of addresses) {
      await api.database.delete(notifications);
      const first = { state: 'booked', startsAt: new Date(slot.start), endsAt: new Date(slot.end) } as const;
      await api.database.update(roomOccurrences).set(first);
      const [startsAt, endsAt] = [new Date('2026-03-04T13:00:00Z'), new Date('2026-03-04T14:00:00Z')];
      const { status } = await whileChanging(
        api.database,
        (transaction) => transaction.update(roomOccurrences).set({ startsAt, endsAt }),
        () => api.as('superAdministrator').delete(address),
      );
      expect(status).toBe(200);
      const [message] = await api.database.select().from(notifications);
      expect(message?.values).toMatchObject({ start: startsAt.toISOString() });
    }
  });

  it('nothing is booked in a room that is archived', async () => {
    const elsewhere = await book({ roomId: testRooms.busy });
    const weekly = (await bookSeries(testRooms.larger)).body.booking;
    const commands = [
      () => owner().post('/api/rooms/bookings', { roomId: testRooms.night, title: 'Review', ...slot }),
      () => bookSeries(testRooms.night),
      () =>
        owner().patch(`/api/rooms/occurrences/${elsewhere.occurrences[0].id}`, {
          ...{ version: 1, roomId: testRooms.night },
          ...{ start: slot.start, end: slot.end },
        }),
      () =>
        owner().patch(`/api/rooms/series/${weekly.occurrences[0].id}`, {
          ...{ version: 1, scope: 'all', roomId: testRooms.night },
          ...{ start: '09:00', end: '10:00' },
        }),
    ];
    for (const command of commands) {
      await api.database.update(rooms).set({ isActive: true }).where(eq(rooms.id, testRooms.night));
      const { status, body } = await whileChanging(
        api.database,
        async (transaction) => {
          await lockRoom(transaction, testRooms.night);
          await transaction.update(rooms).set({ isActive: false }).where(eq(rooms.id, testRooms.night));
        },
        command,
      );
      expect([status, body.key]).toEqual([404, 'errors.rooms.notFound']);
    }
    const inNight = eq(roomOccurrences.roomId, testRooms.night);
    expect(await api.database.select().from(roomOccurrences).where(inNight)).toEqual([]);
  });

  it('a series is kept that its owner has just kept', async () => {
    const { id: bookingId } = (await bookSeries(testRooms.night)).body.booking;
    await api.database.insert(roomSeriesQuestions).values({ bookingId, askedAt: new Date(0), answerBy: now });
    await whileChanging(
      api.database,
      (transaction) => keepOwnSeries(transaction, { bookingId, ownerId: people.companySupervisor.id, now }),
      () => retryTransaction(api.database, (transaction) => settleRooms(transaction, [testRooms.night], now)),
    );
    expect(await states()).toEqual(['booked', 'booked', 'booked']);
  });

  it('a cancelled request is not accepted, and no other is rejected for it', async () => {
    const { id } = await book({ roomId: testRooms.approval });
    const other = await book({ roomId: testRooms.approval }, 'companyAdministrator');
    const { status, body } = await whileChanging(api.database, cancelling(id), () =>
      api
        .as('superAdministrator')
        .post(`/api/rooms/requests/${id}/accept`, { rejects: [other.id], reason: 'The board meets' }),
    );
    expect([status, body.key]).toEqual([409, 'errors.rooms.requestDecided']);
    expect((await states()).sort()).toEqual(['cancelled', 'pending']);
  });
});
