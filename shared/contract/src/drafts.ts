/**
 * Working drafts of news and events. A draft holds what an editor is writing, valid or not; only saving the record
 * changes what readers see.
 */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { maxEventDates, monthlyWays, repeatUnits } from './event-repeat';
import { EventDetail } from './events';
import { AgendaItem } from './events';
import { recordId } from './fields';
import { ImageFocus } from './image';
import { NewsArticle } from './news';
import { publishing } from './publishing';
import { LanguageCode } from './texts';

/** A version or revision of a record: the largest integer of the database is beyond any that was given. */
const recordVersion = () =>
  z.int().check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(2_147_483_647, 'errors.field.tooLarge'));

/** Characters; more than a record may have, so that nothing that was typed is lost. */
const short = () => z.string().check(z.maxLength(5_000, 'errors.field.tooLong'));
const long = () => z.string().check(z.maxLength(400_000, 'errors.field.tooLong'));
const id = () => z.nullable(recordId());

const DraftTexts = z.object({ title: short(), summary: short(), content: long(), imageAlt: short() });

/** The fields of the editors' forms, as far as they are filled in. */
export const DraftBody = z.object({
  type: short(),
  texts: z.object({ en: z.optional(DraftTexts), fr: z.optional(DraftTexts) }),
  publishedLanguages: z.array(LanguageCode),
  imageId: id(),
  imageFocus: z.nullable(ImageFocus),
  linkedCompanyId: id(),
  publishedAt: short(),
  unpublishAt: z.nullable(short()),
  isPublished: z.boolean(),
  successStory: z.optional(z.boolean()),
  startDate: z.optional(short()),
  endDate: z.optional(short()),
  location: z.optional(short()),
  onlineUrl: z.optional(z.nullable(short())),
  registrationUrl: z.optional(z.nullable(short())),
  registration: z.optional(
    z.nullable(
      z.object({
        capacity: z.nullable(z.int('errors.field.invalid')),
        opensAt: z.nullable(short()),
        closesAt: z.nullable(short()),
      }),
    ),
  ),
  repeat: z.optional(
    z.nullable(
      z.object({
        every: z.enum(repeatUnits),
        interval: z.int('errors.field.invalid'),
        weekdays: z.array(z.int('errors.field.invalid')).check(z.maxLength(7, 'errors.field.tooMany')),
        monthly: z.enum(monthlyWays),
        until: short(),
        without: z.array(short()).check(z.maxLength(maxEventDates, 'errors.field.tooMany')),
      }),
    ),
  ),
  membersOnly: z.optional(z.boolean()),
  isKnova: z.optional(z.boolean()),
  status: z.optional(z.enum(['scheduled', 'cancelled'])),
  agenda: z.optional(
    z
      .array(
        z.object({
          startDate: short(),
          endDate: short(),
          title: z.object({ en: z.optional(short()), fr: z.optional(short()) }),
          speaker: z.nullable(short()),
        }),
      )
      .check(z.maxLength(100, 'errors.field.tooMany')),
  ),
});
export type DraftBody = z.output<typeof DraftBody>;

const kind = z.enum(['news', 'event'], 'errors.field.choice');

/** Somebody else who has the same record open. */
const OtherEditor = z.object({ name: z.string(), seenAt: z.string() });
export type OtherEditor = z.output<typeof OtherEditor>;

const Draft = z.object({
  id: z.string(),
  kind,
  recordId: z.nullable(z.string()),
  baseVersion: z.nullable(z.int()),
  revision: z.int(),
  body: DraftBody,
  updatedAt: z.string(),
});
export type Draft = z.output<typeof Draft>;

const DraftItem = z.object({
  id: z.string(),
  kind,
  recordId: z.nullable(z.string()),
  title: z.string(),
  updatedAt: z.string(),
});

/** What the preview's page shows; the same as readers get once it is saved. */
const Preview = z.object({
  kind,
  expiresAt: z.string(),
  article: z.optional(NewsArticle),
  event: z.optional(EventDetail),
  agenda: z.optional(z.array(AgendaItem)),
});
export type Preview = z.output<typeof Preview>;

const draftPath = z.object({ id: recordId() });

export const draftCalls = defineCalls({
  'GET /api/publishing/drafts': {
    summary: 'Your drafts, last changed first; for one record with its other editors',
    access: publishing,
    query: z.object({ kind, recordId: z.optional(recordId()) }),
    response: z.object({
      items: z.array(DraftItem),
      /** The own draft of `recordId`. */
      draft: z.nullable(Draft),
      others: z.array(OtherEditor),
    }),
  },
  'GET /api/publishing/drafts/{id}': {
    summary: 'One of your drafts',
    access: publishing,
    params: draftPath,
    response: Draft,
    errors: ['errors.notFound'],
  },
  'POST /api/publishing/drafts': {
    summary: 'Start a draft',
    description: 'There is one per person and record: an existing one is answered unchanged.',
    access: publishing,
    body: z.object({
      kind,
      recordId: id(),
      baseVersion: z.nullable(recordVersion()),
      body: DraftBody,
    }),
    maxBodyBytes: 2_000_000,
    status: 201,
    response: z.object({ draft: Draft, others: z.array(OtherEditor) }),
    errors: ['errors.notFound'],
  },
  'PUT /api/publishing/drafts/{id}': {
    summary: 'Save a draft; the response says who else has the record open',
    access: publishing,
    params: draftPath,
    body: z.object({
      revision: recordVersion(),
      /** Set after a merge with a newer version of the record. */
      baseVersion: z.optional(z.nullable(recordVersion())),
      body: DraftBody,
    }),
    maxBodyBytes: 2_000_000,
    response: z.object({ revision: z.int(), updatedAt: z.string(), others: z.array(OtherEditor) }),
    errors: ['errors.notFound', 'errors.publishing.draftChanged'],
  },
  'DELETE /api/publishing/drafts/{id}': {
    summary: 'Discard a draft; the record stays as it is',
    access: publishing,
    params: draftPath,
    errors: ['errors.notFound'],
  },
  'POST /api/publishing/drafts/{id}/preview': {
    summary: 'An address that shows the draft on the page of its readers for 30 minutes',
    access: publishing,
    params: draftPath,
    status: 201,
    response: z.object({ path: z.string(), expiresAt: z.string() }),
    errors: ['errors.notFound'],
  },
  'GET /api/publishing/previews/{token}': {
    summary: 'What a preview shows',
    description: 'For everybody with the token, until it expires.',
    access: 'public',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, 'errors.field.invalid')) }),
    response: Preview,
    errors: ['errors.notFound'],
  },
});
