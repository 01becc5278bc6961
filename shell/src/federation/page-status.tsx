/** What stands in the place of a remote's page that is not there yet, not at all, or not in its newest version. */
import { useLanguage } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { ButtonLink, ErrorPanel, Notice, SkeletonPage } from '@park/ui';
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
  return (
    <div className={styles.failed}>
      <ErrorPanel
        headingLevel={1}
        title={t('pageStatus.areaFailed', { area: remote.descriptor.title[language] })}
        message={t(`pageStatus.failures.${failure.kind}`)}
        id={errorId}
        // A build that does not fit this portal still does not after another try; the portal has to be loaded anew.
        onRetry={failure.kind === 'incompatible' ? () => location.reload() : onRetry}
        action={<ButtonLink href="/">{t('pageStatus.home')}</ButtonLink>}
      />
    </div>
  );
}

export interface PagePendingProps {
  /** It takes longer than it should: say so. */
  readonly isSlow?: boolean;
  /** The guard waits for a sign-in that is under way (AMB-24): say that instead. */
  readonly isSigningIn?: boolean;
}

/** Nothing for the first moments, then the shape of a page, then, if it takes long, a word about it. */
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
