/** Calendar and news feeds for programs. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { queryFilters, searchText, yesNo } from './query-string';
import { LanguageCode } from './texts';

/** Defaults to Accept-Language, which calendar programs rarely send. */
const languageQuery = z.object({ language: z.optional(LanguageCode) });

/** The person's calendar feed. Its address is only returned when it is created, because only its hash is stored. */
export const PersonalFeed = z.object({
  isActive: z.boolean(),
  createdAt: z.nullable(z.string()),
  /** Last request of a calendar program, rounded to the hour. */
  lastReadAt: z.nullable(z.string()),
});
export type PersonalFeed = z.output<typeof PersonalFeed>;

export const NewPersonalFeed = z.object({
  /** `https://…/api/feeds/….ics`; anybody who knows the address can read the calendar. */
  url: z.string(),
  /** The same address for programs that register `webcal:`. */
  webcalUrl: z.string(),
  createdAt: z.string(),
});
export type NewPersonalFeed = z.output<typeof NewPersonalFeed>;

export const feedCalls = defineCalls({
  'GET /api/feeds/events.ics': {
    summary: 'Calendar of the coming events that are open to everybody',
    description:
      'What was cancelled or withdrawn stays for 90 days as cancelled; with a text, withdrawn events are left out. Filters: `type`. Answers 304 to a known ETag.',
    access: 'public',
    query: z.extend(languageQuery, {
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(['type'])),
    }),
    responseType: 'text/calendar',
  },
  'GET /api/feeds/news.atom': {
    summary: 'The newest news as an Atom feed',
    description: 'Success stories with `successStories=true`. Answers 304 to a known ETag.',
    access: 'public',
    query: z.extend(languageQuery, { successStories: z._default(yesNo(), false) }),
    responseType: 'application/atom+xml',
  },
  'GET /api/feeds/personal': {
    summary: 'Whether the person has a calendar address, and since when',
    access: 'session',
    response: PersonalFeed,
  },
  'POST /api/feeds/personal': {
    summary: 'Make the person’s calendar address, or a new one that replaces it',
    description: 'The old address stops working at once.',
    access: 'session',
    status: 201,
    hasSecretResponse: true,
    response: NewPersonalFeed,
  },
  'DELETE /api/feeds/personal': {
    summary: 'Take the person’s calendar address back',
    access: 'session',
  },
  'GET /api/feeds/{token}.ics': {
    summary: 'A person’s calendar under its secret address',
    description:
      'Events that the person may see, own room and parking bookings; from 90 days back. Cancelled ones stay for 90 days. Answers 304 to a known ETag.',
    access: 'public',
    params: z.object({ token: z.string() }),
    query: languageQuery,
    responseType: 'text/calendar',
    errors: ['errors.notFound', 'errors.tooManyRequests'],
  },
});
