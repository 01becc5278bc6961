/** Editing of events and their agendas. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { pageOf } from './page';
import {
  editedFields,
  filledLine,
  managedFacts,
  managedItemFields,
  managedQuery,
  plainLine,
  publicationLimits,
  publishing,
  publishingErrors,
  recordPath,
  versionFacts,
  versionField,
  versionPath,
  VersionList,
} from './publishing';
import { dayOrInstantInput, instantInput } from './query-string';

const webAddress = () =>
  z.nullable(
    z.url({ protocol: /^https?$/, error: 'errors.field.url' }).check(z.maxLength(2000, 'errors.field.tooLong')),
  );

/** An agenda item; its times are within the event. */
export const EditedAgendaItem = z.object({
  startDate: instantInput(),
  endDate: instantInput(),
  /** At least one language. */
  title: z.object({
    en: z.optional(filledLine(publicationLimits.title)),
    fr: z.optional(filledLine(publicationLimits.title)),
  }),
  speaker: z._default(z.nullable(plainLine(publicationLimits.speaker)), null),
});
export type EditedAgendaItem = z.output<typeof EditedAgendaItem>;

export const EventBody = z.object({
  ...editedFields,
  /** Two instants or, for all-day events, two days in the park's zone, the last one included. */
  startDate: dayOrInstantInput(),
  endDate: dayOrInstantInput(),
  /** Empty if the event is online only. */
  location: z._default(plainLine(publicationLimits.location), ''),
  onlineUrl: z._default(webAddress(), null),
  registrationUrl: z._default(webAddress(), null),
  membersOnly: z._default(z.boolean(), false),
  isKnova: z._default(z.boolean(), false),
  status: z._default(z.enum(['scheduled', 'cancelled'], 'errors.field.choice'), 'scheduled'),
  agenda: z._default(z.array(EditedAgendaItem).check(z.maxLength(100, 'errors.field.tooMany')), []),
});
export type EventBody = z.output<typeof EventBody>;

/** Without `membersOnly`, `isKnova` or `publishedLanguages` the event keeps the readers that it has. */
export const EventChange = z.object({
  ...EventBody.shape,
  ...versionField,
  membersOnly: z.optional(z.boolean()),
  isKnova: z.optional(z.boolean()),
});
export type EventChange = z.output<typeof EventChange>;

export const ManagedEvent = z.object({
  ...EventBody.shape,
  ...managedFacts,
  // Imported events can be older than editors may enter.
  startDate: z.string(),
  endDate: z.string(),
  agenda: z.array(z.object({ ...EditedAgendaItem.shape, startDate: z.string(), endDate: z.string() })),
  isAllDay: z.boolean(),
});
export type ManagedEvent = z.output<typeof ManagedEvent>;

export const ManagedEventItem = z.object({
  ...managedItemFields,
  startDate: z.string(),
  endDate: z.string(),
  isAllDay: z.boolean(),
  membersOnly: z.boolean(),
  isKnova: z.boolean(),
  status: z.enum(['scheduled', 'cancelled']),
});
export type ManagedEventItem = z.output<typeof ManagedEventItem>;

export const eventEditingCalls = defineCalls({
  'GET /api/publishing/events': {
    summary: 'All events, whatever their state, last changed first',
    access: publishing,
    query: z.object(managedQuery),
    response: pageOf(ManagedEventItem),
  },
  'POST /api/events': {
    summary: 'Writes an event',
    access: publishing,
    body: EventBody,
    status: 201,
    response: ManagedEvent,
  },
  'PUT /api/events/{id}': {
    summary: 'Changes an event; calendars that have it are told',
    access: publishing,
    params: recordPath,
    body: EventChange,
    response: ManagedEvent,
    errors: publishingErrors,
  },
  'DELETE /api/events/{id}': {
    summary:
      'Archives an event: readers no longer find it, editors do, and calendars that have it learn that it is off',
    access: publishing,
    params: recordPath,
    errors: ['errors.notFound'],
  },
  'POST /api/publishing/events/{id}/unarchive': {
    summary: 'Takes an event out of the archive, as it was',
    access: publishing,
    params: recordPath,
    response: ManagedEvent,
    errors: ['errors.notFound'],
  },
  'GET /api/publishing/events/{id}/versions': {
    summary: 'What was saved, by whom and when, latest first',
    access: publishing,
    params: recordPath,
    response: VersionList,
    errors: ['errors.notFound'],
  },
  'GET /api/publishing/events/{id}/versions/{version}': {
    summary: 'The event as it was saved then',
    access: publishing,
    params: versionPath,
    response: z.object({ ...versionFacts, body: EventBody }),
    errors: ['errors.notFound'],
  },
  'POST /api/publishing/events/{id}/versions/{version}/restore': {
    summary: 'Writes an earlier version again, as a version of its own',
    access: publishing,
    params: versionPath,
    body: z.object(versionField),
    response: ManagedEvent,
    errors: publishingErrors,
  },
});
