import { useLocation, type CallError } from '@park/platform';
import { ButtonLink, EmptyState, ErrorPanel } from '@park/ui';
import { useParkshareTexts } from '../texts/use-parkshare-texts';

export interface ReadingFailureProps {
  readonly error: CallError;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** In the place of what could not be read: "not for you" is an empty state, everything else an error with a retry. */
export function ReadingFailure({ error, onRetry, isRetrying }: ReadingFailureProps) {
  const { pathname, search } = useLocation();
  const { t } = useParkshareTexts();
  if (error.status === 401 || error.status === 403) {
    return (
      <EmptyState
        kind="notAllowed"
        title={t('notAllowed.title')}
        reason={t('notAllowed.reason')}
        action={
          <ButtonLink variant="primary" href={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
            {t('notAllowed.action')}
          </ButtonLink>
        }
      />
    );
  }
  return <ErrorPanel error={error} onRetry={onRetry} isRetrying={isRetrying} />;
}
