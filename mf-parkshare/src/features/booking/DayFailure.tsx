import { Button, EmptyState } from '@park/ui';
import { ReadingFailure, type ReadingFailureProps } from '../../shared/LoadFailure';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

const wrongDays: Readonly<Record<string, 'past' | 'tooFar'>> = {
  'errors.parking.inThePast': 'past',
  'errors.parking.tooFarAhead': 'tooFar',
};

/** A link with a day that cannot be booked is no fault of anybody: it leads on to today. */
export function DayFailure({ onToday, ...failure }: ReadingFailureProps & { readonly onToday: () => void }) {
  const { t } = useParkshareTexts();
  const wrongDay = wrongDays[failure.error.key];
  if (!wrongDay) return <ReadingFailure {...failure} />;
  return (
    <EmptyState
      kind="filteredOut"
      title={t(`parking.wrongDay.${wrongDay}.title`)}
      reason={t(`parking.wrongDay.${wrongDay}.reason`)}
      action={
        <Button variant="primary" onClick={onToday}>
          {t('parking.wrongDay.action')}
        </Button>
      }
    />
  );
}
