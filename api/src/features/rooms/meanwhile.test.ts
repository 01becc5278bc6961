/** An answer that arrives while something else changes the booking. */
import { eq } from 'drizzle-orm';
import { roomBookings, roomInvitations, roomInvitationTokens } from '../../../core/database/schema/rooms';
import { hashSecret } from '../../../core/secrets/secrets';
import { describeOnPostgres } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';
import { whileChanging } from '../../../testing/while-changing';
import { cancelUpcoming } from '../cancel-occurrences';

const now = new Date('2026-03-03T07:00:00Z');
const token = 'a'.repeat(43);

describeOnPostgres('an answer to an invitation', (test) => {
  const api = test.api({ prepare: prepareRooms });
  let bookingId = '';
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(roomBookings);
    const { body } = await api.as('companySupervisor').post('/api/rooms/bookings', {
      ...{ roomId: testRooms.night, title: 'Review', attendees: ['nadia@partner.test'] },
      ...{ start: '2026-03-04T09:00:00Z', end: '2026-03-04T10:00:00Z' },
    });
    bookingId = body.booking.id;
    const [invitation] = await api.database.select().from(roomInvitations);
    await api.database
      .insert(roomInvitationTokens)
      .values({ secretHash: hashSecret(token), invitationId: invitation?.id ?? '', createdAt: now });
  });
  const answer = (text: string) => api.asVisitor().post(`/api/rooms/invitations/${token}`, { answer: text });
  const stored = async () => (await api.database.select().from(roomInvitations)).map((row) => row.answer);

  it('is refused if the booking is cancelled meanwhile', async () => {
    const { status, body } = await whileChanging(
      api.database,
      (transaction) => cancelUpcoming(transaction, bookingId, { by: null, now }),
      () => answer('accepted'),
    );
    expect([status, body.key]).toEqual([409, 'errors.rooms.invitationOver']);
    expect(await stored()).toEqual(['needs-action']);
  });

  it('is refused if the person is taken off the list meanwhile', async () => {
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
