/** What is shown while a page of a remote loads, when it cannot load, and when an older version replaces it. */
import { useLanguage } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { ButtonLink, ErrorPanel, Notice, SkeletonPage } from '@park/ui';
import { useWhenOnline } from '../connection/use-online';
import { useShellTexts } from '../texts/use-shell-texts';
import type { LoadFailure } from './page-state';
import styles from './page-status.module.css';

export interface PageFailedProps {
  readonly remote: PublishedRemote;
  readonly failure: LoadFailure;
  readonly errorId: string;
  readonly onRetry: () => void;
}

/** The area did not load or broke; the shell and all other areas go on. */
export function PageFailed({ remote, failure, errorId, onRetry }: PageFailedProps) {
  const { t } = useShellTexts();
  const { language } = useLanguage();
  const needsConnection = failure.kind === 'unreachable' || failure.kind === 'timeout';
  useWhenOnline(() => needsConnection && onRetry());
  return (
    <div className={styles.failed}>
      <ErrorPanel
        headingLevel={1}
        title={t('pageStatus.areaFailed', { area: remote.descriptor.title[language] })}
        message={t(`pageStatus.failures.${failure.kind}`)}
        id={errorId}
        // Another attempt cannot fix an incompatible build; only a reload of the portal can.
        onRetry={failure.kind === 'incompatible' ? () => location.reload() : onRetry}
        action={<ButtonLink href="/">{t('pageStatus.home')}</ButtonLink>}
      />
    </div>
  );
}

export interface PagePendingProps {
  /** Loading is slower than usual: say so. */
  readonly isSlow?: boolean;
  /** The guard waits for a sign-in that is under way (AMB-24): say that instead. */
  readonly isSigningIn?: boolean;
}

/** Nothing at first, then the shape of a page, then a sentence if loading is slow. */
export function PagePending({ isSlow = false, isSigningIn = false }: PagePendingProps) {
  const { t } = useShellTexts();
  const words = isSigningIn ? t('pageStatus.signingIn') : isSlow ? t('pageStatus.slow') : null;
  return (
    <div className={styles.pending}>
      <SkeletonPage />
      {words && (
        <p className={styles.slow} role="status">
          {words}
        </p>
      )}
    </div>
  );
}

/** The newest version did not load, so the one before it is shown. */
export function PreviousVersionNotice({ remote }: { remote: PublishedRemote }) {
  const { t } = useShellTexts();
  const { language } = useLanguage();
  return (
    <div className={styles.notice}>
      <Notice tone="info" announce>
        {t('pageStatus.previousVersion', { area: remote.descriptor.title[language] })}
      </Notice>
    </div>
  );
}
