/** Registration for events: places, waitlist, and the list of those who come. */
import * as z from 'zod/mini';
import { maxRemovalReasonLength } from './attendee-forms';
import { defineCalls } from './call';
import { plainLine, publishing } from './publishing';
import { instant, pathId, recordPath } from './query-string';

/** What a reader sees of the registration for an event, with the own one. */
export const EventRegistration = z.object({
  /** Null: as many as want to come. */
  capacity: z.nullable(z.int()),
  /** People who have a place. */
  taken: z.int(),
  /** People on the waitlist. */
  waiting: z.int(),
  opensAt: z.nullable(instant()),
  closesAt: instant(),
  state: z.enum(['notYetOpen', 'open', 'closed']),
  /** The reader's own registration; `position` is the place on the waitlist. */
  own: z.nullable(
    z.object({ state: z.enum(['registered', 'waiting']), position: z.nullable(z.int()), askedAt: instant() }),
  ),
  may: z.object({ register: z.boolean(), cancel: z.boolean() }),
});
export type EventRegistration = z.output<typeof EventRegistration>;

export const Attendee = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  state: z.enum(['registered', 'waiting']),
  /** Place on the waitlist. */
  position: z.nullable(z.int()),
  askedAt: instant(),
});
export type Attendee = z.output<typeof Attendee>;

export const eventRegistrationCalls = defineCalls({
  'POST /api/events/{id}/registration': {
    summary: 'Register for an event, or join its waitlist if it is full',
    description: 'A person who has registered gets the same answer again. Readers of the event may register (AMB-49).',
    access: 'session',
    params: recordPath,
    status: 201,
    response: EventRegistration,
    errors: ['errors.notFound', 'errors.events.notOpenYet', 'errors.events.registrationClosed'],
  },
  'DELETE /api/events/{id}/registration': {
    summary: 'Cancel your registration; the next person of the waitlist gets the place',
    access: 'session',
    params: recordPath,
    response: EventRegistration,
    errors: ['errors.notFound', 'errors.events.hasBegun'],
  },
  'GET /api/events/{id}/registrations': {
    summary: 'Who comes to an event, and who waits',
    access: publishing,
    params: recordPath,
    response: z.object({
      title: z.string(),
      capacity: z.nullable(z.int()),
      items: z.array(Attendee),
    }),
    errors: ['errors.notFound'],
  },
  'POST /api/events/{id}/registrations/{registrationId}/remove': {
    summary: 'Take a person off the list; who is first on the waitlist gets the place',
    description: 'The person receives a message with the reason and a cancelled entry for the calendar.',
    access: publishing,
    params: z.object({ ...recordPath.shape, registrationId: pathId() }),
    body: z.object({ reason: z._default(plainLine(maxRemovalReasonLength), '') }),
    errors: ['errors.notFound', 'errors.events.hasBegun'],
  },
  'GET /api/events/{id}/registrations/export': {
    summary: 'Who comes to an event, and who waits, as a CSV file',
    access: publishing,
    params: recordPath,
    responseType: 'text/csv',
    errors: ['errors.notFound'],
  },
});
