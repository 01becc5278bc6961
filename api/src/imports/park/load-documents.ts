/** Loads templates and guides with their files. */
import { sql } from 'drizzle-orm';
import { languages } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import { documentFiles, documents } from '../../core/database/schema/documents';
import { asRows, idOf, idsOf, type Tally } from '../shared/bulk';
import { guides } from './document-file';
import type { ParkFolder } from './park-folder';
import type { StoredFiles } from './park-files';

interface DocumentRow {
  sourceKey: string;
  kind: 'template' | 'guide';
  audience: string;
  category: string | null;
  texts: object;
  position: number;
}

interface FileRow {
  key: string;
  language: 'en' | 'fr';
  fileId: string | null;
  name: string;
}

const guideTitles = { en: 'Guide', fr: 'Guide' };

function rowsOf({ templates, documents: sources }: ParkFolder, stored: StoredFiles) {
  const rows: DocumentRow[] = templates.map(({ key, label, description, category }, index) => ({
    sourceKey: `template:${key}`,
    kind: 'template',
    audience: 'Templates',
    category,
    texts: Object.fromEntries(
      languages.map((language) => [language, { title: label[language], description: description?.[language] ?? '' }]),
    ),
    position: index + 1,
  }));
  const files: FileRow[] = templates.flatMap(({ key, files: names }) =>
    languages.flatMap((language) => {
      const name = names[language];
      return name === undefined
        ? []
        : [{ key: `template:${key}`, language, fileId: stored.idAt(`templates/${name}`), name }];
    }),
  );
  for (const { group, language, name, audience } of guides) {
    const path = `guides/${name}`;
    if (!sources.some((source) => source.path === path)) continue;
    const key = `guide:${group}`;
    if (!rows.some(({ sourceKey }) => sourceKey === key))
      rows.push({
        sourceKey: key,
        kind: 'guide',
        audience,
        category: null,
        texts: Object.fromEntries(
          languages.map((written) => [written, { title: guideTitles[written], description: '' }]),
        ),
        position: 0,
      });
    files.push({ key, language, fileId: stored.idAt(path), name });
  }
  return { rows, files };
}

/** Documents that were changed in the portal are left alone. */
export async function loadDocuments(transaction: Database, folder: ParkFolder, stored: StoredFiles): Promise<Tally> {
  const { rows, files } = rowsOf(folder, stored);
  if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const { from } = asRows(documents, ['sourceKey', 'kind', 'audience', 'category', 'texts', 'position'], rows);
  const { rows: touched } = await transaction.execute<{ is_new: boolean }>(sql`
    INSERT INTO documents (source_key, kind, audience, category, texts, position) SELECT source_key, kind, audience, category, texts, position FROM ${from}
    ON CONFLICT (source_key) DO UPDATE SET category = EXCLUDED.category, texts = EXCLUDED.texts, position = EXCLUDED.position, updated_at = now(), version = documents.version + 1
    WHERE NOT documents.is_edited AND (documents.category, documents.texts, documents.position) IS DISTINCT FROM (EXCLUDED.category, EXCLUDED.texts, EXCLUDED.position)
    RETURNING (xmax = 0) AS is_new`);
  const ids = await idsOf(
    transaction,
    documents,
    rows.map(({ sourceKey }) => sourceKey),
  );
  const given = files
    // A dry run stores no files.
    .filter(({ fileId }) => fileId !== null)
    .map(({ key, ...file }) => ({ documentId: idOf(ids, key), ...file }));
  if (given.length > 0) {
    const { from: fileRows } = asRows(documentFiles, ['documentId', 'language', 'fileId', 'name'], given);
    await transaction.execute(sql`
      INSERT INTO document_files (document_id, language, file_id, name)
      SELECT given.document_id, given.language, given.file_id, given.name FROM ${fileRows} JOIN documents ON documents.id = given.document_id AND NOT documents.is_edited
      ON CONFLICT (document_id, language) DO UPDATE SET file_id = EXCLUDED.file_id, name = EXCLUDED.name`);
  }
  const created = touched.filter(({ is_new: isNew }) => isNew).length;
  return { created, updated: touched.length - created, unchanged: rows.length - touched.length };
}
