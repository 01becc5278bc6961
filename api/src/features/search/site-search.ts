import type { SearchResult } from '@park/contract/search';
import type { Language } from '@park/contract/texts';
import { hasPermission } from '@park/domain';
import type { Person } from '../../http/access/person';
import { eventViewer, type EventViewer } from '../events';
import { catalogLabels } from '../../core/listing/catalog-labels';
import { TextSearch } from '../../core/text-search/text-search';
import type { MatchMode } from '../../core/text-search/word-match';
import type { AppContext } from '../../core/context/app-context';
import { foundExcerpt } from '../../core/text-search/found-excerpt';
import { markedText } from '../../core/text-search/marks';
import { findRecords, type FoundRecord } from './records';
import { findPages } from './static-pages';

/** Who searches: what they may read depends on it, and nothing else of them. */
export interface SearchViewer {
  role: Person['role'];
  events: EventViewer;
}

/** What the results depend on besides the query; null is a visitor. */
export const searchViewer = (person: Person | null): SearchViewer => ({
  role: person?.role ?? null,
  events: eventViewer(person),
});

/**
 * Returns the records and pages that contain all words and that the person may read, best first. Without any match,
 * searches again allowing one typo per word.
 */
export async function searchSite(
  { database, shared, clock }: Pick<AppContext, 'database' | 'shared' | 'clock'>,
  { role, events }: SearchViewer,
  text: string,
  language: Language,
  perKind: number,
): Promise<SearchResult[]> {
  const searched = new TextSearch(database, text, shared);
  const { words } = searched;
  if (searched.isEmpty) return [];
  const pages = findPages(words, role, language).map(({ url, title, about, rank }) => ({
    kind: 'page' as const,
    url,
    title,
    language,
    texts: [{ language, title, text: about }],
    rank,
  }));
  const sectorLabels = await catalogLabels({ database, shared }, 'sectors', language);
  const find = (mode: MatchMode) =>
    findRecords(database, {
      text: searched,
      mode,
      language,
      now: clock(),
      viewer: events,
      seesSuppliers: hasPermission(role, 'Suppliers_Read'),
      sectorLabels,
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
