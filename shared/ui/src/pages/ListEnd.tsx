import { LoadMore, Notice, Stack, useUiLanguage } from '@park/ui';
import { usePagesTexts } from './texts';

export interface ListEndProps {
  /** What `usePagedCall` answers once it is ready. */
  readonly list: {
    readonly items: readonly unknown[];
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly moreError: object | undefined;
    readonly loadMore: () => void;
  };
  /** How many there are in all; left out where nobody counts them. */
  readonly total?: number | undefined;
}

/** How much is shown, and the way to more. A page that failed to load leaves the others alone. */
export function ListEnd({ list, total }: ListEndProps) {
  const texts = usePagesTexts();
  const language = useUiLanguage();
  const number = (value: number) => value.toLocaleString(language === 'fr' ? 'fr-CH' : 'en-GB');
  return (
    <Stack data-print="hide">
      {list.moreError && <Notice tone="danger">{texts.moreFailed}</Notice>}
      <LoadMore
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onLoadMore={list.loadMore}
        shown={
          total === undefined
            ? !list.hasMore && texts.thatIsAll
            : texts.shownOf(number(list.items.length), number(total))
        }
      />
    </Stack>
  );
}
