import { LoadMore, Notice, Stack, useUiLanguage } from '@park/ui';
import { usePagesTexts } from './texts';

export interface ListEndProps {
  /** The ready state of `usePagedCall`. */
  readonly list: {
    readonly items: readonly unknown[];
    readonly hasMore: boolean;
    readonly first?: { readonly paginationId?: string | null };
    readonly isLoadingMore: boolean;
    readonly moreError: object | undefined;
    readonly loadMore: () => void;
  };
  /** Total number of items; left out if it is unknown. */
  readonly total?: number | undefined;
  /** Address of the page after a place. */
  readonly hrefAfter?: ((place: string) => string) | undefined;
}

/** The number of items shown, and a button to load more. A page that fails to load leaves the others in place. */
export function ListEnd({ list, total, hrefAfter }: ListEndProps) {
  const texts = usePagesTexts();
  const language = useUiLanguage();
  const place = list.first?.paginationId;
  const number = (value: number) => value.toLocaleString(language === 'fr' ? 'fr-CH' : 'en-GB');
  return (
    <Stack>
      {list.moreError && <Notice tone="danger">{texts.moreFailed}</Notice>}
      <LoadMore
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onLoadMore={list.loadMore}
        href={place ? hrefAfter?.(place) : undefined}
        shown={
          total === undefined
            ? !list.hasMore && texts.thatIsAll
            : texts.shownOf(number(list.items.length), number(total))
        }
      />
    </Stack>
  );
}
