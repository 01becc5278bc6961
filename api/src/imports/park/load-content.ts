/** Loads news, events, jobs, suppliers and spotlights. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { eventAgendaItems, events } from '../../core/database/schema/events';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { plainText, sanitiseHtml } from '../../core/rich-text/sanitise-html';
import { spotlights } from '../../core/database/schema/spotlight';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';
import { asRows, idOf, insertMissing, optionalId, upsert, type Tally, type Upserted } from '../shared/bulk';
import { paragraphs, shortened } from '../shared/plain-text-html';
import { toDate } from './moment';
import type { ParkEvent, ParkFolder } from './park-folder';
import type { StoredFiles } from './park-files';

export interface ContentParts {
  transaction: Database;
  folder: ParkFolder;
  companyIds: ReadonlyMap<string, string>;
  personIds: ReadonlyMap<string, string>;
  stored: StoredFiles;
  now: Date;
  /** Also overwrites what was changed in the portal. */
  takeOver: boolean;
}

const cover = (name: string | null | undefined): string | null => (name ? `covers/${name}` : null);

export function loadNews({ transaction, folder, companyIds, stored }: ContentParts): Promise<Upserted> {
  const zone = folder.park.timeZone;
  const clean = (text: { title: string; summary: string; content: string; imageAlt?: string } | undefined) =>
    text && { ...text, content: sanitiseHtml(text.content) };
  return upsert(
    transaction,
    news,
    folder.news.map((article) => ({
      sourceKey: article.key,
      type: article.type,
      isSuccessStory: article.successStory,
      texts: { en: clean(article.texts.en), fr: clean(article.texts.fr) },
      imageId: stored.idAt(cover(article.image)),
      linkedCompanyId: optionalId(companyIds, article.company),
      isPublished: article.published,
      publishedAt: toDate(article.publishedAt, zone),
    })),
  );
}

/** Both languages of an event. The calendar's own words are English, or French where events.json has French only. */
function eventTexts({ summary, description, extra }: ParkEvent) {
  const calendarLanguage = extra.texts.en === undefined && extra.texts.fr !== undefined ? 'fr' : 'en';
  const of = (language: 'en' | 'fr') => {
    const given = extra.texts[language];
    const isCalendar = language === calendarLanguage;
    const title = given?.title ?? (isCalendar ? summary : undefined);
    if (title === undefined) return undefined;
    const own = isCalendar ? description : '';
    return {
      title,
      summary: given?.summary ?? shortened(plainText(own)),
      content: given?.content === undefined ? paragraphs(own) : sanitiseHtml(given.content),
      ...(given?.imageAlt !== undefined && { imageAlt: given.imageAlt }),
    };
  };
  return { en: of('en'), fr: of('fr') };
}

/** What the folder does not know stays as it is in the portal: the first day of publication, and registrations. */
export async function loadEvents({ transaction, folder, companyIds, stored, now }: ContentParts): Promise<Upserted> {
  const done = await upsert(
    transaction,
    events,
    folder.events.map((event) => ({
      sourceKey: event.uid,
      icalUid: event.uid,
      type: event.extra.type,
      texts: eventTexts(event),
      imageId: stored.idAt(cover(event.extra.image)),
      linkedCompanyId: optionalId(companyIds, event.extra.company),
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      isAllDay: event.isAllDay,
      location: event.location,
      onlineUrl: event.extra.onlineUrl ?? null,
      registrationUrl: event.url,
      hasRegistration: event.extra.registration !== undefined,
      registrationCapacity: event.extra.registration?.capacity ?? null,
      isMembersOnly: event.extra.membersOnly,
      isKnova: event.extra.knova,
      status: event.isCancelled ? ('cancelled' as const) : ('scheduled' as const),
      cancelledAt: event.isCancelled ? now : null,
      isPublished: event.extra.published,
      publishedAt: now,
    })),
    { firstTimeOnly: ['cancelledAt', 'publishedAt', 'hasRegistration', 'registrationCapacity'] },
  );
  await transaction.execute(
    sql`UPDATE events SET cancelled_at = CASE WHEN status = 'cancelled' THEN ${now.toISOString()}::timestamptz END WHERE source_key IS NOT NULL AND (status = 'cancelled') <> (cancelled_at IS NOT NULL)`,
  );
  await loadAgendas(transaction, folder, done.ids);
  return done;
}

/** The programme of each imported event is replaced where it differs. */
async function loadAgendas(
  transaction: Database,
  { events: list, park }: ParkFolder,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = list.flatMap(({ uid, extra }) =>
    extra.agenda.map(({ start, end, title, speaker }, index) => ({
      eventId: idOf(ids, uid),
      position: index,
      startsAt: toDate(start, park.timeZone),
      endsAt: toDate(end, park.timeZone),
      texts: {
        ...(title.en !== undefined && { en: { title: title.en } }),
        ...(title.fr !== undefined && { fr: { title: title.fr } }),
      },
      speaker: speaker ?? null,
    })),
  );
  const { from } = asRows(eventAgendaItems, ['eventId', 'position', 'startsAt', 'endsAt', 'texts', 'speaker'], rows);
  await transaction.execute(sql`
    DELETE FROM event_agenda_items item
    WHERE item.event_id IN (SELECT jsonb_array_elements_text(${JSON.stringify([...ids.values()])}::jsonb)::uuid)
      AND NOT EXISTS (
        SELECT 1 FROM ${from}
        WHERE (given.event_id, given.position, given.starts_at, given.ends_at, given.texts) = (item.event_id, item.position, item.starts_at, item.ends_at, item.texts)
          AND given.speaker IS NOT DISTINCT FROM item.speaker)`);
  await insertMissing(transaction, eventAgendaItems, rows);
}

export function loadJobs({ transaction, folder, companyIds, takeOver }: ContentParts): Promise<Upserted> {
  const zone = folder.park.timeZone;
  const texts = (title: string | null, description: string | null) =>
    title === null ? undefined : { title, description: sanitiseHtml(description ?? '') };
  return upsert(
    transaction,
    jobs,
    folder.jobs.map((job) => ({
      sourceKey: job.key,
      companyId: idOf(companyIds, job.company),
      contractType: job.contract_type,
      workloadMinimum: job.workload.minimum,
      workloadMaximum: job.workload.maximum,
      location: job.location,
      texts: { en: texts(job.title_en, job.description_en), fr: texts(job.title_fr, job.description_fr) },
      applyUrl: job.apply_url,
      applyEmail: job.apply_email,
      isPublished: job.published,
      publishedAt: toDate(job.published_at, zone),
      expiresAt: toDate(job.expires_at, zone, 'end'),
    })),
    { takeOver },
  );
}

export async function loadSuppliers({ transaction, folder, stored, now }: ContentParts): Promise<Upserted> {
  const zone = folder.park.timeZone;
  const described = (text: string | null) => (text === null ? undefined : { description: text });
  return upsert(
    transaction,
    suppliers,
    folder.suppliers.map((supplier) => ({
      sourceKey: supplier.key,
      name: supplier.name,
      category: supplier.category,
      texts: { en: described(supplier.description_en), fr: described(supplier.description_fr) },
      website: supplier.website,
      email: supplier.email,
      phone: supplier.phone,
      logoId: stored.idAt(supplier.logo && `logos/${supplier.logo}`),
      listedAt: supplier.listed_at === null ? now : toDate(supplier.listed_at, zone),
    })),
    { firstTimeOnly: ['listedAt'] },
  );
}

/** Adds votes and never removes one. */
export async function loadVotes(
  { transaction, folder, now, personIds }: ContentParts,
  supplierIds: ReadonlyMap<string, string>,
): Promise<Tally> {
  const rows = folder.votes.map(({ supplier, person, voted_at }) => ({
    supplierId: idOf(supplierIds, supplier),
    userId: idOf(personIds, person),
    createdAt: voted_at === null ? now : toDate(voted_at, folder.park.timeZone),
  }));
  const created = await insertMissing(transaction, supplierVotes, rows);
  return { created, updated: 0, unchanged: rows.length - created };
}

export function loadSpotlights({ transaction, folder, stored, takeOver }: ContentParts): Promise<Upserted> {
  const zone = folder.park.timeZone;
  return upsert(
    transaction,
    spotlights,
    folder.spotlights.map(({ key, from, until, published, link, image, texts }) => ({
      sourceKey: key,
      texts,
      imageId: stored.idAt(cover(image)),
      link: link ?? null,
      isPublished: published,
      startsAt: toDate(from, zone),
      endsAt: until ? toDate(until, zone, 'end') : null,
    })),
    { takeOver },
  );
}
