/** Pictures and documents of a park folder in the file store. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import type { FileStore, NewFile } from '../../core/files/file-store';
import { files } from '../../core/database/schema/files';
import { idsOf, type Tally } from '../shared/bulk';
import { encodeImage } from '../../core/images/encode-image';
import type { ParkFolder } from './park-folder';
import type { ParkProblem } from '../shared/park-problem';

/**
 * Source key of a stored file: its path in the folder and what is in it. A changed file thus gets another id, and
 * addresses may be cached for good.
 */
export const fileKey = (path: string, sha256: string): string => `${path}#${sha256.slice(0, 16)}`;

interface Source {
  path: string;
  key: string;
  at: { file: string; line: number | null; field: string | null };
  make: () => Promise<NewFile>;
}

const atATime = 4;

const sourcesOf = ({ images, documents }: Pick<ParkFolder, 'images' | 'documents'>): Source[] => [
  ...[...images.values()].map((image) => ({
    path: image.path,
    key: fileKey(image.path, image.sha256),
    at: image.at,
    make: async () => ({ ...(await encodeImage(image)), audience: 'readers' as const }),
  })),
  ...documents.map(({ path, sha256, content, mediaType, audience }) => ({
    path,
    key: fileKey(path, sha256),
    at: { file: path, line: null, field: null },
    make: async () => ({ content, mediaType, audience }),
  })),
];

/**
 * Encodes the files that are not stored yet. Belongs before the transaction, which should be short. Pictures that begin
 * well and are damaged further on are found only here.
 */
export async function prepareFiles(
  folder: Pick<ParkFolder, 'images' | 'documents'>,
  database: Database | null,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<{ prepared: PreparedFiles; problems: ParkProblem[] }> {
  const sources = sourcesOf(folder);
  const stored = database
    ? await idsOf(
        database,
        files,
        sources.map(({ key }) => key),
      )
    : new Map<string, string>();
  const missing = sources.filter(({ key }) => !stored.has(key));
  const encoded = new Map<string, NewFile>();
  const problems: ParkProblem[] = [];
  const waiting = [...missing];
  const work = async (): Promise<void> => {
    for (let source = waiting.pop(); source; source = waiting.pop()) {
      try {
        encoded.set(source.key, { ...(await source.make()), sourceKey: source.key });
      } catch (error) {
        problems.push({
          ...source.at,
          message: `${source.path} is damaged: ${(error as Error).message.split('\n')[0] ?? ''}`,
        });
      }
      onProgress(encoded.size, missing.length);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { prepared: { keys: new Map(sources.map(({ path, key }) => [path, key])), stored, encoded }, problems };
}

export interface PreparedFiles {
  /** Source key by path. */
  keys: ReadonlyMap<string, string>;
  stored: ReadonlyMap<string, string>;
  encoded: ReadonlyMap<string, NewFile>;
}

export interface StoredFiles {
  tally: Tally;
  /** Id of the file at a path; null for none, and in a dry run for one that is not stored yet. */
  idAt(path: string | null | undefined): string | null;
}

/** Stores what was prepared. Without a store (a dry run) nothing is written. */
export async function storeFiles(
  transaction: Database,
  { keys, stored, encoded }: PreparedFiles,
  store: FileStore | null,
): Promise<StoredFiles> {
  const ids = new Map(stored);
  if (store) {
    for (const [key, file] of encoded) ids.set(key, await store.save(file, transaction));
  }
  return {
    tally: { created: encoded.size, updated: 0, unchanged: stored.size },
    idAt: (path) => (path === null || path === undefined ? null : (ids.get(keys.get(path) ?? '') ?? null)),
  };
}

/** Takes earlier versions of the folder's files out of the table once nothing refers to them any more. */
export async function removeOldVersions(transaction: Database, { keys }: PreparedFiles): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM ${files}
    WHERE split_part(source_key, '#', 1) IN (SELECT jsonb_array_elements_text(${JSON.stringify([...keys.keys()])}::jsonb))
      AND source_key NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify([...keys.values()])}::jsonb))
      AND NOT EXISTS (SELECT FROM document_files WHERE document_files.file_id = files.id)
      AND NOT EXISTS (SELECT FROM document_versions WHERE state->'files' @> jsonb_build_array(jsonb_build_object('fileId', files.id)))`);
}
