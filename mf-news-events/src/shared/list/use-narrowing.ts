import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

export interface Narrowing {
  /** Why the list is empty. */
  readonly reason: string;
  /** Label of the button that removes search and filters. */
  readonly clear: string;
}

/** Texts for a list that search or filters have emptied; undefined without search and filters. */
export function useNarrowing(text: string, type: string): Narrowing | undefined {
  const { t } = useNewsEventsTexts();
  const [bySearch, byKind] = [text.trim() !== '', type !== ''];
  if (!bySearch && !byKind) return undefined;
  const cause = bySearch && byKind ? 'both' : bySearch ? 'search' : 'kind';
  return { reason: t(`list.filteredOut.${cause}`), clear: t(`list.clear.${cause}`) };
}
