/** Creates, changes, archives and restores suppliers. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AuditAction } from '@park/contract/audit-words';
import type { ManagedSupplier, SupplierBody, SupplierChange } from '@park/contract/suppliers';
import type { Person } from '../../http/access/person';
import { recordAudit } from '../../core/audit/trail';
import { catalogItems } from '../../core/database/schema/catalogs';
import type { Database } from '../../core/database/database';
import { ApiError, notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { recordId } from '../../core/ids/record-id';
import type { AppContext } from '../../core/context/app-context';
import { suppliers } from '../../core/database/schema/suppliers';

type Context = Pick<AppContext, 'database' | 'clock'>;
type SupplierRow = typeof suppliers.$inferSelect;

const managed = ({
  id,
  name,
  category,
  texts,
  website,
  email,
  phone,
  logoId,
  version,
  listedAt,
  archivedAt,
}: SupplierRow): ManagedSupplier => ({
  id,
  name,
  category,
  texts,
  website,
  email,
  phone,
  logo: fileAddress(logoId),
  version,
  listedAt: listedAt.toISOString(),
  archivedAt: archivedAt?.toISOString() ?? null,
});

/**
 * Archived ones included.
 * @throws ApiError 404
 */
export async function readManagedSupplier(database: Database, id: string): Promise<ManagedSupplier> {
  const [row] = await database
    .select()
    .from(suppliers)
    .where(eq(suppliers.id, recordId(id)));
  if (!row) throw notFound();
  return managed(row);
}

/**
 * Checks that the category exists; `kept` may have been removed from the catalog since.
 * @throws ApiError 400 with the field otherwise
 */
async function requireCategory(database: Database, category: string, kept?: string): Promise<void> {
  if (category === kept) return;
  const [known] = await database
    .select({ id: catalogItems.id })
    .from(catalogItems)
    .where(
      and(
        eq(catalogItems.catalog, 'supplier-categories'),
        eq(catalogItems.id, category),
        isNull(catalogItems.archivedAt),
      ),
    );
  if (!known) throw new ApiError(400, 'errors.validation', { fields: { category: 'errors.field.choice' } });
}

/**
 * The time on the list, which the order counts, begins now.
 * @throws ApiError 400 for a category that is not in the catalog
 */
export async function addSupplier(
  { database, clock }: Context,
  person: Person,
  body: SupplierBody,
): Promise<ManagedSupplier> {
  return database.transaction(async (transaction) => {
    await requireCategory(transaction, body.category);
    const now = clock();
    const [row] = await transaction
      .insert(suppliers)
      .values({ ...body, listedAt: now, createdAt: now, updatedAt: now })
      .returning();
    if (!row) throw new Error('a stored supplier got no row');
    const added = managed(row);
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'created',
      subjectKind: 'supplier',
      subjectId: row.id,
      after: added,
    });
    return added;
  });
}

/**
 * Changes a supplier.
 * @throws ApiError 409 with the current supplier if the change is based on an older version
 */
export async function changeSupplier(
  { database, clock }: Context,
  person: Person,
  id: string,
  { version, ...body }: SupplierChange,
): Promise<ManagedSupplier> {
  return change(database, clock(), person, id, 'changed', async (transaction, before) => {
    if (before.version !== version)
      throw new ApiError(409, 'errors.conflict', { details: { current: managed(before) } });
    await requireCategory(transaction, body.category, before.category);
    return body;
  });
}

/** Idempotent, like restoring. */
export async function archiveSupplier({ database, clock }: Context, person: Person, id: string): Promise<void> {
  const now = clock();
  await change(database, now, person, id, 'archived', async (_transaction, { archivedAt }) =>
    archivedAt ? null : { archivedAt: now },
  );
}

/**
 * Does nothing for one that is not archived. Votes and time on the list go on.
 * @throws ApiError 404
 */
export async function restoreSupplier(
  { database, clock }: Context,
  person: Person,
  id: string,
): Promise<ManagedSupplier> {
  return change(database, clock(), person, id, 'restored', async (_transaction, { archivedAt }) =>
    archivedAt ? { archivedAt: null } : null,
  );
}

/** Changes a supplier whose row is locked meanwhile; null from `decide` changes nothing. */
async function change(
  database: Database,
  now: Date,
  person: Person,
  id: string,
  action: AuditAction,
  decide: (transaction: Database, before: SupplierRow) => Promise<Partial<SupplierRow> | null>,
): Promise<ManagedSupplier> {
  const supplierId = recordId(id);
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(suppliers).where(eq(suppliers.id, supplierId)).for('update');
    if (!before) throw notFound();
    const changed = await decide(transaction, before);
    if (changed === null) return managed(before);
    const [after] = await transaction
      .update(suppliers)
      .set({ ...changed, version: sql`${suppliers.version} + 1`, updatedAt: now })
      .where(eq(suppliers.id, supplierId))
      .returning();
    if (!after) throw notFound();
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action,
      subjectKind: 'supplier',
      subjectId: supplierId,
      before: managed(before),
      after: managed(after),
    });
    return managed(after);
  });
}
