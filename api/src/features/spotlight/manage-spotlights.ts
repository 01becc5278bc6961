/** Spotlights as editors manage them. Every change is one transaction with its entry in the audit trail. */
import type { AuditAction } from '@park/contract/audit-words';
import type { ManagedSpotlight, SpotlightBody } from '@park/contract/spotlight-editing';
import { and, asc, desc, eq, isNull, like, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { files } from '../../core/database/schema/files';
import { spotlights, type SpotlightTexts } from '../../core/database/schema/spotlight';
import { ApiError, notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import { imageColumns, toImage } from '../../core/listing/stored-image';
import type { Person } from '../../http/access/person';

type Context = Pick<AppContext, 'database' | 'clock'>;
type Row = typeof spotlights.$inferSelect;
type List = { items: ManagedSpotlight[] };

/** The order on the home page: by position, equal ones by their beginning. */
export const spotlightOrder = [asc(spotlights.position), desc(spotlights.startsAt), desc(spotlights.id)];

const noTexts = { title: '', text: '', imageAlt: '' };
const editedTexts = (texts: SpotlightTexts | undefined) =>
  texts ? { title: texts.title, text: texts.text, imageAlt: texts.imageAlt ?? '' } : noTexts;

const bodyOf = (row: Row) => ({
  texts: { en: editedTexts(row.texts.en), fr: editedTexts(row.texts.fr) },
  link: row.link ?? '',
  isPublished: row.isPublished,
  imageId: row.imageId,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
});

type Timed = Pick<Row, 'isPublished' | 'startsAt' | 'endsAt'>;

function stateOf({ isPublished, startsAt, endsAt }: Timed, now: Date): 'draft' | 'scheduled' | 'over' | 'current' {
  if (!isPublished) return 'draft';
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt > now ? 'scheduled' : 'current';
}

/** Of those that are current the first is `shown`, the others are `waiting`. Archived ones are left out. */
export async function listSpotlights({ database, clock }: Context): Promise<List> {
  const now = clock();
  const rows = await database
    .select({ row: spotlights, ...imageColumns })
    .from(spotlights)
    .leftJoin(files, eq(files.id, spotlights.imageId))
    .where(isNull(spotlights.archivedAt))
    .orderBy(...spotlightOrder);
  const shown = rows.find(({ row }) => stateOf(row, now) === 'current')?.row.id;
  return {
    items: rows.map(({ row, ...image }) => {
      const state = stateOf(row, now);
      return {
        id: row.id,
        version: row.version,
        ...bodyOf(row),
        image: toImage(image, row.texts.en?.imageAlt ?? row.texts.fr?.imageAlt ?? ''),
        state: state !== 'current' ? state : row.id === shown ? 'shown' : 'waiting',
      };
    }),
  };
}

async function managed(context: Context, database: Database, id: string): Promise<ManagedSpotlight> {
  const found = (await listSpotlights({ ...context, database })).items.find((item) => item.id === id);
  if (!found) throw notFound();
  return found;
}

/** @throws ApiError 400 with all faulty fields */
async function columnsOf(database: Database, { texts, link, imageId, startsAt, endsAt, isPublished }: SpotlightBody) {
  const fields: Record<string, string> = {};
  const written = (['en', 'fr'] as const).filter((language) => texts[language].title !== '');
  if (written.length === 0) fields['texts.en.title'] = 'errors.field.required';
  for (const language of ['en', 'fr'] as const) {
    const { title, text, imageAlt } = texts[language];
    if (title === '' && text !== '') fields[`texts.${language}.title`] = 'errors.field.required';
    if (title !== '' && imageId !== null && imageAlt === '')
      fields[`texts.${language}.imageAlt`] = 'errors.field.required';
  }
  if (endsAt !== null && new Date(endsAt) <= new Date(startsAt)) fields.endsAt = 'errors.field.tooSmall';
  if (imageId !== null) {
    const [image] = await database
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, imageId), like(files.mediaType, 'image/%')));
    if (!image) fields.imageId = 'errors.field.invalid';
  }
  if (Object.keys(fields).length > 0) throw new ApiError(400, 'errors.validation', { fields });
  return {
    texts: Object.fromEntries(written.map((language) => [language, texts[language]])),
    link: link || null,
    imageId,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    isPublished,
  };
}

const record = (
  transaction: Database,
  person: Person,
  at: Date,
  action: AuditAction,
  { before, after }: { before?: Row; after?: Row },
) =>
  recordAudit(transaction, {
    at,
    actor: person,
    action,
    subjectKind: 'spotlight',
    subjectId: (after ?? before)?.id ?? '',
    companyId: null,
    ...(before ? { before: bodyOf(before) } : {}),
    ...(after ? { after: bodyOf(after) } : {}),
  });

/**
 * Puts the new one first.
 * @throws ApiError 400 with all faulty fields
 */
export const addSpotlight = (context: Context, person: Person, body: SpotlightBody): Promise<ManagedSpotlight> =>
  context.database.transaction(async (transaction) => {
    const columns = await columnsOf(transaction, body);
    const [after] = await transaction
      .insert(spotlights)
      .values({ ...columns, position: sql`(SELECT coalesce(min(position), 0) - 1 FROM spotlights)` })
      .returning();
    if (!after) throw new Error('a spotlight got no row');
    await record(transaction, person, context.clock(), 'created', { after });
    return managed(context, transaction, after.id);
  });

async function lock(transaction: Database, id: string): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(spotlights)
    .where(and(eq(spotlights.id, recordId(id)), isNull(spotlights.archivedAt)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** @throws ApiError 404, 409 `errors.conflict` with `details.current` for an old version, 400 with all faulty fields */
export const changeSpotlight = (
  context: Context,
  person: Person,
  id: string,
  { version, ...body }: SpotlightBody & { version: number },
): Promise<ManagedSpotlight> =>
  context.database.transaction(async (transaction) => {
    const before = await lock(transaction, id);
    if (before.version !== version)
      throw new ApiError(409, 'errors.conflict', { details: { current: await managed(context, transaction, id) } });
    const columns = await columnsOf(transaction, body);
    const [after] = await transaction
      .update(spotlights)
      .set({ ...columns, version: version + 1 })
      .where(eq(spotlights.id, before.id))
      .returning();
    await record(transaction, person, context.clock(), 'changed', { before, ...(after ? { after } : {}) });
    return managed(context, transaction, before.id);
  });

/**
 * Archives it: it is neither shown nor listed any more, and cannot be brought back.
 * @throws ApiError 404
 */
export const removeSpotlight = ({ database, clock }: Context, person: Person, id: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const before = await lock(transaction, id);
    await transaction
      .update(spotlights)
      .set({ archivedAt: clock(), isPublished: false })
      .where(eq(spotlights.id, before.id));
    await record(transaction, person, clock(), 'deleted', { before });
  });

/** Those that `ids` do not name keep their order at the end; unknown ids are ignored. */
export const orderSpotlights = (context: Context, person: Person, ids: readonly string[]): Promise<List> =>
  context.database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(spotlights)
      .where(isNull(spotlights.archivedAt))
      .orderBy(...spotlightOrder)
      .for('update');
    const placeOf = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const ordered = [...rows].sort((one, other) => placeOf(one) - placeOf(other));
    for (const [position, { id }] of ordered.entries())
      await transaction.update(spotlights).set({ position }).where(eq(spotlights.id, id));
    await recordAudit(transaction, {
      at: context.clock(),
      actor: person,
      action: 'reordered',
      subjectKind: 'spotlight',
      subjectId: ordered[0]?.id ?? '',
      companyId: null,
      after: { ids: ordered.map(({ id }) => id) },
    });
    return listSpotlights({ ...context, database: transaction });
  });
