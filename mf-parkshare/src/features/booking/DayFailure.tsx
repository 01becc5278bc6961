import { Button, EmptyState } from '@park/ui';
import { LoadFailure, type LoadFailureProps } from '../../shared/LoadFailure';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

const wrongDays: Readonly<Record<string, 'past' | 'tooFar'>> = {
  'errors.parking.inThePast': 'past',
  'errors.parking.tooFarAhead': 'tooFar',
};

/** For a day that cannot be booked, offers today instead of an error. */
export function DayFailure({ onToday, ...failure }: LoadFailureProps & { readonly onToday: () => void }) {
  const { t } = useParkshareTexts();
  const wrongDay = wrongDays[failure.error.key];
  if (!wrongDay) return <LoadFailure {...failure} />;
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
