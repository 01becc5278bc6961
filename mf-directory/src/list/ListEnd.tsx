import { useFormat, type CallError } from '@park/platform';
import { LoadMore, Notice, Stack } from '@park/ui';
import { useDirectoryTexts } from '../texts/use-directory-texts';

export interface ListEndProps {
  readonly shown: number;
  readonly total: number | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: CallError | undefined;
  readonly onLoadMore: () => void;
}

/** How much is shown, and the way to more. A page that failed to load leaves the others alone. */
export function ListEnd({ shown, total, hasMore, isLoadingMore, moreError, onLoadMore }: ListEndProps) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  return (
    <Stack data-print="hide">
      {moreError && <Notice tone="danger">{t('list.moreFailed')}</Notice>}
      <LoadMore
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        onLoadMore={onLoadMore}
        shown={hasMore && total !== undefined ? t('list.shown', { shown: format.number(shown), total: format.number(total) }) : undefined}
      />
    </Stack>
  );
}
