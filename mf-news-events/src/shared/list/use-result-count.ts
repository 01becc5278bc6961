import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

export interface CountedList {
  readonly status: string;
  readonly items?: readonly unknown[];
  readonly hasMore?: boolean;
}

/** The number of results as a sentence for screen readers; empty while nothing is loaded. */
export function useResultCount({ items, hasMore }: CountedList): string {
  const { t } = useNewsEventsTexts();
  return items ? t(hasMore ? 'list.first' : 'list.all', { count: items.length }) : '';
}
