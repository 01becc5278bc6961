import { Button, EmptyState, Notice, SkeletonTable } from '@park/ui';
import { memo, useState } from 'react';
import type { CatalogItem } from '../../shared/use-catalog';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { touchesDay, type DaySpan } from './day-spans';
import { DayDialog } from './DayDialog';
import { MonthGrid } from './MonthGrid';
import { stepped, type Period } from './period';
import { PeriodList } from './PeriodList';
import type { CalendarAddress } from './use-calendar-address';
import { useMedia } from './use-media';
import { WeekGrid } from './WeekGrid';

export interface CalendarBodyProps {
  readonly address: CalendarAddress;
  readonly period: Period;
  readonly title: string;
  /** Events of the whole weeks of the period; `inPeriod` leaves out those of neighbouring days only. */
  readonly spans: readonly DaySpan[];
  readonly inPeriod: readonly DaySpan[];
  readonly types: readonly CatalogItem[];
  readonly isLoading: boolean;
  /** Shows events of all types and for everybody. */
  readonly onShowAll: () => void;
}

/** The period in the selected view. */
export const CalendarBody = memo(function CalendarBody({
  address,
  period,
  title,
  spans,
  inPeriod,
  types,
  isLoading,
  onShowAll,
}: CalendarBodyProps) {
  const { t } = useNewsEventsTexts();
  const [openDay, setOpenDay] = useState<string>();
  // Paper is not interactive: print the list, in which nothing is collapsed or hidden.
  const isPrinting = useMedia('print');
  const { view, today } = address;
  if (view === 'list' || isPrinting) {
    if (isLoading) return <SkeletonTable rows={8} columns={3} />;
    if (inPeriod.length === 0) return <EmptyPeriod address={address} onShowAll={onShowAll} />;
    const foldsPast = !isPrinting && !address.isDayChosen && period.first <= today && today <= period.last;
    return (
      <PeriodList
        key={`${period.first} ${address.setting} ${address.types.join()}`}
        spans={inPeriod}
        types={types}
        first={period.first}
        today={today}
        foldsPast={foldsPast}
        isWhole={isPrinting}
      />
    );
  }
  const Grid = view === 'week' ? WeekGrid : MonthGrid;
  // A day without events has no dialog; its label says so.
  const open = (day: string) => setOpenDay(spans.some((span) => touchesDay(span, day)) ? day : undefined);
  return (
    <>
      {!isLoading && inPeriod.length === 0 && address.isNarrowed && (
        <Notice
          title={t('calendar.filteredOut.title')}
          action={<Button onClick={onShowAll}>{t('calendar.filteredOut.action')}</Button>}
        >
          {t('calendar.filteredOut.reason')}
        </Notice>
      )}
      <Grid
        period={period}
        day={address.day}
        title={title}
        spans={spans}
        today={today}
        isLoading={isLoading}
        onGo={address.goTo}
        onOpen={open}
      />
      <DayDialog day={openDay} spans={spans} types={types} onClose={() => setOpenDay(undefined)} />
    </>
  );
});

function EmptyPeriod({ address, onShowAll }: { address: CalendarAddress; onShowAll: () => void }) {
  const { t } = useNewsEventsTexts();
  const { isNarrowed, view, day, goTo } = address;
  if (isNarrowed)
    return (
      <EmptyState
        kind="filteredOut"
        title={t('calendar.filteredOut.title')}
        reason={t('calendar.filteredOut.reason')}
        action={
          <Button variant="primary" onClick={onShowAll}>
            {t('calendar.filteredOut.action')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      kind="nothingYet"
      title={t('calendar.nothing.title')}
      reason={t('calendar.nothing.reason')}
      action={<Button onClick={() => goTo(stepped(view, day, 1))}>{t('calendar.nothing.action')}</Button>}
    />
  );
}
