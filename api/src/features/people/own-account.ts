import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { users } from '../../core/database/schema/users';
import type { Person } from '../../http/access/person';
import { findRecord, lockRecord } from './person-record';
import { recordPersonChange } from './person-audit';

/** Changes one's own name and phone number. */
export async function changeOwnName(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: Person,
  { phone, ...name }: { firstName: string; lastName: string; phone?: string | undefined },
): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const before = await lockRecord(transaction, person, person.hashedId);
    await transaction
      .update(users)
      .set({
        ...name,
        ...(phone === undefined ? {} : { phone: phone || null }),
        version: sql`${users.version} + 1`,
        updatedAt: now,
      })
      .where(eq(users.id, person.id));
    const after = await findRecord(transaction, person, person.hashedId);
    await recordPersonChange(transaction, { actor: person, action: 'changed', before, after, now });
  });
}
