/** Deletes accounts with all that names their people. */
import { dayMs } from '@park/domain';
import { and, eq, lt } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import type { Database } from '../../core/database/database';
import { auditPersonalValues } from '../../core/database/schema/audit';
import { documents, documentVersions } from '../../core/database/schema/documents';
import { publicationVersions } from '../../core/database/schema/publishing';
import { users } from '../../core/database/schema/users';
import { deleteUnusedPicture } from '../../core/files/unused-files';
import type { Person } from '../../http/access/person';
import { returnDays, type PeopleContext } from './person-record';
import { settlePerson } from './settle-person';

type Context = Pick<PeopleContext, 'departureSteps' | 'configuration'>;
type Account = Pick<typeof users.$inferSelect, 'id' | 'hashedId' | 'companyId' | 'role' | 'pictureFileId'>;

/** Deletes an account; bookings stay for statistics, without texts. */
export async function eraseAccount(
  transaction: Database,
  context: Context,
  user: Account,
  { by, handOverTo = null, now }: { by: Person | null; handOverTo?: string | null; now: Date },
): Promise<void> {
  await settlePerson(transaction, context, user, {
    decidedBy: by?.id ?? null,
    handOverTo,
    isErasure: true,
    key: now.toISOString(),
    now,
  });
  await transaction.delete(auditPersonalValues).where(eq(auditPersonalValues.personId, user.id));
  for (const written of [publicationVersions, documentVersions, documents])
    await transaction.update(written).set({ authorName: '' }).where(eq(written.authorId, user.id));
  await transaction.delete(users).where(eq(users.id, user.id));
  await deleteUnusedPicture(transaction, user.pictureFileId);
  await recordAudit(transaction, {
    at: now,
    actor: by ?? { id: null, name: 'system' },
    action: 'deleted',
    subjectKind: 'user',
    subjectId: user.hashedId,
    companyId: user.companyId,
    before: { role: user.role },
  });
}

/** Erases people who left so long ago that it cannot be undone. */
export async function eraseFormerPeople(transaction: Database, context: Context, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - returnDays * dayMs);
  const { id, hashedId, companyId, role, pictureFileId } = users;
  const former = await transaction
    .select({ id, hashedId, companyId, role, pictureFileId })
    .from(users)
    .where(and(eq(users.state, 'left'), lt(users.leftAt, limit)))
    .for('update', { skipLocked: true });
  for (const user of former) await eraseAccount(transaction, context, user, { by: null, now });
}
