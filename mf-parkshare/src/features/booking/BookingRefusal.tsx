/** Why a spot could not be booked and what else is free, shown beside the lot. */
import type { ParkingDay } from '@park/contract/parking';
import { useFormat } from '@park/platform';
import { Button, ButtonLink, ErrorPanel, Notice } from '@park/ui';
import { bookingsAddress } from '../../shared/booking-address';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { priceOf } from './bookability';
import type { BookSpot, Refusal } from './use-book-spot';
import type { ParkingDayView } from './use-parking-day';

export interface BookingRefusalProps {
  readonly refusal: Refusal;
  readonly view: ParkingDayView;
  readonly answer: ParkingDay;
  readonly onBook: BookSpot['book'];
}

export function BookingRefusal(props: BookingRefusalProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const { refusal, view, answer, onBook } = props;
  const { selection, error } = refusal;
  switch (error.key) {
    case 'errors.parking.taken':
      return (
        <NoLongerFree
          {...props}
          title={
            selection.spot
              ? t('refused.spotTaken', { spot: selection.spot.number })
              : t('refused.lotTaken', { lot: selection.lot.name })
          }
        />
      );
    case 'errors.parking.notReleased':
      return <NoLongerFree {...props} title={t('refused.notReleased')} />;
    case 'errors.parking.spotNotFound':
      return <NoLongerFree {...props} title={t('refused.spotNotFound')} />;
    case 'errors.parking.lotNotFound':
      return <NoLongerFree {...props} title={t('refused.lotNotFound')} />;
    case 'errors.parking.alreadyBooked':
      return (
        <Notice
          tone="danger"
          title={t('refused.alreadyBooked')}
          action={
            <ButtonLink size="small" href={bookingsAddress}>
              {t('refused.seeBookings')}
            </ButtonLink>
          }
        >
          {t('refused.alreadyBookedReason')}
        </Notice>
      );
    case 'errors.parking.noCredits':
      return (
        <Notice tone="danger" title={t('refused.noCredits')}>
          {t('refused.noCreditsReason', {
            cost: t('credits', { count: priceOf(answer, view.half) }),
            credits: t('credits', { count: view.credits }),
          })}
        </Notice>
      );
    case 'errors.parking.inThePast':
      return (
        <Notice tone="danger" title={t('refused.inThePast')}>
          {t('refused.inThePastReason')}
        </Notice>
      );
    case 'errors.parking.tooFarAhead':
      return (
        <Notice tone="danger" title={t('refused.tooFarAhead')}>
          {t('refused.tooFarAheadReason', { last: format.day(answer.lastDay) })}
        </Notice>
      );
    default:
      return <ErrorPanel compact headingLevel={3} error={error} onRetry={() => void onBook(selection)} />;
  }
}

/** The spot is no longer free: shows what still is, in this lot first, once the counts are refetched. */
function NoLongerFree({
  title,
  refusal: { selection },
  view,
  answer,
  onBook,
}: BookingRefusalProps & { title: string }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const dayHalfLabel = useDayHalfLabel();
  const isFresh = view.day.status === 'ready' && !view.day.isRefreshing;
  const kind = selection.kind ?? selection.spot?.kind;
  const freeIn = (lot: ParkingDay['lots'][number]) => (kind === undefined ? lot.free[view.half] : lot.freeByKind[kind]);
  const here = answer.lots.filter(({ id }) => id === selection.lot.id).reduce((sum, lot) => sum + freeIn(lot), 0);
  const elsewhere = answer.lots.filter((lot) => lot.id !== selection.lot.id && freeIn(lot) > 0);
  const when = dayHalfLabel(view.date, view.half);
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        isFresh &&
        here > 0 && (
          <Button size="small" onClick={() => void onBook({ lot: selection.lot, kind })}>
            {t('refused.bookAnother')}
          </Button>
        )
      }
    >
      {isFresh && here > 0 && <p>{t('refused.moreHere', { count: here })}</p>}
      {isFresh && here === 0 && elsewhere.length > 0 && (
        <p>
          {t('refused.elsewhere', {
            moment: when,
            lots: format.list(elsewhere.map((lot) => `${lot.name} (${freeIn(lot)})`)),
          })}
        </p>
      )}
      {isFresh && here === 0 && elsewhere.length === 0 && <p>{t('refused.nowhere', { moment: when })}</p>}
    </Notice>
  );
}
