import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../errors/api-error';

/** Temporary files start with a dot, so that static servers do not serve them. */
export const draftPrefix = '.draft-';

/**
 * Writes a file atomically, also in a crash: a temporary file next to it is renamed.
 * @throws ApiError 507 `errors.upload.noSpace` on a full disk
 */
export async function writeFileAtomically(target: string, content: Uint8Array): Promise<void> {
  const folder = path.dirname(target);
  const draft = path.join(folder, `${draftPrefix}${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new ApiError(507, 'errors.upload.noSpace', { cause: error });
    throw error;
  }
}
