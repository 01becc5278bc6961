import { useCall, useFormat, usePageTitle } from '@park/platform';
import { Notice, Page, UiLink } from '@park/ui';
import { LoadError, useFocusAfterRender } from '@park/ui/pages';
import { useDeferredValue, useMemo } from 'react';
import { useDayLabels } from '../../shared/day-labels';
import { useCatalog } from '../../shared/use-catalog';
import { SubscribeButton } from '../feeds/SubscribeButton';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { CalendarBar } from './CalendarBar';
import { CalendarBody, type CalendarBodyProps } from './CalendarBody';
import { daySpans, type DaySpan } from './day-spans';
import { KindFilter } from './KindFilter';
import { EventTypes } from './kinds';
import { mondayOf, periodOf, spanOf, stepped, type Period } from './period';
import { useCalendarAddress } from './use-calendar-address';
import { useListKeys } from './use-list-keys';
import { ZoneNotice } from './ZoneNotice';

const none: readonly never[] = [];

const touchesPeriod = ({ firstDay, lastDay }: DaySpan, { first, last }: Period): boolean =>
  firstDay <= last && lastDay >= first;

const ofTypes = (spans: readonly DaySpan[], types: readonly string[]): readonly DaySpan[] =>
  types.length === 0 ? spans : spans.filter(({ event }) => types.includes(event.type));

export default function EventCalendarPage() {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  const labels = useDayLabels();
  const address = useCalendarAddress();
  const types = useCatalog('event-types');
  usePageTitle(t('calendar.title'));

  const { view, day, setting, types: chosenTypes } = address;
  // The same object while the focus moves within the period.
  const anchor = view === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
  const period = useMemo(() => periodOf(view, anchor), [view, anchor]);
  const query = useCall('GET /api/events/range', { query: { ...spanOf(period), memberEventSetting: setting } });
  const items = query.data?.items ?? none;
  const all = useMemo(() => daySpans(items, format), [items, format]);
  const allInPeriod = useMemo(() => all.filter((span) => touchesPeriod(span, period)), [all, period]);
  // The whole period is loaded, so a choice of types shows at once.
  const spans = useMemo(() => ofTypes(all, chosenTypes), [all, chosenTypes]);
  const inPeriod = useMemo(() => ofTypes(allInPeriod, chosenTypes), [allInPeriod, chosenTypes]);
  const keys = useListKeys((steps) => address.goTo(stepped(view, day, steps)));

  // The pressed button can disappear with the filter; the heading names the period.
  const heading = () => keys.ref.current?.querySelector<HTMLElement>('h2');
  const focusHeading = useFocusAfterRender(heading);
  const focusHeadingIfLost = useFocusAfterRender(heading, { onlyIfLost: true });
  const chooseTypes = (chosen: readonly string[]) => {
    address.chooseTypes(chosen);
    focusHeadingIfLost();
  };

  const { first, last } = period;
  const title = view === 'week' ? labels.days(first, last) : labels.month(first);
  // The bar reacts at once; the days render deferred, so that many events do not block the page.
  const body = useMemo<CalendarBodyProps>(
    () => ({
      address,
      period,
      title,
      spans,
      inPeriod,
      types,
      isLoading: query.status === 'pending',
      onShowAll: () => {
        address.showAll();
        focusHeading();
      },
    }),
    [address, period, title, spans, inPeriod, types, query.status, focusHeading],
  );
  const drawn = useDeferredValue(body);
  const status = { pending: t('calendar.loading'), ready: t('calendar.count', { count: inPeriod.length }), failed: '' }[
    query.status
  ];
  return (
    <EventTypes value={types}>
      <Page
        title={t('calendar.title')}
        breadcrumbs={[{ label: t('events.title'), href: '/events' }]}
        action={<SubscribeButton types={chosenTypes} />}
      >
        <section ref={keys.ref} aria-label={title} onKeyDown={view === 'list' ? keys.onKeyDown : undefined}>
          <CalendarBar address={address} period={period} title={title} status={status} />
          <p data-scripts="off">
            <UiLink href="/events">{t('calendar.asList')}</UiLink>
          </p>
          <KindFilter types={types} spans={allInPeriod} chosen={chosenTypes} onChoose={chooseTypes} />
          <ZoneNotice />
          {query.data?.isCapped && <Notice tone="warning">{t('calendar.capped')}</Notice>}
          {query.status === 'failed' ? (
            <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
          ) : (
            <CalendarBody key={drawn.address.view} {...drawn} />
          )}
        </section>
      </Page>
    </EventTypes>
  );
}
