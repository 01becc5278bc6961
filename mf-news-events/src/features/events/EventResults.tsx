import { type ListAddress, type PagedQueryState, useFormat, useServices } from '@park/platform';
import { Button } from '@park/ui';
import { PagedList } from '@park/ui/pages';
import type { CatalogItem } from '../../shared/use-catalog';
import { useResultCount } from '../../shared/list/use-result-count';
import { useNarrowing } from '../../shared/list/use-narrowing';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { EventRows, EventRowsSkeleton } from './EventRows';
import { monthGroups } from './month-groups';

export interface EventResultsProps {
  readonly list: PagedQueryState<'GET /api/events/query'>;
  readonly types: readonly CatalogItem[];
  readonly address: ListAddress<'events'>;
  /** The selected type; empty for all. */
  readonly type: string;
  readonly isUpcoming: boolean;
}

export function EventResults({ list, types, address, type, isUpcoming }: EventResultsProps) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const { clock } = useServices();
  const narrowing = useNarrowing(address.text, type);
  const emptyTexts = isUpcoming ? 'noUpcoming' : 'noPast';
  const announcement = useResultCount(list);
  const switchPeriod = () => address.setParameter('upcoming', isUpcoming ? 'false' : null, { replace: false });
  return (
    <PagedList
      list={list}
      hrefAfter={address.hrefAfter}
      skeleton={<EventRowsSkeleton />}
      empty={{
        title: t(`events.${emptyTexts}.title`),
        reason: t(`events.${emptyTexts}.reason`),
        action: <Button onClick={switchPeriod}>{t(`events.${emptyTexts}.action`)}</Button>,
      }}
      filteredOut={
        narrowing && {
          title: t('events.filteredOut'),
          reason: narrowing.reason,
          clearLabel: narrowing.clear,
          onClear: () => address.clear(),
        }
      }
      announcement={announcement}
    >
      {(items) => <EventRows groups={monthGroups(items, format, clock())} types={types} />}
    </PagedList>
  );
}
