import { useFormat, useServices, type PagedReading } from '@park/platform';
import { Button, EmptyState } from '@park/ui';
import type { CatalogItem } from '../content/use-catalog';
import { ListItems } from '../list/ListBar';
import { ListEnd } from '../list/ListEnd';
import { ReadingFailure } from '../list/ReadingFailure';
import type { AddressChoices } from '../list/use-address-choices';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';
import { EventRows, EventRowsSkeleton } from './EventRows';
import { monthGroups } from './month-groups';

export interface EventResultsProps {
  readonly list: PagedReading<'GET /api/events/query'>;
  readonly types: readonly CatalogItem[];
  readonly choices: AddressChoices;
  readonly isUpcoming: boolean;
}

export function EventResults({ list, types, choices, isUpcoming }: EventResultsProps) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { clock } = useServices();
  if (list.status === 'pending') return <EventRowsSkeleton />;
  if (list.status === 'failed') return <ReadingFailure error={list.error} onRetry={list.retry} isRetrying={list.isRefreshing} />;
  if (list.items.length === 0 && (choices.text.trim() !== '' || choices.parameter('events') !== '')) {
    return (
      <EmptyState
        kind="filteredOut"
        title={t('events.filteredOut.title')}
        reason={t('events.filteredOut.reason')}
        action={
          <Button variant="primary" onClick={() => choices.clear(['q', 'events'])}>
            {t('list.clear')}
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
        action={<Button onClick={() => choices.choose('upcoming', isUpcoming ? 'false' : '')}>{t(`events.${words}.action`)}</Button>}
      />
    );
  }
  return (
    <ListItems isRefreshing={list.isRefreshing}>
      <EventRows groups={monthGroups(list.items, format, clock())} types={types} />
      <ListEnd hasMore={list.hasMore} isLoadingMore={list.isLoadingMore} moreError={list.moreError} onLoadMore={list.loadMore} />
    </ListItems>
  );
}
