import { useLocation, type CallError } from '@park/platform';
import { ButtonLink, EmptyState, ErrorPanel } from '@park/ui';
import { useDirectoryTexts } from '../texts/use-directory-texts';

/** In the place of what could not be read: "not for you" is an empty state, everything else an error with a retry. */
export function ReadingFailure({ error, onRetry, isRetrying }: { error: CallError; onRetry: () => void; isRetrying: boolean }) {
  const { pathname, search } = useLocation();
  const { t } = useDirectoryTexts();
  if (error.status === 401 || error.status === 403) {
    return (
      <EmptyState
        kind="notAllowed"
        title={t('list.notAllowed.title')}
        reason={t('list.notAllowed.reason')}
        action={
          <ButtonLink variant="primary" href={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
            {t('list.notAllowed.action')}
          </ButtonLink>
        }
      />
    );
  }
  return <ErrorPanel error={error} onRetry={onRetry} isRetrying={isRetrying} />;
}
