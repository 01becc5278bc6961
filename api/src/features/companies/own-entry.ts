/** What a company's page shows of a person, which only that person decides. */
import { eq } from 'drizzle-orm';
import type { DirectoryEntry } from '@park/contract/directory';
import type { Person } from '../../http/access/person';
import { recordAudit } from '../../core/audit/trail';
import { ApiError } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { users } from '../../core/database/schema/users';

const entryColumns = {
  isListed: users.isListed,
  title: users.listedTitle,
  showsPicture: users.listsPicture,
  showsEmail: users.listsEmail,
  showsPhone: users.listsPhone,
};

/** The account was deleted after the session was checked. */
const gone = () => new ApiError(401, 'errors.auth.required');

/** Includes the phone number, which the page shows only if the person chooses so. */
export async function readOwnEntry(
  { database }: Pick<AppContext, 'database'>,
  person: Person,
): Promise<DirectoryEntry & { phone: string | null }> {
  const [entry] = await database
    .select({ ...entryColumns, phone: users.phone })
    .from(users)
    .where(eq(users.id, person.id));
  if (!entry) throw gone();
  return entry;
}

/** Saves the decision and records it in the audit trail. */
export async function writeOwnEntry(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: Person,
  { isListed, title, showsPicture, showsEmail, showsPhone }: DirectoryEntry,
): Promise<DirectoryEntry> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select(entryColumns)
      .from(users)
      .where(eq(users.id, person.id))
      .for('no key update');
    if (!before) throw gone();
    const now = clock();
    const [after] = await transaction
      .update(users)
      .set({
        isListed,
        listedTitle: title === '' ? null : title,
        listsPicture: showsPicture,
        listsEmail: showsEmail,
        listsPhone: showsPhone,
        updatedAt: now,
      })
      .where(eq(users.id, person.id))
      .returning(entryColumns);
    if (!after) throw gone();
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'changed',
      subjectKind: 'directory-entry',
      subjectId: person.hashedId,
      personal: { personId: person.id, before, after },
    });
    return after;
  });
}
