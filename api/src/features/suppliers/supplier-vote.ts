import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Person } from '../../http/access/person';
import { notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import type { AppContext } from '../../core/context/app-context';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';

/**
 * Adds or removes the person's vote. The supplier's row is locked, so parallel calls cannot add two votes.
 * @param wanted whether the person has voted afterwards; without it, the vote changes
 * @throws ApiError 404 for suppliers that are not on the list
 */
export async function changeVote(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: Person,
  id: string,
  wanted?: boolean,
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
    const own = await transaction.select({ userId: supplierVotes.userId }).from(supplierVotes).where(isOwn);
    const hadVoted = own.length > 0;
    const hasVoted = wanted ?? !hadVoted;
    if (hadVoted && !hasVoted) await transaction.delete(supplierVotes).where(isOwn);
    if (hasVoted && !hadVoted)
      await transaction.insert(supplierVotes).values({ supplierId, userId: person.id, createdAt: clock() });
    const [count] = await transaction
      .select({ votes: sql<number>`count(*)::integer` })
      .from(supplierVotes)
      .where(eq(supplierVotes.supplierId, supplierId));
    return { votes: count?.votes ?? 0, hasVoted };
  });
}
