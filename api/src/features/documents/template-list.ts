import { and, asc, eq, exists, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../core/context/app-context';
import { catalogItems } from '../../core/database/schema/catalogs';
import { documentFiles, documents } from '../../core/database/schema/documents';
import { textsFor } from '../../core/languages/texts-by-language';
import { catalogLabels } from '../../core/listing/catalog-labels';
import { countFacets, facetOptions, matchesChoices, type FacetField } from '../../core/listing/facets';
import { searchWords } from '../../core/text-search/search-words';
import { likePattern } from '../../core/text-search/word-match';
import { filesOf, toDocumentFile } from './document-files';

/** A park has tens of templates; a list without pages is enough for hundreds. */
const maxTemplates = 500;

interface TemplateFilter {
  text?: string | undefined;
  categories?: readonly string[] | undefined;
  isArchived: boolean;
}

/** Returns the templates by category and title. */
export async function listTemplates(
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  { text, categories, isArchived }: TemplateFilter,
  canManage: boolean,
  language: Language,
): Promise<CallResponse<'GET /api/templates/query'>> {
  const fields: FacetField[] = [{ name: 'category', value: sql`${documents.category}`, chosen: categories }];
  const hasFile = exists(database.select().from(documentFiles).where(eq(documentFiles.documentId, documents.id)));
  const condition = and(
    eq(documents.kind, 'template'),
    isArchived && canManage ? isNotNull(documents.archivedAt) : isNull(documents.archivedAt),
    canManage ? undefined : hasFile,
    ...searchWords(text).map(containsWord),
  );
  const labels = await catalogLabels({ database, shared }, 'template-categories', language);
  const rows = await database
    .select()
    .from(documents)
    .where(and(condition, matchesChoices(fields)))
    .orderBy(
      asc(categoryPosition),
      asc(documents.category),
      asc(documents.position),
      asc(documents.createdAt),
      asc(documents.id),
    )
    .limit(maxTemplates);
  const files = await filesOf(
    database,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => {
    const read = textsFor(row.texts, language);
    const own = (files.get(row.id) ?? []).sort(
      (one, other) => Number(other.language === language) - Number(one.language === language),
    );
    return {
      id: row.id,
      title: read?.texts.title ?? '',
      description: read?.texts.description ?? '',
      language: read?.language ?? language,
      category: row.category ?? '',
      categoryLabel: labels.get(row.category ?? '') ?? row.category ?? '',
      files: own.map((file) => toDocumentFile(file, `/api/templates/${row.id}`)),
      version: row.version,
      updatedAt: row.updatedAt.toISOString(),
      archivedAt: row.archivedAt?.toISOString() ?? null,
    };
  });
  const { total, counts } = await countFacets(database, sql`${documents}`, condition, fields);
  return {
    items,
    paginationId: null,
    total,
    facets: { category: facetOptions(counts.get('category'), labels) },
    may: { manage: canManage },
  };
}

const categoryPosition = sql`(SELECT ${catalogItems.position} FROM ${catalogItems} WHERE ${catalogItems.catalog} = 'template-categories' AND ${catalogItems.id} = ${documents.category})`;

const containsWord = (word: string): SQL =>
  sql`searchable(texts_in_both_languages(${documents.texts}, 'title'), texts_in_both_languages(${documents.texts}, 'description')) LIKE ${likePattern(word)}`;
