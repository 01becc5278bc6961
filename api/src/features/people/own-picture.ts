import { eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { fileAddress } from '../../core/files/file-store';
import { deleteUnusedPicture } from '../../core/files/unused-files';
import { readUploadedImage } from '../../core/images/uploaded-image';
import type { Person } from '../../http/access/person';

type Context = Pick<AppContext, 'database' | 'files' | 'clock'>;

export async function setOwnPicture(
  { database, files, clock }: Context,
  person: Person,
  form: FormData,
): Promise<{ picture: string }> {
  const encoded = await readUploadedImage(form, 'pictures');
  return database.transaction(async (transaction) => {
    const pictureFileId = await files.save({ ...encoded, audience: 'readers' }, transaction);
    await replacePicture(transaction, person, pictureFileId, clock());
    return { picture: fileAddress(pictureFileId) ?? '' };
  });
}

export async function removeOwnPicture({ database, clock }: Context, person: Person): Promise<void> {
  await database.transaction((transaction) => replacePicture(transaction, person, null, clock()));
}

/** The row is locked first, so that of two pictures set at the same time none stays behind. */
async function replacePicture(
  transaction: Database,
  person: Person,
  pictureFileId: string | null,
  now: Date,
): Promise<void> {
  const isOwn = eq(users.id, person.id);
  const [before] = await transaction
    .select({ pictureFileId: users.pictureFileId })
    .from(users)
    .where(isOwn)
    .for('no key update');
  await transaction.update(users).set({ pictureFileId, updatedAt: now }).where(isOwn);
  await deleteUnusedPicture(transaction, before?.pictureFileId ?? null);
}
