import type { CatalogItemBody } from '@park/contract/catalog-forms';
import type { ManagedCatalogId } from '@park/contract/catalogs';
import { searchForm } from '../../core/text-search/search-words';

/** Synonyms without repetitions and without the labels; only sectors have any. */
export function uniqueSynonyms(
  catalog: ManagedCatalogId,
  { labels, synonyms }: CatalogItemBody,
): CatalogItemBody['synonyms'] {
  if (catalog !== 'sectors') return { en: [], fr: [] };
  const unique = (names: readonly string[], label: string) => {
    const known = new Set([searchForm(label)]);
    return names.filter((name) => !known.has(searchForm(name)) && known.add(searchForm(name)));
  };
  return { en: unique(synonyms.en, labels.en), fr: unique(synonyms.fr, labels.fr) };
}
