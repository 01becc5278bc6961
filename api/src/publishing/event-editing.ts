/** Writing events and their programmes. Every change is one transaction: record, programme, version and audit trail. */
import { asc, eq } from 'drizzle-orm';
import type { EventBody, ManagedEvent } from '@park/contract/event-editing';
import type { Person } from '../access/person';
import { recordAudit } from '../audit/trail';
import type { Database } from '../database/database';
import { notFound } from '../errors/api-error';
import { eventAgendaItems, events } from '../events/tables';
import { files } from '../files/tables';
import { recordId } from '../listing/record-id';
import { imageColumns, storedImage } from '../listing/stored-image';
import type { Park } from '../server/park';
import { publicationFaults, refuseFaults, type FieldFaults } from './check-publication';
import { agendaFaults, readEventTimes, writeEventTimes } from './event-times';
import { stateOf } from './publication-state';
import { cleanTexts, editedTexts, joinTexts, languagesOf, splitTexts } from './publication-texts';
import { keepVersion, readVersion, refuseOldVersion } from './versions';

type Surroundings = Pick<Park, 'database' | 'clock' | 'configuration'>;
type Row = typeof events.$inferSelect;
type Agenda = EventBody['agenda'];

const readAgenda = async (database: Database, id: string): Promise<Agenda> => {
  const rows = await database.select().from(eventAgendaItems).where(eq(eventAgendaItems.eventId, id)).orderBy(asc(eventAgendaItems.position));
  return rows.map(({ startsAt, endsAt, texts, speaker }) => ({
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    title: { ...(texts.en && { en: texts.en.title }), ...(texts.fr && { fr: texts.fr.title }) },
    speaker,
  }));
};

const bodyOf = (row: Row, agenda: Agenda, zone: string): EventBody & { publishedLanguages: ManagedEvent['publishedLanguages'] } => ({
  type: row.type,
  texts: editedTexts(joinTexts(row)),
  publishedLanguages: languagesOf(row.texts),
  imageId: row.imageId,
  linkedCompanyId: row.linkedCompanyId,
  publishedAt: row.publishedAt.toISOString(),
  isPublished: row.isPublished,
  ...writeEventTimes(row, zone),
  location: row.location,
  onlineUrl: row.onlineUrl,
  registrationUrl: row.registrationUrl,
  membersOnly: row.isMembersOnly,
  isKnova: row.isKnova,
  status: row.status,
  agenda,
});

function columnsOf(body: EventBody, zone: string, before: Row | null, now: Date) {
  const texts = cleanTexts(body.texts);
  return {
    type: body.type,
    ...splitTexts(texts, body.publishedLanguages ?? languagesOf(texts)),
    imageId: body.imageId,
    linkedCompanyId: body.linkedCompanyId,
    publishedAt: new Date(body.publishedAt),
    isPublished: body.isPublished,
    ...readEventTimes(body, zone).times,
    location: body.location.normalize('NFC'),
    onlineUrl: body.onlineUrl,
    registrationUrl: body.registrationUrl,
    isMembersOnly: body.membersOnly,
    isKnova: body.isKnova,
    status: body.status,
    cancelledAt: body.status === 'scheduled' ? null : (before?.cancelledAt ?? now),
  };
}

async function faultsOf(database: Database, body: EventBody, zone: string): Promise<FieldFaults> {
  const { times, faults } = readEventTimes(body, zone);
  return { ...(await publicationFaults(database, body, 'event-types')), ...faults, ...(Object.keys(faults).length === 0 && agendaFaults(body.agenda, times)) };
}

/** The record as its editors see it, whatever its state; a 404 when there is none. */
export async function readManagedEvent({ database, clock, configuration }: Surroundings, id: string): Promise<ManagedEvent> {
  const [found] = await database
    .select({ row: events, ...imageColumns })
    .from(events)
    .leftJoin(files, eq(files.id, events.imageId))
    .where(eq(events.id, recordId(id)));
  if (!found) throw notFound();
  const { row } = found;
  return {
    ...bodyOf(row, await readAgenda(database, row.id), configuration.parkTimeZone),
    id: row.id,
    isAllDay: row.isAllDay,
    state: stateOf(row, clock()),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    image: storedImage(found, ''),
  };
}

export async function createEvent(park: Surroundings, person: Person, body: EventBody): Promise<ManagedEvent> {
  const { parkTimeZone: zone } = park.configuration;
  return park.database.transaction(async (transaction) => {
    refuseFaults(await faultsOf(transaction, body, zone));
    const now = park.clock();
    const [row] = await transaction.insert(events).values({ ...columnsOf(body, zone, null, now), createdAt: now, updatedAt: now }).returning();
    if (!row) throw new Error('an event got no row');
    await writeAgenda(transaction, row.id, body.agenda);
    await record({ ...park, database: transaction }, person, 'created', null, row, now);
    return readManagedEvent({ ...park, database: transaction }, row.id);
  });
}

export const changeEvent = (park: Surroundings, person: Person, id: string, { version, ...body }: EventBody & { version: number }): Promise<ManagedEvent> => {
  const { parkTimeZone: zone } = park.configuration;
  return changeRow(park, person, id, 'changed', async (transaction, row) => {
    refuseOldVersion(version, row, row.version === version ? null : await readManagedEvent({ ...park, database: transaction }, row.id));
    refuseFaults(await faultsOf(transaction, body, zone));
    await writeAgenda(transaction, row.id, body.agenda);
    return columnsOf(body, zone, row, park.clock());
  });
};

export async function archiveEvent(park: Surroundings, person: Person, id: string): Promise<void> {
  await changeRow(park, person, id, 'archived', async (_transaction, row) => (row.archivedAt ? null : { archivedAt: park.clock() }));
}

export const unarchiveEvent = (park: Surroundings, person: Person, id: string): Promise<ManagedEvent> =>
  changeRow(park, person, id, 'unarchived', async (_transaction, row) => (row.archivedAt ? { archivedAt: null } : null));

/** An image or company that is gone meanwhile is left out; everything else is as it was. */
export async function restoreEvent(park: Surroundings, person: Person, id: string, earlier: number, version: number): Promise<ManagedEvent> {
  const { body } = await readVersion<EventBody>(park.database, 'event', recordId(id), earlier);
  const faults = await publicationFaults(park.database, body, 'event-types');
  return changeEvent(park, person, id, { ...body, ...(faults.imageId && { imageId: null }), ...(faults.linkedCompanyId && { linkedCompanyId: null }), version });
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
      texts: { ...(title.en !== undefined && { en: { title: title.en } }), ...(title.fr !== undefined && { fr: { title: title.fr } }) },
      speaker: speaker || null,
    })),
  );
}

/** Since when calendars are told that the event is off: from the moment on at which readers lost it. */
function withdrawnAt(before: Row, after: Row, now: Date): Date | null {
  const isPublic = (row: Row) => stateOf(row, now) === 'published';
  if (isPublic(after)) return null;
  return isPublic(before) ? now : before.withdrawnAt;
}

/** Changes a record that nobody else changes meanwhile; `null` for what is as wished already. */
async function changeRow(
  park: Surroundings,
  person: Person,
  id: string,
  action: string,
  change: (transaction: Database, row: Row) => Promise<Partial<typeof events.$inferInsert> | null>,
): Promise<ManagedEvent> {
  return park.database.transaction(async (transaction) => {
    const within = { ...park, database: transaction };
    const [before] = await transaction.select().from(events).where(eq(events.id, recordId(id))).for('update');
    if (!before) throw notFound();
    // Before the programme is written anew.
    const earlier = bodyOf(before, await readAgenda(transaction, before.id), park.configuration.parkTimeZone);
    const changes = await change(transaction, before);
    if (changes) {
      const now = park.clock();
      const steps = { version: before.version + 1, sequence: before.sequence + 1, updatedAt: now };
      const [changed] = await transaction.update(events).set({ ...changes, ...steps }).where(eq(events.id, before.id)).returning();
      if (!changed) throw notFound();
      const [after] = await transaction.update(events).set({ withdrawnAt: withdrawnAt(before, changed, now) }).where(eq(events.id, before.id)).returning();
      if (!after) throw notFound();
      // What came from an import has no version yet.
      await keepVersion(transaction, { kind: 'event', id: before.id, version: before.version, savedAt: before.updatedAt, author: null, body: earlier });
      await record(within, person, action, { ...earlier, version: before.version, archivedAt: before.archivedAt }, after, now);
    }
    return readManagedEvent(within, before.id);
  });
}

async function record({ database, configuration }: Surroundings, person: Person, action: string, before: object | null, after: Row, now: Date): Promise<void> {
  const body = bodyOf(after, await readAgenda(database, after.id), configuration.parkTimeZone);
  await keepVersion(database, { kind: 'event', id: after.id, version: after.version, savedAt: now, author: person, body });
  const facts = { ...body, version: after.version, archivedAt: after.archivedAt };
  await recordAudit(database, { at: now, actor: person, action, subjectKind: 'event', subjectId: after.id, ...(before && { before }), after: facts });
}
