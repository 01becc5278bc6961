/** Previews: a draft as its readers would see it, behind an address that works for 30 minutes. */
import { isCalendarDay, minuteMs } from '@park/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { DraftBody, Preview } from '@park/contract/drafts';
import type { EventDetail } from '@park/contract/events';
import type { Image } from '@park/contract/image';
import type { NewsArticle } from '@park/contract/news';
import { languages, type Language } from '@park/contract/texts';
import type { Person } from '../../http/access/person';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { publicationDrafts, publicationPreviews } from '../../core/database/schema/drafts';
import { files } from '../../core/database/schema/files';
import { notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { textsFor } from '../../core/languages/texts-by-language';
import { imageColumns, toImage } from '../../core/listing/stored-image';
import { createSecret, hashSecret } from '../../core/secrets/secrets';
import { addDays, momentAt } from '../../core/time/park-time';
import { cleanTexts } from '../content';
import { findOwnDraft } from './drafts';

const previewMs = 30 * minuteMs;

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** Pages of the readers; `draft` is the token. */
const pagePath = (kind: 'news' | 'event', body: DraftBody): string =>
  kind === 'event' ? '/events/details' : body.successStory ? '/success-stories/details' : '/news/details';

/**
 * Returns the page's path with a secret in it. Everybody who has the address reads the draft for 30 minutes, later
 * changes of the draft included.
 * @throws ApiError 404 for drafts of other people
 */
export async function createPreview(
  { database, clock }: Context,
  person: Person,
  id: string,
): Promise<{ path: string; expiresAt: string }> {
  const draft = await findOwnDraft(database, person, id);
  const now = clock();
  const expiresAt = new Date(now.getTime() + previewMs);
  const token = createSecret();
  await database.delete(publicationPreviews).where(lte(publicationPreviews.expiresAt, now));
  await database.insert(publicationPreviews).values({ tokenHash: hashSecret(token), draftId: draft.id, expiresAt });
  return { path: `${pagePath(draft.kind, draft.body)}?draft=${token}`, expiresAt: expiresAt.toISOString() };
}

/**
 * Returns what the preview's page shows.
 * @throws ApiError 404 if the token is unknown or has expired
 */
export async function readPreview(
  { database, clock, configuration }: Context,
  token: string,
  language: Language,
): Promise<Preview> {
  const now = clock();
  const [found] = await database
    .select({ draft: publicationDrafts, expiresAt: publicationPreviews.expiresAt })
    .from(publicationPreviews)
    .innerJoin(publicationDrafts, eq(publicationDrafts.id, publicationPreviews.draftId))
    .where(and(eq(publicationPreviews.tokenHash, hashSecret(token)), gt(publicationPreviews.expiresAt, now)));
  if (!found) throw notFound();
  const { kind, body, id, recordId, updatedAt } = found.draft;
  const common = {
    ...withPreviewPictures(await commonFacts(database, body, { language, now }), token),
    id: recordId ?? id,
    updatedAt: updatedAt.toISOString(),
  };
  const expiresAt = found.expiresAt.toISOString();
  if (kind === 'news')
    return {
      kind,
      expiresAt,
      article: {
        ...common,
        successStory: body.successStory ?? false,
        related: [],
        structuredData: {},
      } satisfies NewsArticle,
    };
  const zone = configuration.parkTimeZone;
  const event: EventDetail = {
    ...common,
    ...eventTimes(body, zone, now),
    location: body.location ?? '',
    onlineUrl: body.onlineUrl || null,
    registrationUrl: body.registrationUrl || null,
    membersOnly: body.membersOnly ?? false,
    isKnova: body.isKnova ?? false,
    status: body.status ?? 'scheduled',
    timeZone: zone,
    hasAgenda: (body.agenda ?? []).length > 0,
    related: [],
    structuredData: {},
  };
  const agenda = (body.agenda ?? []).map(({ startDate, endDate, title, speaker }) => ({
    startDate: validInstant(startDate) ?? event.startDate,
    endDate: validInstant(endDate) ?? event.endDate,
    title: title[language] || title.en || title.fr || '',
    speaker,
  }));
  return { kind, expiresAt, event, agenda };
}

const ownPicture = /(\/api\/files\/[\da-f-]{36})(?=")/g;

/** Nobody may read the pictures of a draft yet, except with its preview. */
function withPreviewPictures<Facts extends { content: string; image: Image | null }>(
  facts: Facts,
  token: string,
): Facts {
  const query = `?preview=${encodeURIComponent(token)}`;
  return {
    ...facts,
    content: facts.content.replace(ownPicture, `$1${query}`),
    image: facts.image && { ...facts.image, url: facts.image.url + query },
  };
}

/** Returns whether a preview that still works shows a picture. */
export async function showsInPreview(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  token: string,
  fileId: string,
): Promise<boolean> {
  const [found] = await database
    .select({ body: publicationDrafts.body })
    .from(publicationPreviews)
    .innerJoin(publicationDrafts, eq(publicationDrafts.id, publicationPreviews.draftId))
    .where(and(eq(publicationPreviews.tokenHash, hashSecret(token)), gt(publicationPreviews.expiresAt, clock())));
  const address = fileAddress(fileId) ?? '';
  return (
    found !== undefined &&
    (found.body.imageId === fileId ||
      languages.some((language) => found.body.texts[language]?.content.includes(`${address}"`) === true))
  );
}

async function commonFacts(database: Database, body: DraftBody, { language, now }: { language: Language; now: Date }) {
  const filled = Object.fromEntries(
    languages.flatMap((written) => {
      const texts = body.texts[written];
      return texts && (texts.title || texts.content) ? [[written, texts]] : [];
    }),
  );
  const texts = cleanTexts(filled);
  const read = textsFor(texts, language);
  const [image] = body.imageId ? await database.select(imageColumns).from(files).where(eq(files.id, body.imageId)) : [];
  const [company] = body.linkedCompanyId
    ? await database
        .select({ id: companies.id, name: companies.name, logoId: companies.logoFileId })
        .from(companies)
        .where(
          and(eq(companies.id, body.linkedCompanyId), eq(companies.isPublished, true), eq(companies.enabled, true)),
        )
    : [];
  return {
    type: body.type,
    title: read?.texts.title ?? '',
    summary: read?.texts.summary ?? '',
    content: read?.texts.content ?? '',
    image: image ? toImage({ ...image, imageFocus: body.imageFocus }, read?.texts.imageAlt) : null,
    publishedAt: validInstant(body.publishedAt) ?? now.toISOString(),
    isPublished: body.isPublished,
    linkedCompanyId: company?.id ?? null,
    linkedCompany: company ? { id: company.id, name: company.name, logo: fileAddress(company.logoId) } : null,
    language: read?.language ?? language,
    availableLanguages: read?.availableLanguages ?? [],
  };
}

const validInstant = (text: string | undefined): string | null =>
  text && text.includes('T') && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;

/** A draft may have no times yet, or only one. */
function eventTimes({ startDate = '', endDate = '' }: DraftBody, zone: string, now: Date) {
  if (isCalendarDay(startDate)) {
    const last = isCalendarDay(endDate) && endDate >= startDate ? endDate : startDate;
    return {
      isAllDay: true,
      startDate: momentAt(startDate, '00:00', zone).toISOString(),
      endDate: momentAt(addDays(last, 1), '00:00', zone).toISOString(),
    };
  }
  const start = validInstant(startDate) ?? now.toISOString();
  const end = validInstant(endDate) ?? start;
  return { isAllDay: false, startDate: start, endDate: end < start ? start : end };
}
