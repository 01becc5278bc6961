import { defaultMemberEventSetting, memberEventSettings } from '@park/domain';
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { monthlyWays, repeatUnits } from './event-repeat';
import { Image } from './image';
import { MarkedText } from './marked-text';
import { ManagedEvent } from './event-editing';
import { EventRegistration } from './event-registration';
import { fetchAllQuery, pageOf, pageQuery } from './page';
import { dayOrInstantInput, queryFilters, recordPath, searchText, wholeNumber, yesNo } from './query-string';
import { StructuredData } from './structured-data';
import { LanguageCode, languageFacts } from './texts';

const eventFields = {
  id: z.string(),
  /** Id in the catalog `event-types`. */
  type: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.nullable(Image),
  publishedAt: z.string(),
  isPublished: z.boolean(),
  startDate: z.string(),
  /** End of the half-open interval; for all-day events the midnight after the last day in the park's zone. */
  endDate: z.string(),
  isAllDay: z.boolean(),
  /** Empty if the event is online only. */
  location: z.string(),
  onlineUrl: z.nullable(z.string()),
  registrationUrl: z.nullable(z.string()),
  membersOnly: z.boolean(),
  isKnova: z.boolean(),
  status: z.enum(['scheduled', 'cancelled']),
  linkedCompanyId: z.nullable(z.string()),
  ...languageFacts,
};

export const EventItem = z.object({
  ...eventFields,
  /** In searched lists: the text around the first match, with marked matches. */
  excerpt: z.optional(MarkedText),
  /** Differs from the item’s language if only the other language matches. */
  excerptLanguage: z.optional(LanguageCode),
});
export type EventItem = z.output<typeof EventItem>;

export const EventDetail = z.object({
  ...eventFields,
  /** Sanitised HTML. */
  content: z.string(),
  updatedAt: z.string(),
  /** IANA name of the event's time zone. */
  timeZone: z.string(),
  hasAgenda: z.boolean(),
  /** Also null if the company is not in the public directory. */
  linkedCompany: z.nullable(z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()) })),
  /** At most three upcoming ones: of the same type first, soonest first. */
  related: z.array(EventItem),
  /** Of an event that repeats: its rule, and the dates to come that the reader may see, without this one. */
  series: z.optional(
    z.object({
      every: z.enum(repeatUnits),
      interval: z.int(),
      monthly: z.enum(monthlyWays),
      dates: z.array(
        z.object({
          id: z.string(),
          startDate: z.string(),
          endDate: z.string(),
          isAllDay: z.boolean(),
          status: z.enum(['scheduled', 'cancelled']),
        }),
      ),
    }),
  ),
  /** A schema.org `Event` with absolute URLs and local times. */
  structuredData: StructuredData,
  /** Absent if people do not register in the portal. */
  registration: z.optional(EventRegistration),
  /** The record with all its languages; only for editors on request. */
  managed: z.optional(ManagedEvent),
});
export type EventDetail = z.output<typeof EventDetail>;

export const AgendaItem = z.object({
  startDate: z.string(),
  endDate: z.string(),
  title: z.string(),
  speaker: z.nullable(z.string()),
});
export type AgendaItem = z.output<typeof AgendaItem>;

const memberEventSetting = z.enum(memberEventSettings, 'errors.field.choice');
const typePath = z.object({ type: z.string().check(z.maxLength(100, 'errors.field.tooLong')) });
const EventPage = pageOf(EventItem);
const managementQuery = z.object({ management: z._default(yesNo(), false) });

const order = 'With `upcoming=true` soonest first; with `false` and without it latest first.';
const visibility =
  'Members-only and KNOVA events are left out unless the person may see them; `members` has no effect for visitors (AMB-49).';

export const eventCalls = defineCalls({
  'GET /api/events/query': {
    summary: 'Events that match a text and filters',
    description: `${order} ${visibility} Filters: \`type\`, \`company\`.`,
    access: 'public',
    isShared: true,
    query: z.object({
      ...pageQuery,
      ...fetchAllQuery,
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(['type', 'company'])),
      upcoming: z.optional(yesNo()),
      memberEventSetting: z.optional(memberEventSetting),
    }),
    response: EventPage,
  },
  'GET /api/events/type/{type}': {
    summary: 'Events of one type',
    description: `${order} ${visibility} \`numResults\` is the page size of this call. A type that does not exist has no events.`,
    access: 'public',
    params: typePath,
    query: z.object({
      numResults: z.optional(wholeNumber({ minimum: 1, maximum: 100 })),
      paginationId: pageQuery.paginationId,
      upcoming: z.optional(yesNo()),
      memberEventSetting: z.optional(memberEventSetting),
    }),
    response: EventPage,
  },
  'GET /api/events/range': {
    summary: 'Events that touch a span of time, soonest first',
    description: `Days count in the park's zone and the last one is included; moments are half-open. At most two years. ${visibility} Filters: \`type\`.`,
    access: 'public',
    query: z.object({
      startDate: dayOrInstantInput(),
      endDate: dayOrInstantInput(),
      queryFilters: z.optional(queryFilters(['type'])),
      memberEventSetting: z._default(memberEventSetting, defaultMemberEventSetting),
    }),
    response: z.object({ items: z.array(EventItem), isCapped: z.optional(z.boolean()) }),
    errors: ['errors.validation'],
  },
  'GET /api/events/{id}': {
    summary: 'One event',
    description:
      'An event that the person may not see does not exist for them. With `management=true`, for those who may edit: whatever its state, with all languages in `managed`.',
    access: 'public',
    params: recordPath,
    query: managementQuery,
    response: EventDetail,
    errors: ['errors.notFound'],
  },
  'GET /api/events/agenda/{id}': {
    summary: 'Programme of one event',
    access: 'public',
    params: recordPath,
    response: z.object({ items: z.array(AgendaItem) }),
    errors: ['errors.notFound'],
  },
  'GET /api/events-ical/{id}': {
    summary: 'Calendar file of one event',
    access: 'public',
    params: recordPath,
    responseType: 'text/calendar',
    errors: ['errors.notFound'],
  },
});
