import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../core/errors/api-error';
import { draftPrefix, writeFileAtomically } from '../../core/files/write-file-atomically';
import type { ReleaseStore } from '../../core/files/release-store';

/**
 * A store for one machine or a shared folder. Files are written completely or not at all.
 * @throws ApiError 400 for names that lead outside of the folder
 */
export function folderStore(folder: string): ReleaseStore {
  const root = path.resolve(folder);
  const place = (...parts: string[]) => {
    const target = path.resolve(root, ...parts);
    // Names are checked where they come in; this is the last word.
    if (!target.startsWith(root + path.sep)) throw new ApiError(400, 'errors.validation');
    return target;
  };
  return {
    async list(remote, version) {
      const base = place(remote, version);
      const entries = await readdir(base, { withFileTypes: true, recursive: true }).catch(absent);
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.startsWith(draftPrefix));
      return new Map(
        await Promise.all(
          files.map(async (entry): Promise<[string, number]> => {
            const file = path.join(entry.parentPath, entry.name);
            return [path.relative(base, file).split(path.sep).join('/'), (await stat(file)).size];
          }),
        ),
      );
    },
    write: (remote, version, name, content) => writeFileAtomically(place(remote, version, name), content),
    read: async (remote, version, name) => (await readFile(place(remote, version, name)).catch(absent)) ?? null,
    async stream(remote, version, name) {
      const file = await open(place(remote, version, name)).catch(absent);
      return file ? file.createReadStream() : null;
    },
    remove: (remote, version) => rm(place(remote, version), { recursive: true, force: true }),
  };
}

/** What is not there is answered as such; every other failure is one. */
function absent(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}
