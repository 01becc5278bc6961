/**
 * Shared editing of news and events. Management calls contain all languages; readers get those in `publishedLanguages`,
 * once the record is published and `publishedAt` is reached.
 */
import * as z from 'zod/mini';
import { recordId, text } from './fields';
import { Image, ImageFocus } from './image';
import { pageQuery } from './page';
import { instant, instantInput, pathId, searchText, wholeNumber } from './query-string';
import { LanguageCode } from './texts';

/** `scheduled`: published with a future `publishedAt`; `unpublished`: its `unpublishAt` has passed. */
export const publicationStates = ['draft', 'scheduled', 'published', 'unpublished', 'archived'] as const;
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
  url: 2_000,
} as const;

/** A line of plain text, trimmed. */
export const plainLine = (maximum: number) => text(maximum);
/**
 * A line of plain text, trimmed, with at least one visible character.
 * @param maximum length in characters
 */
export const filledLine = (maximum: number) =>
  z.string().check(
    z.trim(),
    z.refine((text: string) => !isInvisible(text), 'errors.field.required'),
    z.maxLength(maximum, 'errors.field.tooLong'),
  );

/** Of characters alone that nobody sees, such as spaces without width. */
const isInvisible = (text: string): boolean => /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** Texts in one language. `content` is HTML, which the server sanitises. */
export const EditedTexts = z.object({
  title: filledLine(publicationLimits.title),
  summary: z._default(plainLine(publicationLimits.summary), ''),
  content: z._default(z.string().check(z.maxLength(publicationLimits.content, 'errors.field.tooLong')), ''),
  /** Alternative text; required in each language if there is an image. */
  imageAlt: z._default(plainLine(publicationLimits.imageAlt), ''),
});
export type EditedTexts = z.output<typeof EditedTexts>;

export const editedFields = {
  /** Id in the catalog `news-types` or `event-types`. */
  type: filledLine(100),
  /** At least one language. */
  texts: z.object({ en: z.optional(EditedTexts), fr: z.optional(EditedTexts) }),
  /** Published languages. By default, all languages of a new record; unchanged for an existing one. */
  publishedLanguages: z.optional(z.array(LanguageCode)),
  /** Id returned by `POST /api/publishing/images`. */
  imageId: z._default(z.nullable(recordId()), null),
  /** Absent in a change: as it was. */
  imageFocus: z.optional(z.nullable(ImageFocus)),
  linkedCompanyId: z._default(z.nullable(recordId()), null),
  /** When readers can see it; scheduled if in the future. */
  publishedAt: instantInput(),
  /** Readers no longer see it from then on. Absent in a change: as it was. */
  unpublishAt: z.optional(z.nullable(instantInput())),
  isPublished: z._default(z.boolean(), false),
};

/**
 * The version that the change is based on; an outdated one is rejected with 409 and the stored record in
 * `details.current`.
 */
export const versionField = { version: z.int().check(z.minimum(1, 'errors.field.tooSmall')) };

export const managedFacts = {
  id: z.string(),
  publishedAt: instant(),
  state: PublicationState,
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.nullable(z.string()),
  /** The image of `imageId`; its alternative text is in the texts. */
  image: z.nullable(Image),
  publishedLanguages: z.array(LanguageCode),
};

/** Fields of an item in management lists. */
export const managedItemFields = {
  id: z.string(),
  type: z.string(),
  state: PublicationState,
  version: z.int(),
  /** In the reader's language or else the available one, published or not. */
  title: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  /** Who saved the current version; empty for imports. */
  author: z.optional(z.string()),
  /** All that have texts, published or not. */
  availableLanguages: z.array(LanguageCode),
  publishedLanguages: z.array(LanguageCode),
};

export const managedQuery = {
  ...pageQuery,
  state: z.optional(PublicationState),
  queryText: z.optional(searchText()),
};

export const versionPath = z.object({ id: pathId(), version: wholeNumber({ minimum: 1, maximum: 2_147_483_647 }) });

/** Metadata of a saved version. */
export const versionFacts = { version: z.int(), savedAt: z.string(), author: z.string() };
export const VersionList = z.object({ items: z.array(z.object(versionFacts)) });

export const publishing = { flag: 'CAN_EDIT_NEWS_EVENTS' } as const;
export const publishingErrors = ['errors.notFound', 'errors.publishing.changedMeanwhile'] as const;
