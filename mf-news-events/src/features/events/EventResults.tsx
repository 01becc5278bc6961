import { type ListAddress, type PagedQueryState, useFormat, useServices } from '@park/platform';
import { Button, EmptyState } from '@park/ui';
import { ListEnd, ListItems, LoadError } from '@park/ui/pages';
import type { CatalogItem } from '../../shared/use-catalog';
import { useNarrowing } from '../../shared/list/use-narrowing';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { EventRows, EventRowsSkeleton } from './EventRows';
import { monthGroups } from './month-groups';

export interface EventResultsProps {
  readonly list: PagedQueryState<'GET /api/events/query'>;
  readonly types: readonly CatalogItem[];
  readonly address: ListAddress<'events'>;
  /** The chosen kind; empty for all. */
  readonly type: string;
  readonly isUpcoming: boolean;
}

export function EventResults({ list, types, address, type, isUpcoming }: EventResultsProps) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { clock } = useServices();
  const narrowing = useNarrowing(address.text, type);
  if (list.status === 'pending') return <EventRowsSkeleton />;
  if (list.status === 'failed')
    return <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRefreshing} />;
  if (list.items.length === 0 && narrowing) {
    return (
      <EmptyState
        kind="filteredOut"
        title={t('events.filteredOut')}
        reason={narrowing.reason}
        action={
          <Button variant="primary" onClick={() => address.clear()}>
            {narrowing.clear}
          </Button>
        }
      />
    );
  }
  if (list.items.length === 0) {
    const words = isUpcoming ? 'noUpcoming' : 'noPast';
    return (
      <EmptyState
        kind="nothingYet"
        title={t(`events.${words}.title`)}
        reason={t(`events.${words}.reason`)}
        action={
          <Button onClick={() => address.setParameter('upcoming', isUpcoming ? 'false' : null, { replace: false })}>
            {t(`events.${words}.action`)}
          </Button>
        }
      />
    );
  }
  return (
    <ListItems isRefreshing={list.isRefreshing}>
      <EventRows groups={monthGroups(list.items, format, clock())} types={types} />
      <ListEnd list={list} />
    </ListItems>
  );
}
