import { spotlightOrder } from './manage-spotlights';
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Spotlight } from '@park/contract/spotlight';
import type { Language } from '@park/contract/texts';
import { files } from '../../core/database/schema/files';
import { imageColumns, toImage } from '../../core/listing/stored-image';
import { textsFor } from '../../core/languages/texts-by-language';
import type { AppContext } from '../../core/context/app-context';
import { spotlights } from '../../core/database/schema/spotlight';

/** Condition for spotlights that the home page may show at a time. */
export const isSpotlightCurrent = (now: Date): SQL | undefined =>
  and(
    eq(spotlights.isPublished, true),
    isNull(spotlights.archivedAt),
    lte(spotlights.startsAt, now),
    or(isNull(spotlights.endsAt), gt(spotlights.endsAt, now)),
  );

/** Returns the current spotlight of the home page, or undefined. */
export async function currentSpotlight(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  language: Language,
): Promise<Spotlight | undefined> {
  const now = clock();
  const [row] = await database
    .select({ id: spotlights.id, texts: spotlights.texts, link: spotlights.link, ...imageColumns })
    .from(spotlights)
    .leftJoin(files, eq(files.id, spotlights.imageId))
    .where(isSpotlightCurrent(now))
    .orderBy(...spotlightOrder)
    .limit(1);
  const read = row && textsFor(row.texts, language);
  if (!row || !read) return undefined;
  return {
    id: row.id,
    title: read.texts.title,
    text: read.texts.text,
    image: toImage(row, read.texts.imageAlt),
    link: row.link,
    language: read.language,
    availableLanguages: read.availableLanguages,
  };
}
