/** Files of documents: which there are, and sending one. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { DocumentFile } from '@park/contract/documents';
import type { Language } from '@park/contract/texts';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../core/database/database';
import { documentFiles } from '../../core/database/schema/documents';
import { files } from '../../core/database/schema/files';
import { notFound } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { hasPreview } from './preview';

export interface FileOfDocument {
  documentId: string;
  language: Language;
  fileId: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** Returns the current files of documents by document. */
export async function filesOf(database: Database, ids: readonly string[]): Promise<Map<string, FileOfDocument[]>> {
  const found = new Map<string, FileOfDocument[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await database
    .select({
      documentId: documentFiles.documentId,
      language: documentFiles.language,
      fileId: documentFiles.fileId,
      name: documentFiles.name,
      mediaType: files.mediaType,
      bytes: files.bytes,
    })
    .from(documentFiles)
    .innerJoin(files, eq(files.id, documentFiles.fileId))
    .where(inArray(documentFiles.documentId, [...ids]))
    .orderBy(asc(documentFiles.language));
  for (const row of rows) found.get(row.documentId)?.push(row);
  return found;
}

/** In the contract's form; `path` is the address of the document or of one of its versions. */
export const toDocumentFile = (
  { language, name, mediaType, bytes }: Omit<FileOfDocument, 'documentId' | 'fileId'>,
  path: string,
): DocumentFile => ({
  language,
  name,
  mediaType,
  bytes,
  url: `${path}/files/${language}`,
  hasPreview: hasPreview(mediaType),
});

/** Characters of a file name that a header can carry. */
const plainName = (name: string) => name.normalize('NFKD').replaceAll(/[^\w. ()-]/g, '');

/**
 * Sends a file as an attachment with its name, which no cache keeps.
 * @throws ApiError 404 if the file is not a document of the audience that was checked
 */
export async function sendDocument(
  { files: store }: Pick<AppContext, 'files'>,
  reply: FastifyReply,
  file: { fileId: string; name: string },
  audience: string,
): Promise<Buffer> {
  const stored = await store.find(file.fileId);
  if (!stored || stored.audience !== audience) throw notFound();
  reply
    .type(stored.mediaType)
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `attachment; filename="${plainName(file.name)}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    );
  return store.read(stored);
}
