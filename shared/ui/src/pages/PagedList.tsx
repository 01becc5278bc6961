import { Button, EmptyState, VisuallyHidden } from '@park/ui';
import type { ReactNode } from 'react';
import type { ListState } from './list-state';
import { ListEnd } from './ListEnd';
import { ListItems } from './ListItems';
import { LoadError } from './LoadError';

export interface EmptyMessage {
  readonly title: string;
  readonly reason?: ReactNode;
  /** The next step: a link or a button. */
  readonly action?: ReactNode;
}

export interface FilteredOutMessage {
  readonly title: string;
  readonly reason?: ReactNode;
  /** Label of the button that removes search text and filters. */
  readonly clearLabel: string;
  readonly onClear: () => void;
}

export interface PagedListProps<Item> {
  readonly list: ListState<Item>;
  /** Shown until the first page has loaded. */
  readonly skeleton: ReactNode;
  /** Shown when there are no items. */
  readonly empty: EmptyMessage;
  /** Takes the place of `empty`; give it only while search text or filters are set. */
  readonly filteredOut?: FilteredOutMessage | false | undefined;
  /** Number of items on all pages, shown as "24 of 190" at the end of the list. */
  readonly total?: number | undefined;
  /** Address of the page after a place, which "Show more" opens where scripts do not run. */
  readonly hrefAfter?: ((place: string) => string) | undefined;
  /** How many items there are, as a sentence for screen readers; announced after each load. */
  readonly announcement?: string | undefined;
  /** Title for a visitor without access, instead of "This is not open to you". */
  readonly notAllowedTitle?: string | undefined;
  /** Less space around messages and headings of level 3, for a list inside a section or card. */
  readonly compact?: boolean | undefined;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list in each of its states: loading, failed (with retry), empty, filtered out, and loaded with a way to load more. */
export function PagedList<Item>({ announcement, ...props }: PagedListProps<Item>) {
  const { list } = props;
  const isLoaded = list.status === 'ready' && !list.isRefreshing;
  return (
    <>
      {/* Stays mounted in every state: screen readers announce changes only of an element that is already there. */}
      {announcement !== undefined && <VisuallyHidden role="status">{isLoaded ? announcement : ''}</VisuallyHidden>}
      <ListBody {...props} />
    </>
  );
}

function ListBody<Item>({
  list,
  skeleton,
  empty,
  filteredOut,
  total,
  hrefAfter,
  notAllowedTitle,
  compact,
  children,
}: Omit<PagedListProps<Item>, 'announcement'>) {
  if (list.status === 'pending') return skeleton;
  if (list.status === 'failed')
    return (
      <LoadError
        error={list.error}
        onRetry={list.retry}
        isRetrying={list.isRefreshing}
        notAllowedTitle={notAllowedTitle}
        compact={compact}
      />
    );
  return (
    <ListItems isRefreshing={list.isRefreshing}>
      {list.items.length > 0 ? (
        <>
          {children(list.items)}
          <ListEnd list={list} total={total} hrefAfter={hrefAfter} />
        </>
      ) : (
        <NoItems empty={empty} filteredOut={filteredOut} compact={compact} />
      )}
    </ListItems>
  );
}

function NoItems({ empty, filteredOut, compact }: Pick<PagedListProps<unknown>, 'empty' | 'filteredOut' | 'compact'>) {
  const frame = compact ? ({ compact, headingLevel: 3 } as const) : {};
  if (!filteredOut) return <EmptyState {...frame} kind="nothingYet" {...empty} />;
  const { title, reason, clearLabel, onClear } = filteredOut;
  return (
    <EmptyState
      {...frame}
      kind="filteredOut"
      title={title}
      reason={reason}
      action={
        <Button variant={compact ? 'secondary' : 'primary'} onClick={onClear}>
          {clearLabel}
        </Button>
      }
    />
  );
}
