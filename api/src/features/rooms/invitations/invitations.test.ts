import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { eq } from 'drizzle-orm';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { describeOnDatabase } from '../../../testing';
import { prepareRooms, testRooms } from '../../../testing/rooms';

const now = '2026-03-03T07:00:00Z';

interface ReadEvent {
  uid: string;
  sequence: number;
  start: string;
  status: string;
  recurrenceId: string | null;
  attendees: string[];
  organizer: string;
}

const instant = (time: unknown): string | null => (time instanceof ICAL.Time ? time.toJSDate().toISOString() : null);

function readByIcalJs(text: string): { method: string; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    events: calendar.getAllSubcomponents('vevent').map((component) => ({
      uid: String(component.getFirstPropertyValue('uid')),
      sequence: Number(component.getFirstPropertyValue('sequence')),
      start: instant(component.getFirstPropertyValue('dtstart')) ?? '',
      status: String(component.getFirstPropertyValue('status')),
      recurrenceId: instant(component.getFirstPropertyValue('recurrence-id')),
      attendees: component.getAllProperties('attendee').map((property) => String(property.getFirstValue())),
      organizer: String(component.getFirstPropertyValue('organizer')),
    })),
  };
}

function readByNodeIcal(text: string): { uid: string; sequence: number; start: string; status: string }[] {
  return Object.values(nodeIcal.sync.parseICS(text))
    .filter((part): part is VEvent => part.type === 'VEVENT')
    .flatMap((event) => {
      // Dates with a RECURRENCE-ID are grouped under their UID.
      const dates = Object.values((event.recurrences ?? {}) as Record<string, VEvent>);
      return dates.length > 0 ? [...new Set(dates)] : [event];
    })
    .map(({ uid, sequence, start, status }) => ({
      uid,
      sequence: Number(sequence),
      start: start.toISOString(),
      status: String(status),
    }));
}

describeOnDatabase('invitations to rooms', (test) => {
  const api = test.api({ prepare: prepareRooms });
  beforeEach(async () => {
    api.setNow(now);
    api.mails.length = 0;
    await api.database.delete(roomBookings);
  });

  const attendees = ['Nadia@Partner.test', 'nadia@partner.test', 'Somebody from Basel'];
  const book = async () => {
    const { body } = await api.as('companySupervisor').post('/api/rooms/bookings', {
      roomId: testRooms.night,
      title: 'Review',
      start: '2026-03-04T09:00:00Z',
      end: '2026-03-04T10:00:00Z',
      attendees,
    });
    return body.booking;
  };
  /** Sends what is due and returns the new invitations. */
  async function send(at = now) {
    await api.runDueJobs(at);
    const mails = api.mails.filter(({ kind }) => kind.startsWith('roomInvitation'));
    api.mails.length = 0;
    return mails;
  }
  const tokenIn = (text: string) => /code=([\w-]+)/.exec(text)?.[1] ?? '';

  it('are sent once per address, as a request that two parsers read', async () => {
    const booking = await book();
    const mails = await send();
    expect(mails.map(({ to }) => to)).toEqual(['nadia@partner.test']);
    const [mail] = mails;
    const { method, events } = readByIcalJs(mail!.calendar!.content);
    expect([mail!.calendar!.method, method]).toEqual(['REQUEST', 'REQUEST']);
    expect(events).toEqual([
      {
        uid: `room-${booking.id}@localhost`,
        sequence: 0,
        start: '2026-03-04T09:00:00.000Z',
        status: 'CONFIRMED',
        recurrenceId: null,
        attendees: ['mailto:nadia@partner.test'],
        organizer: expect.stringMatching(/^mailto:.+@/),
      },
    ]);
    expect(readByNodeIcal(mail!.calendar!.content)).toEqual([
      { uid: events[0]!.uid, sequence: 0, start: events[0]!.start, status: 'CONFIRMED' },
    ]);
    expect(await send()).toEqual([]);
  });

  it('grow in SEQUENCE with each change, and are cancelled with the booking', async () => {
    const booking = await book();
    await send();
    const moved = await api.as('companySupervisor').patch(`/api/rooms/occurrences/${booking.occurrences[0].id}`, {
      version: 1,
      start: '2026-03-05T09:00:00Z',
      end: '2026-03-05T10:00:00Z',
    });
    const [request] = await send();
    const changed = readByIcalJs(request!.calendar!.content).events[0]!;
    expect([changed.sequence, changed.start]).toEqual([1, '2026-03-05T09:00:00.000Z']);
    await api.as('companySupervisor').delete(`/api/rooms/bookings/${moved.body.booking.id}`);
    const [cancelled] = await send();
    const { method, events } = readByIcalJs(cancelled!.calendar!.content);
    expect([method, events[0]!.uid, events[0]!.status]).toEqual(['CANCEL', changed.uid, 'CANCELLED']);
    expect(events[0]!.sequence).toBeGreaterThan(changed.sequence);
  });

  it('name each date of a series by one UID and its RECURRENCE-ID, and cancel single dates', async () => {
    const { body } = await api.as('companySupervisor').post('/api/rooms/series', {
      roomId: testRooms.night,
      title: 'Stand-up',
      from: '2026-03-04',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'week', weekdays: [3], until: '2026-04-01' },
      attendees,
    });
    const [request] = await send();
    const { events } = readByIcalJs(request!.calendar!.content);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(events.map(({ recurrenceId, start }) => recurrenceId === start)).toEqual(Array(5).fill(true));
    expect(readByNodeIcal(request!.calendar!.content)).toHaveLength(5);
    await api.as('companySupervisor').delete(`/api/rooms/occurrences/${body.booking.occurrences[1].id}?scope=one`);
    const mails = await send();
    expect(mails).toHaveLength(1);
    const cancelled = readByIcalJs(mails[0]!.calendar!.content);
    expect([cancelled.method, cancelled.events.map(({ recurrenceId }) => recurrenceId)]).toEqual([
      'CANCEL',
      ['2026-03-11T08:00:00.000Z'],
    ]);
  });

  it('follow each change at once, also the one after a change of the whole series', async () => {
    const owner = api.as('companySupervisor');
    const { body } = await owner.post('/api/rooms/series', {
      roomId: testRooms.night,
      title: 'Weekly',
      from: '2026-03-04',
      start: '09:00',
      end: '10:00',
      recurrence: { every: 'week', weekdays: [3], until: '2026-03-11' },
      attendees,
    });
    await send();
    const { id, occurrences } = body.booking;
    const change = { version: 1, scope: 'all', start: '13:00', end: '14:00' };
    expect((await owner.patch(`/api/rooms/series/${occurrences[0].id}`, change)).status).toBe(200);
    expect(await send()).toHaveLength(1);
    expect((await owner.patch(`/api/rooms/bookings/${id}`, { version: 2, title: 'Review' })).status).toBe(200);
    const mails = await send();
    expect(mails.map(({ calendar }) => readByIcalJs(calendar!.content).events.map(({ sequence }) => sequence))).toEqual(
      [[2, 2]],
    );
  });

  it('reach the person also when something else changed the date', async () => {
    const booking = await book();
    await send();
    await api.database
      .update(roomOccurrences)
      .set({ state: 'released' })
      .where(eq(roomOccurrences.bookingId, booking.id));
    const mails = await send('2026-03-03T07:06:00Z');
    expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL']);
  });

  it('are answered by the link, which reading does not do; the owner sees the answer', async () => {
    const booking = await book();
    const [mail] = await send();
    const path = `/api/rooms/invitations/${tokenIn(mail!.text)}`;
    const read = await api.asVisitor().get(path);
    expect([read.status, read.body.title, read.body.answer, read.body.isOpen]).toEqual([
      200,
      'Review',
      'needs-action',
      true,
    ]);
    const answersOf = async () =>
      (await api.as('companySupervisor').get(`/api/rooms/bookings/${booking.id}`)).body.invitations;
    expect(await answersOf()).toEqual([{ email: 'nadia@partner.test', answer: 'needs-action' }]);
    expect((await api.asVisitor().post(path, { answer: 'tentative' })).status).toBe(200);
    expect((await api.asVisitor().post(path, { answer: 'accepted' })).body.answer).toBe('accepted');
    expect(await answersOf()).toEqual([{ email: 'nadia@partner.test', answer: 'accepted' }]);
    expect((await api.asVisitor().get(`/api/rooms/invitations/${'x'.repeat(43)}`)).status).toBe(404);

    // Somebody who is taken off the list gets a cancellation, and the link ends.
    await api.as('companySupervisor').patch(`/api/rooms/bookings/${booking.id}`, { version: 1, attendees: [] });
    expect((await send()).map(({ calendar }) => calendar?.method)).toEqual(['CANCEL']);
    expect((await api.asVisitor().get(path)).status).toBe(404);
  });
});
