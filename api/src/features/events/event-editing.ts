/** Editing of events and their agendas. */
import { asc, eq } from 'drizzle-orm';
import type { EventBody, ManagedEvent } from '@park/contract/event-editing';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { eventAgendaItems, events } from '../../core/database/schema/events';
import { informRegistered } from './registration/inform-registered';
import { registrationFaults } from './registration/settings';
import { findSeries, listManagedDates } from './series/dates-of-series';
import { recordWithdrawals } from './withdrawals';
import { files } from '../../core/database/schema/files';
import { recordId } from '../../core/ids/record-id';
import { imageColumns, toImage } from '../../core/listing/stored-image';
import {
  type PublicationFacts,
  type EditingContext,
  cleanTexts,
  editedTexts,
  editingOf,
  joinTexts,
  languagesOf,
  splitTexts,
  stateOf,
} from '../content';
import { agendaFaults, readEventTimes, writeEventTimes } from './edited-times';

type Row = typeof events.$inferSelect;
type Agenda = EventBody['agenda'];

const readAgenda = async (database: Database, id: string): Promise<Agenda> => {
  const rows = await database
    .select()
    .from(eventAgendaItems)
    .where(eq(eventAgendaItems.eventId, id))
    .orderBy(asc(eventAgendaItems.position));
  return rows.map(({ startsAt, endsAt, texts, speaker }) => ({
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    title: { ...(texts.en && { en: texts.en.title }), ...(texts.fr && { fr: texts.fr.title }) },
    speaker,
  }));
};

const bodyOf = (row: Row, agenda: Agenda, repeat: EventBody['repeat'], zone: string): EventBody => ({
  type: row.type,
  texts: editedTexts(joinTexts(row)),
  publishedLanguages: languagesOf(row.texts),
  imageId: row.imageId,
  imageFocus: row.imageFocus,
  linkedCompanyId: row.linkedCompanyId,
  publishedAt: row.publishedAt.toISOString(),
  unpublishAt: row.unpublishAt?.toISOString() ?? null,
  isPublished: row.isPublished,
  ...writeEventTimes(row, zone),
  location: row.location,
  onlineUrl: row.onlineUrl,
  registrationUrl: row.registrationUrl,
  registration: row.hasRegistration
    ? {
        capacity: row.registrationCapacity,
        opensAt: row.registrationOpensAt?.toISOString() ?? null,
        closesAt: row.registrationClosesAt?.toISOString() ?? null,
      }
    : null,
  repeat: repeat ?? null,
  membersOnly: row.isMembersOnly,
  isKnova: row.isKnova,
  status: row.status,
  agenda,
});

/** Returns the event as a body of the contract, with its agenda. Days are in `zone`. */
export const readEventBody = async (database: Database, row: Row, zone: string): Promise<EventBody> =>
  bodyOf(row, await readAgenda(database, row.id), (await findSeries(database, row.seriesId))?.rule, zone);

function columnsOf(body: EventBody, zone: string, before: Row | null, now: Date) {
  const texts = cleanTexts(body.texts);
  return {
    type: body.type,
    ...splitTexts(texts, body.publishedLanguages ?? languagesOf(texts)),
    imageId: body.imageId,
    imageFocus: body.imageFocus ?? null,
    linkedCompanyId: body.linkedCompanyId,
    publishedAt: new Date(body.publishedAt),
    unpublishAt: body.unpublishAt ? new Date(body.unpublishAt) : null,
    isPublished: body.isPublished,
    ...readEventTimes(body, zone).times,
    location: body.location.normalize('NFC'),
    onlineUrl: body.onlineUrl,
    registrationUrl: body.registrationUrl,
    ...registrationColumns(body.registration),
    isMembersOnly: body.membersOnly,
    isKnova: body.isKnova,
    status: body.status,
    cancelledAt: body.status === 'scheduled' ? null : (before?.cancelledAt ?? now),
  };
}

/** None for a body without the field: the settings stay. */
const registrationColumns = (settings: EventBody['registration']) =>
  settings === undefined
    ? {}
    : {
        hasRegistration: settings !== null,
        registrationCapacity: settings?.capacity ?? null,
        registrationOpensAt: settings?.opensAt ? new Date(settings.opensAt) : null,
        registrationClosesAt: settings?.closesAt ? new Date(settings.closesAt) : null,
      };

/**
 * Returns the record as editors see it, in any state.
 * @throws ApiError 404 if there is none
 */
export async function readManagedEvent(
  { database, clock, configuration }: EditingContext,
  id: string,
): Promise<ManagedEvent> {
  const [found] = await database
    .select({ row: events, ...imageColumns })
    .from(events)
    .leftJoin(files, eq(files.id, events.imageId))
    .where(eq(events.id, recordId(id)));
  if (!found) throw notFound();
  const { row } = found;
  const now = clock();
  const dates = row.seriesId === null ? undefined : await listManagedDates(database, row.seriesId, now);
  return {
    ...(await readEventBody(database, row, configuration.parkTimeZone)),
    publishedLanguages: languagesOf(row.texts),
    ...(dates && { dates }),
    id: row.id,
    isAllDay: row.isAllDay,
    state: stateOf(row, now),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    image: toImage({ ...found, imageFocus: row.imageFocus }, ''),
  };
}

async function writeAgenda(transaction: Database, eventId: string, agenda: Agenda): Promise<void> {
  await transaction.delete(eventAgendaItems).where(eq(eventAgendaItems.eventId, eventId));
  if (agenda.length === 0) return;
  await transaction.insert(eventAgendaItems).values(
    agenda.map(({ startDate, endDate, title, speaker }, position) => ({
      eventId,
      position,
      startsAt: new Date(startDate),
      endsAt: new Date(endDate),
      texts: {
        ...(title.en !== undefined && { en: { title: title.en } }),
        ...(title.fr !== undefined && { fr: { title: title.fr } }),
      },
      speaker: speaker || null,
    })),
  );
}

/** When the event was withdrawn; null while it is public. */
function withdrawnAt(before: Row, after: PublicationFacts, now: Date): Date | null {
  const isPublic = (row: PublicationFacts) => stateOf(row, now) === 'published';
  if (isPublic(after)) return null;
  return isPublic(before) ? now : before.withdrawnAt;
}

export const eventEditing = editingOf({
  kind: 'event',
  catalog: 'event-types',
  lock: (transaction, id) => transaction.select().from(events).where(eq(events.id, id)).for('update'),
  insert: (transaction, columns: typeof events.$inferInsert) => transaction.insert(events).values(columns).returning(),
  update: (transaction, id, changes: Partial<typeof events.$inferInsert>) =>
    transaction.update(events).set(changes).where(eq(events.id, id)).returning(),
  read: readManagedEvent,
  bodyOf: async ({ database, configuration }, row: Row): Promise<EventBody> =>
    readEventBody(database, row, configuration.parkTimeZone),
  columnsOf: ({ configuration, clock }, body, before) => columnsOf(body, configuration.parkTimeZone, before, clock()),
  ownFaults: ({ configuration }, body) => {
    const { times, faults } = readEventTimes(body, configuration.parkTimeZone);
    if (Object.keys(faults).length > 0) return faults;
    return { ...agendaFaults(body.agenda, times), ...registrationFaults(body.registration) };
  },
  writeParts: (transaction, id, { agenda }) => writeAgenda(transaction, id, agenda),
  afterChange: async (transaction, before: Row, after: Row, now) => {
    await recordWithdrawals(transaction, before, after, now);
    await informRegistered(transaction, before, after, now);
  },
  // Calendar programs only update entries whose SEQUENCE increases.
  consequences: (before, changes, now) => ({
    sequence: before.sequence + 1,
    withdrawnAt: withdrawnAt(before, { ...before, ...changes } as Row, now),
  }),
});
