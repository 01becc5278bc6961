/** Editing of events and their agendas. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { maxEventCapacity } from './event-limits';
import { EventRepeat, EventScope, maxRepeatInterval, monthlyWays, repeatUnits } from './event-repeat';
import { pageOf } from './page';
import {
  editedFields,
  filledLine,
  managedFacts,
  managedItemFields,
  managedQuery,
  plainLine,
  publicationLimits,
  PublicationState,
  publishing,
  publishingErrors,
  versionFacts,
  versionField,
  versionPath,
  VersionList,
} from './publishing';
import {
  calendarDay,
  calendarDayInput,
  commaList,
  dayOrInstantInput,
  instantInput,
  recordPath,
  wholeNumber,
} from './query-string';

const webAddress = () =>
  z.nullable(
    z
      .url({ protocol: /^https?$/, error: 'errors.field.url' })
      .check(z.maxLength(publicationLimits.url, 'errors.field.tooLong')),
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

/** Registration in the portal. */
export const RegistrationSettings = z.object({
  /** Null: as many as want to come. */
  capacity: z.nullable(
    z
      .int('errors.field.invalid')
      .check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(maxEventCapacity, 'errors.field.tooLarge')),
  ),
  /** Null: from the publication on. */
  opensAt: z.nullable(instantInput()),
  /** Null: until the event begins. */
  closesAt: z.nullable(instantInput()),
});

export const EventBody = z.object({
  ...editedFields,
  /** Two instants or, for all-day events, two days in the park's zone, the last one included. */
  startDate: dayOrInstantInput(),
  endDate: dayOrInstantInput(),
  /** Empty if the event is online only. */
  location: z._default(plainLine(publicationLimits.location), ''),
  onlineUrl: z._default(webAddress(), null),
  registrationUrl: z._default(webAddress(), null),
  /** Null: people do not register in the portal. Absent in a change: as it was. */
  registration: z.optional(z.nullable(RegistrationSettings)),
  /** Null: happens once. Absent in a change: as it was. */
  repeat: z.optional(z.nullable(EventRepeat)),
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
  /** Of a date of a series: which dates change. Only the fields that the change changes; absent: only this date. */
  scope: z.optional(EventScope),
});
export type EventChange = z.output<typeof EventChange>;

/** A date of a series. */
export const ManagedDate = z.object({
  id: z.string(),
  startDate: z.string(),
  state: PublicationState,
  status: z.enum(['scheduled', 'cancelled']),
});
export type ManagedDate = z.output<typeof ManagedDate>;

export const ManagedEvent = z.object({
  ...EventBody.shape,
  ...managedFacts,
  // Imported events can be older than editors may enter.
  startDate: z.string(),
  endDate: z.string(),
  agenda: z.array(z.object({ ...EditedAgendaItem.shape, startDate: z.string(), endDate: z.string() })),
  isAllDay: z.boolean(),
  /** The dates of its series, soonest first; absent for an event that happens once. */
  dates: z.optional(z.array(ManagedDate)),
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
  hasRegistration: z.boolean(),
  /** How many dates its series has; in lists without a search a series is one entry, its next date. */
  dateCount: z.optional(z.int()),
});
export type ManagedEventItem = z.output<typeof ManagedEventItem>;

/** Of the field `repeat.until`. */
const seriesErrors = ['errors.events.onlyOneDate', 'errors.events.tooManyDates'] as const;

export const eventEditingCalls = defineCalls({
  'GET /api/publishing/events': {
    summary: 'All events, whatever their state, last changed first',
    access: publishing,
    query: z.object(managedQuery),
    response: pageOf(ManagedEventItem),
  },
  'GET /api/publishing/events/dates': {
    summary: 'The days on which an event with a rule happens',
    access: publishing,
    query: z.object({
      /** The first date. */
      from: calendarDayInput(),
      every: z.enum(repeatUnits, 'errors.field.choice'),
      interval: z.optional(wholeNumber({ minimum: 1, maximum: maxRepeatInterval })),
      /** Weekdays, 1 (Monday) to 7. */
      weekdays: z.optional(commaList(z.string().check(z.regex(/^[1-7]$/, 'errors.field.invalid')), 7)),
      monthly: z.optional(z.enum(monthlyWays, 'errors.field.choice')),
      until: calendarDayInput(),
    }),
    response: z.object({
      items: z.array(calendarDay()),
      /** Whether there are more dates than a series may have. */
      isCapped: z.boolean(),
    }),
  },
  'POST /api/events': {
    summary: 'Write an event, or all dates of one that repeats; returns the first date',
    access: publishing,
    body: EventBody,
    status: 201,
    response: ManagedEvent,
    errors: [...seriesErrors],
  },
  'PUT /api/events/{id}': {
    summary: 'Change an event; calendars that have it are told',
    access: publishing,
    params: recordPath,
    body: EventChange,
    response: ManagedEvent,
    errors: [...publishingErrors, ...seriesErrors],
  },
  'DELETE /api/events/{id}': {
    summary: 'Archive an event: readers no longer find it, editors do, and calendars that have it learn that it is off',
    access: publishing,
    params: recordPath,
    query: z.object({ scope: z.optional(EventScope) }),
    errors: ['errors.notFound'],
  },
  'POST /api/publishing/events/{id}/unarchive': {
    summary: 'Take an event out of the archive, as it was',
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
    summary: 'Save an earlier version again, as a new version',
    access: publishing,
    params: versionPath,
    body: z.object(versionField),
    response: ManagedEvent,
    errors: publishingErrors,
  },
});
