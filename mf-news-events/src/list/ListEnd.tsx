import type { CallError } from '@park/platform';
import { LoadMore, Notice, Stack } from '@park/ui';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';

export interface ListEndProps {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: CallError | undefined;
  readonly onLoadMore: () => void;
}

/** The way to more. A page that failed to load leaves the others alone. */
export function ListEnd({ hasMore, isLoadingMore, moreError, onLoadMore }: ListEndProps) {
  const { t } = useNewsEventsTexts();
  return (
    <Stack data-print="hide">
      {moreError && <Notice tone="danger">{t('list.moreFailed')}</Notice>}
      <LoadMore hasMore={hasMore} isLoadingMore={isLoadingMore} onLoadMore={onLoadMore} />
    </Stack>
  );
}
