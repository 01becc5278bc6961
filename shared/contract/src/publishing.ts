/**
 * What writing news and writing events have in common. Management calls carry all languages; readers get those in
 * `publishedLanguages`, once the record is published and its time has come.
 */
import * as z from 'zod/mini';
import { Image } from './image';
import { pageQuery } from './page';
import { instant, instantInput, pathId, searchText, wholeNumber } from './query-string';
import { LanguageCode } from './texts';

/** `scheduled`: published, but its time is still to come. */
export const publicationStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export const PublicationState = z.enum(publicationStates, 'errors.field.choice');
export type PublicationState = z.output<typeof PublicationState>;

/** Characters. */
export const publicationLimits = {
  title: 150,
  summary: 300,
  content: 100_000,
  imageAlt: 300,
  location: 300,
  speaker: 150,
} as const;

/** A line of plain text; blanks at its ends do not count. */
export const plainLine = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'errors.field.tooLong'));
export const filledLine = (maximum: number) =>
  z.string().check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(maximum, 'errors.field.tooLong'));

/** One language. `content` is HTML; the server keeps what it allows and drops the rest. */
export const EditedTexts = z.object({
  title: filledLine(publicationLimits.title),
  summary: z._default(plainLine(publicationLimits.summary), ''),
  content: z._default(z.string().check(z.maxLength(publicationLimits.content, 'errors.field.tooLong')), ''),
  /** What the image shows; required in each language when there is an image. */
  imageAlt: z._default(plainLine(publicationLimits.imageAlt), ''),
});
export type EditedTexts = z.output<typeof EditedTexts>;

export const editedFields = {
  /** Id in the catalog `news-types` or `event-types`. */
  type: filledLine(100),
  /** At least one language. */
  texts: z.object({ en: z.optional(EditedTexts), fr: z.optional(EditedTexts) }),
  /** Which of them readers get. Without it: all of a new record; the same languages as before of a changed one. */
  publishedLanguages: z.optional(z.array(LanguageCode)),
  /** Id that `POST /api/publishing/images` answered. */
  imageId: z._default(z.nullable(z.uuid('errors.field.invalid')), null),
  linkedCompanyId: z._default(z.nullable(z.uuid('errors.field.invalid')), null),
  /** From when on readers may see it; in the future: scheduled. */
  publishedAt: instantInput(),
  isPublished: z._default(z.boolean(), false),
};

/** The version that the editor started from: an older one is refused with 409 and the stored record in `details.current`. */
export const versionField = { version: z.int().check(z.minimum(1, 'errors.field.tooSmall')) };

export const managedFacts = {
  id: z.string(),
  publishedAt: instant(),
  state: PublicationState,
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.nullable(z.string()),
  /** What `imageId` stands for; `alt` is in the texts. */
  image: z.nullable(Image),
  publishedLanguages: z.array(LanguageCode),
};

/** What a line of a management list shows of either kind. */
export const managedItemFields = {
  id: z.string(),
  type: z.string(),
  state: PublicationState,
  version: z.int(),
  /** In the reader's language or the one there is, published or not. */
  title: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  /** All that have texts, published or not. */
  availableLanguages: z.array(LanguageCode),
  publishedLanguages: z.array(LanguageCode),
};

export const managedQuery = {
  ...pageQuery,
  state: z.optional(PublicationState),
  queryText: z.optional(searchText()),
};

export const recordPath = z.object({ id: pathId() });
export const versionPath = z.object({ id: pathId(), version: wholeNumber({ minimum: 1, maximum: 2_147_483_647 }) });

/** The state that was saved as one version. */
export const versionFacts = { version: z.int(), savedAt: z.string(), author: z.string() };
export const VersionList = z.object({ items: z.array(z.object(versionFacts)) });

export const publishing = { flag: 'CAN_EDIT_NEWS_EVENTS' } as const;
export const publishingErrors = ['errors.notFound', 'errors.publishing.changedMeanwhile'] as const;
