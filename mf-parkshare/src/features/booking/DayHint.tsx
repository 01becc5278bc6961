import type { ParkingLot } from '@park/contract/parking';
import { addDays, useFormat } from '@park/platform';
import { Button, Cluster, Notice } from '@park/ui';
import type { ReactNode } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { JoinWaitlist } from '../waitlist/JoinWaitlist';
import type { Bookability } from './bookability';
import type { ParkingDayView } from './use-parking-day';

export interface DayHintProps {
  readonly state: Bookability;
  readonly view: ParkingDayView;
  readonly lastDay: string;
  readonly lots: readonly ParkingLot[];
}

/** Why nothing can be booked for this day and half, and what to do instead; empty if booking is possible. */
export function DayHint({ state, view, lastDay, lots }: DayHintProps) {
  const { t } = useParkshareTexts();
  const { half } = view;
  switch (state.kind) {
    case 'over':
      return (
        <Notice
          title={t(`hint.over.${half}`)}
          action={
            state.next ? <ShowHalf half={state.next} view={view} /> : <ShowNextDay view={view} lastDay={lastDay} />
          }
        >
          {t('hint.overReason')}
        </Notice>
      );
    case 'morningOver':
      return (
        <Notice title={t('hint.morningOver.title')} action={<ShowHalf half="pm" view={view} />}>
          {t('hint.morningOver.reason')}
        </Notice>
      );
    case 'halfOwn':
      return (
        <Notice title={t(`hint.halfOwn.${state.own}`)} action={<ShowHalf half={state.left} view={view} />}>
          {t(`hint.halfOwnReason.${state.left}`)}
        </Notice>
      );
    case 'held':
      return <Notice title={t('hint.held', { spot: state.spot })}>{t('hint.heldReason')}</Notice>;
    case 'noCredits':
      return (
        <Notice tone="warning" title={t('hint.noCredits')}>
          {t('hint.creditsReason')}
        </Notice>
      );
    case 'fewCredits':
      return (
        <Notice tone="warning" title={t('hint.fewCredits')} action={<ShowHalves view={view} />}>
          {t('hint.creditsReason')}
        </Notice>
      );
    case 'full':
      return (
        <Notice
          title={t(`hint.full.${half}`)}
          action={
            <Cluster>
              <JoinWaitlist date={view.date} choice={half} lots={lots} />
              {half !== 'am' && state.free.am > 0 && <ShowHalf half="am" view={view} />}
              {half !== 'pm' && state.free.pm > 0 && <ShowHalf half="pm" view={view} />}
              <ShowNextDay view={view} lastDay={lastDay} />
            </Cluster>
          }
        >
          {t('hint.fullReason')}
        </Notice>
      );
    // The own booking is shown above.
    case 'own':
    case 'open':
      return null;
  }
}

function ShowHalf({ half, view }: { half: 'am' | 'pm'; view: ParkingDayView }): ReactNode {
  const { t } = useParkshareTexts();
  return (
    <Button size="small" onClick={() => view.address.setHalf(half)}>
      {t(`hint.show.${half}`)}
    </Button>
  );
}

function ShowHalves({ view }: { view: ParkingDayView }): ReactNode {
  return (
    <Cluster>
      <ShowHalf half="am" view={view} />
      <ShowHalf half="pm" view={view} />
    </Cluster>
  );
}

function ShowNextDay({ view, lastDay }: { view: ParkingDayView; lastDay: string }): ReactNode {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const next = addDays(view.date, 1);
  if (next > lastDay) return null;
  return (
    <Button size="small" onClick={() => view.address.setDate(next)}>
      {t('hint.showDay', { day: format.day(next) })}
    </Button>
  );
}
