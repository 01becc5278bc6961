import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

export interface Narrowing {
  /** Why nothing is left. */
  readonly reason: string;
  /** What takes back what was chosen. */
  readonly clear: string;
}

/** What leaves things out of a list, in words; undefined when nothing does. */
export function useNarrowing(text: string, type: string): Narrowing | undefined {
  const { t } = useNewsEventsTexts();
  const [bySearch, byKind] = [text.trim() !== '', type !== ''];
  if (!bySearch && !byKind) return undefined;
  const cause = bySearch && byKind ? 'both' : bySearch ? 'search' : 'kind';
  return { reason: t(`list.filteredOut.${cause}`), clear: t(`list.clear.${cause}`) };
}
