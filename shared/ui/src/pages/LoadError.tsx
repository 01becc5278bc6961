import { ButtonLink, EmptyState, ErrorPanel, type ShownError } from '@park/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { signInAddress } from './sign-in-address';
import { usePagesTexts } from './texts';

export interface LoadErrorProps {
  /** The error of `useCall` or `usePagedCall`. */
  readonly error: ShownError & { readonly status?: number | undefined; readonly failure?: string };
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  /** Replaces "This is not open to you". */
  readonly notAllowedTitle?: string | undefined;
  /** Less space around it and a heading of level 3, inside a card or section. */
  readonly compact?: boolean | undefined;
}

/**
 * Shown in place of content that failed to load. A missing permission is an empty state with a link to sign in, a lost
 * connection retries when it is back, and everything else is an error with a retry.
 */
export function LoadError({ error, onRetry, isRetrying, notAllowedTitle, compact }: LoadErrorProps) {
  const texts = usePagesTexts();
  const frame = compact ? ({ compact, headingLevel: 3 } as const) : {};
  const isOffline = error.failure === 'network' && !navigator.onLine;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isOffline) return;
    const again = () => retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOffline]);

  if (error.status === 401 || error.status === 403) {
    const { title, reason, action } = error.status === 401 ? texts.notSignedIn : texts.notAllowed;
    return (
      <EmptyState
        {...frame}
        kind="notAllowed"
        title={notAllowedTitle ?? title}
        reason={reason}
        action={<SignInLink>{action}</SignInLink>}
      />
    );
  }
  if (isOffline)
    return (
      <ErrorPanel
        {...frame}
        title={texts.offline.title}
        message={texts.offline.reason}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  return <ErrorPanel {...frame} error={error} onRetry={onRetry} isRetrying={isRetrying} />;
}

/** The address of the page is read after rendering, because a server renders without one. */
function SignInLink({ children }: { children: string }) {
  const [href, setHref] = useState('/login');
  useEffect(() => setHref(signInAddress()), []);
  return (
    <ButtonLink variant="primary" href={href}>
      {children}
    </ButtonLink>
  );
}
