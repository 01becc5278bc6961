import { eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { users } from '../../core/database/schema/users';
import { fileAddress } from '../../core/files/file-store';
import { readUploadedImage } from '../../core/images/uploaded-image';
import type { Person } from '../../http/access/person';

type Context = Pick<AppContext, 'database' | 'files' | 'clock'>;

export async function setOwnPicture(
  { database, files, clock }: Context,
  person: Person,
  form: FormData,
): Promise<{ picture: string }> {
  const encoded = await readUploadedImage(form, 'pictures');
  const pictureFileId = await files.save({ ...encoded, audience: 'readers' });
  await database.update(users).set({ pictureFileId, updatedAt: clock() }).where(eq(users.id, person.id));
  return { picture: fileAddress(pictureFileId) ?? '' };
}

export async function removeOwnPicture({ database, clock }: Context, person: Person): Promise<void> {
  await database.update(users).set({ pictureFileId: null, updatedAt: clock() }).where(eq(users.id, person.id));
}
