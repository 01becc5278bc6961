import type { SearchResult } from '@park/contract/search';
import type { Language } from '@park/contract/texts';
import { hasPermission } from '@park/domain';
import type { Person } from '../../http/access/person';
import { eventViewer } from '../events';
import { TextSearch } from '../../core/text-search/text-search';
import type { MatchMode } from '../../core/text-search/word-match';
import type { AppContext } from '../../core/context/app-context';
import { foundExcerpt } from '../../core/text-search/found-excerpt';
import { markedText } from '../../core/text-search/marks';
import { findRecords, type FoundRecord } from './records';
import { findPages } from './static-pages';

/**
 * Returns the records and pages that contain all words and that the person may read, best first. Without any match,
 * searches again allowing one typo per word.
 */
export async function searchSite(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: Person | null,
  text: string,
  language: Language,
  perKind: number,
): Promise<SearchResult[]> {
  const searched = new TextSearch(database, text);
  const { words } = searched;
  if (searched.isEmpty) return [];
  const role = person?.role ?? null;
  const pages = findPages(words, role, language).map(({ url, title, about, rank }) => ({
    kind: 'page' as const,
    url,
    title,
    language,
    texts: [{ language, title, text: about }],
    rank,
  }));
  const find = (mode: MatchMode) =>
    findRecords(database, {
      text: searched,
      mode,
      language,
      now: clock(),
      viewer: eventViewer(person),
      seesSuppliers: hasPermission(role, 'Suppliers_Read'),
      perKind,
    });
  const exact: FoundRecord[] = [...pages, ...(await find('exact'))];
  const mode: MatchMode = exact.length > 0 ? 'exact' : 'tolerant';
  const found = mode === 'exact' ? exact : await find(mode);
  return found
    .sort((one, other) => other.rank - one.rank)
    .map(({ kind, title, language: titleLanguage, url, texts, startsAt }) => {
      const excerpt = foundExcerpt(texts, words, mode);
      const excerptParts = excerpt?.parts ?? [];
      return {
        kind,
        title,
        url,
        excerpt: excerptParts.map((part) => part.text).join(''),
        titleParts: markedText(title, words, mode),
        excerptParts,
        language: titleLanguage,
        excerptLanguage: excerpt?.language ?? titleLanguage,
        ...(startsAt ? { startsAt: startsAt.toISOString() } : {}),
      };
    });
}
