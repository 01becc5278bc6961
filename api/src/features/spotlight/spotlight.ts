import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Spotlight } from '@park/contract/spotlight';
import type { Language } from '@park/contract/texts';
import { files } from '../../core/database/schema/files';
import { imageColumns, toImage } from '../../core/listing/stored-image';
import { textsFor } from '../../core/languages/texts-by-language';
import type { AppContext } from '../../core/context/app-context';
import { spotlights } from '../../core/database/schema/spotlight';

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
    .where(
      and(
        eq(spotlights.isPublished, true),
        lte(spotlights.startsAt, now),
        or(isNull(spotlights.endsAt), gt(spotlights.endsAt, now)),
      ),
    )
    .orderBy(desc(spotlights.startsAt), desc(spotlights.id))
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
