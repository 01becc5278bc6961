/** Catalogs as park staff maintain them. Every change is one transaction with its entry in the audit trail. */
import type { AuditAction } from '@park/contract/audit-words';
import type { CallResponse } from '@park/contract';
import type { CatalogItemBody } from '@park/contract/catalog-forms';
import { managedCatalogIds, type ManagedCatalogId, type ManagedCatalogItem } from '@park/contract/catalogs';
import { and, asc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { catalogItems } from '../../core/database/schema/catalogs';
import { ApiError, notFound } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { countUses } from './catalog-uses';
import { uniqueSynonyms } from './item-names';

type Context = Pick<AppContext, 'database' | 'clock'>;
type ItemRow = typeof catalogItems.$inferSelect;

/** @throws ApiError 404 for catalogs that nobody maintains */
export function managedCatalog(given: string): ManagedCatalogId {
  const id = managedCatalogIds.find((known) => known === given);
  if (id === undefined) throw notFound();
  return id;
}

const managed = (row: ItemRow, uses: number): ManagedCatalogItem => ({
  id: row.id,
  labels: { en: row.labelEn, fr: row.labelFr },
  synonyms: { en: row.synonymsEn, fr: row.synonymsFr },
  version: row.version,
  uses,
  isArchived: row.archivedAt !== null,
  needsReview: row.needsReview,
});

/** Counts items that are not archived. `needsReview` counts those that an import made and nobody has looked at. */
export async function listCatalogs({
  database,
}: Pick<Context, 'database'>): Promise<CallResponse<'GET /api/catalogs/managed'>> {
  const rows = await database
    .select({
      catalog: catalogItems.catalog,
      count: sql<number>`(count(*) FILTER (WHERE ${catalogItems.archivedAt} IS NULL))::integer`,
      needsReview: sql<number>`(count(*) FILTER (WHERE ${catalogItems.needsReview} AND ${catalogItems.archivedAt} IS NULL))::integer`,
    })
    .from(catalogItems)
    .groupBy(catalogItems.catalog);
  const counts = new Map(rows.map(({ catalog, ...row }) => [catalog, row]));
  return { items: managedCatalogIds.map((id) => ({ id, count: 0, needsReview: 0, ...counts.get(id) })) };
}

/**
 * All items, archived ones included, with how many records use each.
 * @throws ApiError 404 for catalogs that nobody maintains
 */
export async function listCatalogItems({ database }: Pick<Context, 'database'>, given: string) {
  const catalog = managedCatalog(given);
  const rows = await database
    .select()
    .from(catalogItems)
    .where(eq(catalogItems.catalog, catalog))
    .orderBy(asc(catalogItems.position), asc(catalogItems.labelEn), asc(catalogItems.id));
  const uses = await countUses(database, catalog);
  return { id: catalog, items: rows.map((row) => managed(row, uses.get(row.id) ?? 0)) };
}

/**
 * Adds the item at the end. Its id comes from the English label and never changes.
 * @throws ApiError 404 for catalogs that nobody maintains, 409 `errors.catalogs.nameTaken`
 */
export async function addCatalogItem(
  { database, clock }: Context,
  person: Person,
  given: string,
  body: CatalogItemBody,
): Promise<ManagedCatalogItem> {
  const catalog = managedCatalog(given);
  const synonyms = uniqueSynonyms(catalog, body);
  return refusingTakenNames(() =>
    database.transaction(async (transaction) => {
      const [last] = await transaction
        .select({ position: sql<number>`coalesce(max(${catalogItems.position}), 0)::integer` })
        .from(catalogItems)
        .where(eq(catalogItems.catalog, catalog));
      const [row] = await transaction
        .insert(catalogItems)
        .values({
          catalog,
          id: idFrom(body.labels.en),
          labelEn: body.labels.en,
          labelFr: body.labels.fr,
          synonymsEn: synonyms.en,
          synonymsFr: synonyms.fr,
          position: Math.min((last?.position ?? 0) + 1, 9_999),
          changedInPortal: true,
        })
        .returning();
      if (!row) throw new Error('a catalog item got no row');
      await record(transaction, person, clock(), 'created', row);
      return managed(row, 0);
    }),
  );
}

/** `Renewable énergie` → `renewable-energie` */
const idFrom = (label: string): string =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50) || 'item';

/**
 * Also marks the item as reviewed. Synonyms exist for sectors only and are ignored elsewhere.
 * @throws ApiError 404, 409 `errors.conflict` with `details.current` for an old version, 409
 * `errors.catalogs.nameTaken`
 */
export async function changeCatalogItem(
  { database, clock }: Context,
  person: Person,
  [given, id]: [catalog: string, id: string],
  { version, ...body }: CatalogItemBody & { version: number },
): Promise<ManagedCatalogItem> {
  const catalog = managedCatalog(given);
  const synonyms = uniqueSynonyms(catalog, body);
  return refusingTakenNames(() =>
    changeItem(database, catalog, id, async (transaction, before, uses) => {
      if (before.version !== version)
        throw new ApiError(409, 'errors.conflict', { details: { current: managed(before, uses) } });
      const after = await update(transaction, before, {
        labelEn: body.labels.en,
        labelFr: body.labels.fr,
        synonymsEn: synonyms.en,
        synonymsFr: synonyms.fr,
        needsReview: false,
      });
      await record(transaction, person, clock(), 'changed', after, before);
      return managed(after, uses);
    }),
  );
}

/** Idempotent. */
export const archiveCatalogItem = (
  { database, clock }: Context,
  person: Person,
  [given, id]: [catalog: string, id: string],
  isArchived: boolean,
): Promise<ManagedCatalogItem> =>
  changeItem(database, managedCatalog(given), id, async (transaction, before, uses) => {
    if ((before.archivedAt !== null) === isArchived) return managed(before, uses);
    const now = clock();
    const after = await update(transaction, before, { archivedAt: isArchived ? now : null });
    await record(transaction, person, now, isArchived ? 'archived' : 'restored', after, before);
    return managed(after, uses);
  });

/** The other sector gets the names and the companies of this one. */
export async function mergeSector(
  { database, clock }: Context,
  person: Person,
  [given, id]: [catalog: string, id: string],
  into: string,
): Promise<ManagedCatalogItem> {
  const catalog = managedCatalog(given);
  if (catalog !== 'sectors' || id === into) throw new ApiError(409, 'errors.catalogs.cannotMerge');
  return database.transaction(async (transaction) => {
    // In the order of ids, so that two opposite merges do not wait for each other.
    const locked = await transaction
      .select()
      .from(catalogItems)
      .where(and(eq(catalogItems.catalog, catalog), sql`${catalogItems.id} IN (${id}, ${into})`))
      .orderBy(asc(catalogItems.id))
      .for('update');
    const [merged, target] = [id, into].map((wanted) => locked.find((row) => row.id === wanted));
    if (!merged || !target) throw notFound();
    const isNew = (name: string) =>
      ![target.labelEn, target.labelFr, ...target.synonymsEn, ...target.synonymsFr].includes(name);
    const named = (language: 'En' | 'Fr') => [
      ...target[`synonyms${language}`],
      ...[merged[`label${language}`], ...merged[`synonyms${language}`]].filter(isNew),
    ];
    const isKnownById = [merged.labelEn, merged.labelFr].includes(merged.id);
    await transaction.execute(sql`DELETE FROM catalog_names WHERE catalog = 'sectors' AND item_id = ${id}`);
    const after = await update(transaction, target, {
      synonymsEn: [...new Set([...named('En'), ...(isKnownById ? [] : [merged.id.replaceAll('-', ' ')])])],
      synonymsFr: [...new Set(named('Fr'))],
    });
    await transaction.execute(
      sql`UPDATE companies SET sectors = array_replace(sectors, ${id}, ${into}) WHERE sectors @> ARRAY[${id}]::text[]`,
    );
    await transaction.delete(catalogItems).where(and(eq(catalogItems.catalog, catalog), eq(catalogItems.id, id)));
    await record(transaction, person, clock(), 'merged', after, merged);
    return managed(after, (await countUses(transaction, catalog)).get(into) ?? 0);
  });
}

async function changeItem(
  database: Database,
  catalog: ManagedCatalogId,
  id: string,
  change: (transaction: Database, before: ItemRow, uses: number) => Promise<ManagedCatalogItem>,
): Promise<ManagedCatalogItem> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(catalogItems)
      .where(and(eq(catalogItems.catalog, catalog), eq(catalogItems.id, id)))
      .for('update');
    if (!before) throw notFound();
    return change(transaction, before, (await countUses(transaction, catalog)).get(id) ?? 0);
  });
}

async function update(transaction: Database, { catalog, id }: ItemRow, values: Partial<ItemRow>): Promise<ItemRow> {
  const [row] = await transaction
    .update(catalogItems)
    .set({ ...values, changedInPortal: true, version: sql`${catalogItems.version} + 1` })
    .where(and(eq(catalogItems.catalog, catalog), eq(catalogItems.id, id)))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** Names are unique in the catalog of sectors, ids in each catalog. */
async function refusingTakenNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (['catalog_names_pkey', 'catalog_items_pkey'].includes(violatedConstraint(error) ?? ''))
      throw new ApiError(409, 'errors.catalogs.nameTaken', { cause: error });
    throw error;
  }
}

const facts = (row: ItemRow) => {
  const { uses: _uses, version: _version, ...shown } = managed(row, 0);
  return { catalog: row.catalog, ...shown };
};

const record = (
  transaction: Database,
  person: Person,
  at: Date,
  action: AuditAction,
  after: ItemRow,
  before?: ItemRow,
) =>
  recordAudit(transaction, {
    at,
    actor: person,
    action,
    subjectKind: 'catalog-item',
    subjectId: `${after.catalog}/${after.id}`,
    companyId: null,
    ...(before ? { before: facts(before) } : {}),
    after: facts(after),
  });
