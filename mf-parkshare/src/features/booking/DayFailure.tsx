import type { CallError } from '@park/platform';
import { Button, EmptyState } from '@park/ui';
import { LoadError, type LoadErrorProps } from '@park/ui/pages';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

const wrongDays: Readonly<Record<string, 'past' | 'tooFar'>> = {
  'errors.parking.inThePast': 'past',
  'errors.parking.tooFarAhead': 'tooFar',
};

export interface DayFailureProps extends Pick<LoadErrorProps, 'onRetry' | 'isRetrying'> {
  readonly error: CallError;
  readonly onToday: () => void;
}

/** For a day that cannot be booked, offers today instead of an error. */
export function DayFailure({ onToday, ...failure }: DayFailureProps) {
  const { t } = useParkshareTexts();
  const wrongDay = wrongDays[failure.error.key];
  if (!wrongDay) return <LoadError {...failure} notAllowedTitle={t('notAllowed')} />;
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
