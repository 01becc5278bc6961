import {
  formatQueryFilters,
  useAccess,
  useListAddress,
  usePagedCall,
  usePageTitle,
  useSearchParams,
} from '@park/platform';
import { ButtonLink, Page, SegmentedControl } from '@park/ui';
import { CalendarIcon } from '@park/ui/icons';
import { listForm, SearchField, useRememberedList } from '@park/ui/pages';
import { useCatalog } from '../../shared/use-catalog';
import { SubscribeButton } from '../feeds/SubscribeButton';
import { ListBar } from '../../shared/list/ListBar';
import { TypeFilter } from '../../shared/list/TypeFilter';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { EventResults } from './EventResults';
import { eventPageSize } from '../../shared/page-sizes';

export default function EventListPage() {
  const { t } = useNewsEventsTexts();
  const { canViewKnovaEvents } = useAccess();
  const address = useListAddress(['events']);
  const type = address.chosen.events[0] ?? '';
  const isUpcoming = address.parameter('upcoming') !== 'false';
  const catalog = useCatalog('event-types');
  const list = usePagedCall('GET /api/events/query', {
    query: {
      queryText: address.text,
      queryFilters: formatQueryFilters({ type: [type] }),
      upcoming: isUpcoming,
      pageSize: eventPageSize,
      paginationId: address.after,
    },
  });
  usePageTitle(t('events.title'));
  useRememberedList('/events', useSearchParams()[0].toString());

  return (
    <Page
      title={t('events.title')}
      action={
        <>
          <SubscribeButton types={type === '' ? [] : [type]} text={address.text} />
          <ButtonLink href="/events-calendar" icon={<CalendarIcon size={16} />}>
            {t('events.calendar')}
          </ButtonLink>
        </>
      }
    >
      <ListBar
        search={
          <SearchField label={t('events.search')} form={listForm} text={address.text} onSearch={address.setText} />
        }
      >
        <SegmentedControl
          legend={t('events.when')}
          options={[
            { value: 'true', label: t('events.upcoming') },
            { value: 'false', label: t('events.past') },
          ]}
          value={String(isUpcoming)}
          // Upcoming is the default, which is left out of the address.
          onChange={(upcoming) =>
            address.setParameter('upcoming', upcoming === 'false' ? 'false' : null, { replace: false })
          }
        />
        <TypeFilter
          legend={t('events.type')}
          name="events"
          allLabel={t('events.allTypes')}
          // A type whose events the person may not see would only show an empty list.
          types={catalog.filter(({ id }) => id !== 'knova' || canViewKnovaEvents)}
          value={type}
          onChange={(next) => address.choose('events', [next])}
        />
      </ListBar>
      <EventResults list={list} types={catalog} address={address} type={type} isUpcoming={isUpcoming} />
    </Page>
  );
}
