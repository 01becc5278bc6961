/** Adds, changes, archives and restores templates. Every change keeps the previous state with its files. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { Role } from '@park/domain';
import type { AuditAction } from '@park/contract/audit-words';
import type { DocumentVersion, ManagedTemplate, TemplateBody, TemplateChange } from '@park/contract/documents';
import { languages, type Language } from '@park/contract/texts';
import type { Person } from '../../http/access/person';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { catalogItems } from '../../core/database/schema/catalogs';
import { documentFiles, documents, documentVersions, type DocumentState } from '../../core/database/schema/documents';
import { ApiError, notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import { filesOf, toDocumentFile } from './document-files';
import type { TemplateFile } from './template-file';

type Context = Pick<AppContext, 'database' | 'clock' | 'files'>;
type Row = typeof documents.$inferSelect;

/** Templates are the same for the whole park, so only its administrators change them. */
export const managesTemplates = (person: Person): boolean => person.role === Role.SuperAdministrator;

/** @throws ApiError 403 unless the person manages templates */
export function requireTemplateManager(person: Person): void {
  if (!managesTemplates(person)) throw new ApiError(403, 'errors.templates.managersOnly');
}

async function managed(database: Database, row: Row): Promise<ManagedTemplate> {
  const files = (await filesOf(database, [row.id])).get(row.id) ?? [];
  const textsOf = (language: Language) => row.texts[language] ?? { title: '', description: '' };
  return {
    id: row.id,
    category: row.category ?? '',
    texts: { en: textsOf('en'), fr: textsOf('fr') },
    files: files.map((file) => toDocumentFile(file, `/api/templates/${row.id}`)),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

const authorship = ({ id, firstName, lastName }: Person) => ({ authorId: id, authorName: `${firstName} ${lastName}` });

const isTemplate = (id: string) => and(eq(documents.id, recordId(id)), eq(documents.kind, 'template'));

/**
 * Archived ones included.
 * @throws ApiError 404
 */
export async function readTemplate({ database }: Pick<Context, 'database'>, id: string): Promise<ManagedTemplate> {
  const [row] = await database.select().from(documents).where(isTemplate(id));
  if (!row) throw notFound();
  return managed(database, row);
}

async function requireCategory(database: Database, category: string): Promise<void> {
  const [known] = await database
    .select({ id: catalogItems.id })
    .from(catalogItems)
    .where(
      and(
        eq(catalogItems.catalog, 'template-categories'),
        eq(catalogItems.id, category),
        isNull(catalogItems.archivedAt),
      ),
    );
  if (!known) throw new ApiError(400, 'errors.validation', { fields: { category: 'errors.field.choice' } });
}

/**
 * A new template has no files yet; `replaceTemplateFile` adds one per language.
 * @throws ApiError 400 for a category that is not in the catalog
 */
export function addTemplate(
  { database, clock }: Context,
  person: Person,
  { category, texts }: TemplateBody,
): Promise<ManagedTemplate> {
  return database.transaction(async (transaction) => {
    await requireCategory(transaction, category);
    const now = clock();
    const [row] = await transaction
      .insert(documents)
      .values({
        kind: 'template',
        audience: 'Templates',
        category,
        texts,
        ...authorship(person),
        isEdited: true,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('a new template got no row');
    const added = await managed(transaction, row);
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'created',
      subjectKind: 'template',
      subjectId: row.id,
      after: added,
    });
    return added;
  });
}

/** Changes a template whose row is locked meanwhile; `apply` returns null to change nothing. */
async function change(
  { database, clock }: Context,
  person: Person,
  id: string,
  action: AuditAction,
  apply: (transaction: Database, before: Row, now: Date) => Promise<Partial<Row> | null>,
): Promise<ManagedTemplate> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(documents).where(isTemplate(id)).for('update');
    if (!row) throw notFound();
    const before = await managed(transaction, row);
    const files = (await filesOf(transaction, [row.id])).get(row.id) ?? [];
    const now = clock();
    const changes = await apply(transaction, row, now);
    if (changes === null) return before;
    const [after] = await transaction
      .update(documents)
      .set({ ...changes, ...authorship(person), isEdited: true, version: row.version + 1, updatedAt: now })
      .where(eq(documents.id, row.id))
      .returning();
    if (!after) throw notFound();
    await transaction.insert(documentVersions).values({
      documentId: row.id,
      version: row.version,
      savedAt: row.updatedAt,
      authorId: row.authorId,
      authorName: row.authorName,
      state: {
        category: row.category,
        texts: row.texts,
        files: files.map(({ language, fileId, name }) => ({ language, fileId, name })),
      },
    });
    const result = await managed(transaction, after);
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action,
      subjectKind: 'template',
      subjectId: row.id,
      before,
      after: result,
    });
    return result;
  });
}

/**
 * @throws ApiError 404, 409 `errors.conflict` with `details.current` for an old version, 400 for a category that is not
 * in the catalog
 */
export const changeTemplate = (
  context: Context,
  person: Person,
  id: string,
  { version, category, texts }: TemplateChange,
): Promise<ManagedTemplate> =>
  change(context, person, id, 'changed', async (transaction, before) => {
    if (before.version !== version)
      throw new ApiError(409, 'errors.conflict', { details: { current: await managed(transaction, before) } });
    if (category !== before.category) await requireCategory(transaction, category);
    return { category, texts };
  });

/** Idempotent, like restoring. */
export const archiveTemplate = async (context: Context, person: Person, id: string): Promise<void> => {
  await change(context, person, id, 'archived', async (_transaction, { archivedAt }, now) =>
    archivedAt ? null : { archivedAt: now },
  );
};

/**
 * Does nothing for a template that is not archived.
 * @throws ApiError 404
 */
export const restoreTemplate = (context: Context, person: Person, id: string): Promise<ManagedTemplate> =>
  change(context, person, id, 'restored', async (_transaction, { archivedAt }) =>
    archivedAt ? { archivedAt: null } : null,
  );

/**
 * Adds the file of a language or replaces it; the earlier file is kept with the earlier state.
 * @throws ApiError 404
 */
export const replaceTemplateFile = (
  context: Context,
  person: Person,
  id: string,
  language: Language,
  { name, content, mediaType }: TemplateFile,
): Promise<ManagedTemplate> =>
  change(context, person, id, 'file replaced', async (transaction, { id: documentId }) => {
    const fileId = await context.files.save({ content, mediaType, audience: 'Templates' }, transaction);
    await transaction
      .insert(documentFiles)
      .values({ documentId, language, fileId, name })
      .onConflictDoUpdate({ target: [documentFiles.documentId, documentFiles.language], set: { fileId, name } });
    return {};
  });

/** Returns earlier versions, newest first. The file of each is downloaded by its own address. */
export async function listTemplateVersions(
  { database, files: store }: Pick<Context, 'database' | 'files'>,
  id: string,
  language: Language,
): Promise<{ items: DocumentVersion[] }> {
  const { id: documentId } = await readTemplate({ database }, id);
  const rows = await database
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.version))
    .limit(200);
  return {
    items: await Promise.all(
      rows.map(async ({ version, savedAt, authorName, state }) => ({
        version,
        savedAt: savedAt.toISOString(),
        author: authorName,
        title: (state.texts[language] ?? state.texts.en ?? state.texts.fr)?.title ?? '',
        files: (
          await Promise.all(
            state.files.map(async ({ language: written, fileId, name }) => {
              const file = await store.find(fileId);
              return file
                ? [
                    toDocumentFile(
                      { language: written, name, mediaType: file.mediaType, bytes: file.bytes },
                      `/api/templates/${documentId}/versions/${version}`,
                    ),
                  ]
                : [];
            }),
          )
        ).flat(),
      })),
    ),
  };
}

/**
 * Returns a file of the current version.
 * @throws ApiError 404 if there is none, or if the template is archived and the person does not manage templates
 */
export async function findTemplateFile(
  database: Database,
  person: Person,
  id: string,
  language: Language,
): Promise<{ fileId: string; name: string; mediaType: string }> {
  const [row] = await database.select().from(documents).where(isTemplate(id));
  if (!row || (row.archivedAt && !managesTemplates(person))) throw notFound();
  const file = (await filesOf(database, [row.id])).get(row.id)?.find((candidate) => candidate.language === language);
  if (!file) throw notFound();
  return file;
}

/** @throws ApiError 404 if there is no such version or file */
export async function findVersionFile(
  database: Database,
  id: string,
  version: number,
  language: Language,
): Promise<DocumentState['files'][number]> {
  const [row] = await database
    .select({ state: documentVersions.state })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(isTemplate(id), eq(documentVersions.version, version)));
  const file = row?.state.files.find((candidate) => languages.includes(language) && candidate.language === language);
  if (!file) throw notFound();
  return file;
}
