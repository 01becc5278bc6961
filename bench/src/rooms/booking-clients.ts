/** Clients that book, repeat, move and cancel rooms without a pause, and remember what they sent and what was answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export interface SentBooking {
  /** Idempotency key and title of the booking. */
  readonly key: string;
  readonly path: string;
  readonly body: object;
  readonly dates: number;
  /** Undefined while the request has no answer, so that it may or may not have arrived. */
  status?: number;
}

interface Target {
  readonly origin: string;
  readonly cookie: string;
  readonly roomIds: readonly string[];
  /** Workdays on which the rooms are open. */
  readonly days: readonly string[];
}

interface Known {
  readonly id: string;
  readonly occurrence: string;
  version: number;
}

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Sends a booking with its key, so that the same one can be sent again. */
export async function sendBooking({ origin, cookie }: Target, { key, path, body }: SentBooking): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

/** Works until the server is gone. @returns every booking that was sent, and when the first one was made */
export function bookUntilGone(target: Target, clients: number) {
  const sent: SentBooking[] = [];
  const known: Known[] = [];
  const isGone = Promise.all(Array.from({ length: clients }, () => client(target, sent, known))).then(() => sent);
  return { sent: isGone, isFirstMade: waitFor(() => known.length > 0) };
}

async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(10);
}

async function client(target: Target, sent: SentBooking[], known: Known[]): Promise<void> {
  for (;;) {
    const kind = Math.random();
    const booking = known.length > 0 ? pick(known) : undefined;
    try {
      if (kind < 0.7 || !booking) await book(target, sent, known, kind < 0.2);
      else if (kind < 0.85) await move(target, booking);
      else
        await fetch(`${target.origin}/api/rooms/bookings/${booking.id}`, {
          method: 'DELETE',
          headers: { cookie: target.cookie },
        });
    } catch {
      return;
    }
  }
}

async function book(target: Target, sent: SentBooking[], known: Known[], isSeries: boolean): Promise<void> {
  const key = randomUUID();
  const day = pick(target.days);
  const from = 9 * 60 + 15 * Math.floor(Math.random() * 24);
  const [start, end] = [clock(from), clock(from + 45)];
  const facts = { roomId: pick(target.roomIds), title: key, attendees: ['guest@elsewhere.test'] };
  const booking: SentBooking = isSeries
    ? {
        ...{ key, path: '/api/rooms/series', dates: 5 },
        body: { ...facts, from: day, start, end, recurrence: { every: 'day', until: addDays(day, 4) } },
      }
    : {
        ...{ key, path: '/api/rooms/bookings', dates: 1 },
        body: { ...facts, start: `${day}T${start}:00Z`, end: `${day}T${end}:00Z` },
      };
  sent.push(booking);
  const answer = await sendBooking(target, booking);
  const body = (await answer.json()) as { booking?: { id: string; version: number; occurrences: { id: string }[] } };
  booking.status = answer.status;
  if (body.booking)
    known.push({
      id: body.booking.id,
      version: body.booking.version,
      occurrence: body.booking.occurrences[0]?.id ?? '',
    });
}

async function move(target: Target, booking: Known): Promise<void> {
  const day = pick(target.days);
  const from = 9 * 60 + 15 * Math.floor(Math.random() * 24);
  const answer = await fetch(`${target.origin}/api/rooms/occurrences/${booking.occurrence}`, {
    method: 'PATCH',
    headers: { cookie: target.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      version: booking.version,
      roomId: pick(target.roomIds),
      start: `${day}T${clock(from)}:00Z`,
      end: `${day}T${clock(from + 45)}:00Z`,
    }),
  });
  const body = (await answer.json()) as { booking?: { version: number } };
  if (body.booking) booking.version = body.booking.version;
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
