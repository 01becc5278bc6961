import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Person } from '../../http/access/person';
import { notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import type { AppContext } from '../../core/context/app-context';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';

/**
 * Adds the person's vote, or removes an existing one. The supplier's row is locked, so parallel calls cannot add two
 * votes.
 */
export async function toggleVote(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: Person,
  id: string,
): Promise<{ votes: number; hasVoted: boolean }> {
  const supplierId = recordId(id);
  return database.transaction(async (transaction) => {
    const [supplier] = await transaction
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(eq(suppliers.id, supplierId), isNull(suppliers.archivedAt)))
      .for('update');
    if (!supplier) throw notFound();
    const isOwn = and(eq(supplierVotes.supplierId, supplierId), eq(supplierVotes.userId, person.id));
    const takenBack = await transaction.delete(supplierVotes).where(isOwn).returning({ userId: supplierVotes.userId });
    const hasVoted = takenBack.length === 0;
    if (hasVoted) await transaction.insert(supplierVotes).values({ supplierId, userId: person.id, createdAt: clock() });
    const [count] = await transaction
      .select({ votes: sql<number>`count(*)::integer` })
      .from(supplierVotes)
      .where(eq(supplierVotes.supplierId, supplierId));
    return { votes: count?.votes ?? 0, hasVoted };
  });
}
