/** Validates what a schema cannot express about a publication; all errors are reported at once, by field. */
import { and, eq, like } from 'drizzle-orm';
import { publicationLimits, type EditedTexts } from '@park/contract/publishing';
import type { Language } from '@park/contract/texts';
import { catalogItems } from '../../core/database/schema/catalogs';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { ApiError } from '../../core/errors/api-error';
import { files } from '../../core/database/schema/files';
import { sanitiseHtml } from '../../core/rich-text/sanitise-html';
import { languagesOf, type TextsOf } from './publication-texts';

export type FieldFaults = Record<string, string>;

/**
 * Whether sanitised HTML exceeds the limit. Escaping (`&`: `&amp;`) and closing tags lengthen it, so only texts near
 * the limit are sanitised to find out.
 */
const isTooLongClean = (html: string): boolean =>
  html.length > publicationLimits.content / 20 && sanitiseHtml(html).length > publicationLimits.content;

export interface CheckedBody {
  type: string;
  texts: TextsOf<EditedTexts>;
  publishedLanguages?: Language[] | undefined;
  imageId: string | null;
  linkedCompanyId: string | null;
  publishedAt: string;
  unpublishAt?: string | null | undefined;
  membersOnly?: boolean | undefined;
  isKnova?: boolean | undefined;
}

/**
 * All faults of a publication by field path; empty if it can be stored. Throws nothing: pass the result to
 * `throwFieldErrors`.
 */
export async function publicationFaults(
  database: Database,
  body: CheckedBody,
  catalog: 'news-types' | 'event-types',
  /** May have been archived since it was chosen. */
  keptType?: string,
): Promise<FieldFaults> {
  const faults: FieldFaults = {};
  const written = languagesOf(body.texts);
  if (written.length === 0) faults.texts = 'errors.field.required';
  const published = body.publishedLanguages;
  if (published?.length === 0) faults.publishedLanguages = 'errors.field.tooFew';
  if (published?.some((language) => !written.includes(language))) faults.publishedLanguages = 'errors.field.choice';
  for (const language of written)
    if (isTooLongClean(body.texts[language]?.content ?? ''))
      faults[`texts.${language}.content`] = 'errors.field.tooLong';
  if (body.imageId !== null) {
    for (const language of written)
      if (!body.texts[language]?.imageAlt) faults[`texts.${language}.imageAlt`] = 'errors.field.required';
    const found = await database
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, body.imageId), like(files.mediaType, 'image/%')));
    if (found.length === 0) faults.imageId = 'errors.field.invalid';
  }
  if (body.unpublishAt && new Date(body.unpublishAt) <= new Date(body.publishedAt))
    faults.unpublishAt = 'errors.field.tooSmall';
  const types = await database
    .select({ archivedAt: catalogItems.archivedAt })
    .from(catalogItems)
    .where(and(eq(catalogItems.catalog, catalog), eq(catalogItems.id, body.type)));
  const [type] = types;
  if (!type || (type.archivedAt !== null && body.type !== keptType)) faults.type = 'errors.field.choice';
  if (body.linkedCompanyId !== null) {
    const found = await database
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, body.linkedCompanyId));
    if (found.length === 0) faults.linkedCompanyId = 'errors.field.choice';
  }
  return faults;
}

/** @throws ApiError 400 with all errors if there are any */
export function throwFieldErrors(faults: FieldFaults): void {
  if (Object.keys(faults).length > 0) throw new ApiError(400, 'errors.validation', { fields: faults });
}
