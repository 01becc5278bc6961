import { useAdminFlag, useCall } from '@park/platform';
import { Button, ErrorPanel, Section, UiLink } from '@park/ui';
import { RocketIcon } from '@park/ui/icons';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './WebsiteReleases.module.css';
import { StagedDialog } from './staged/StagedDialog';

/** For those who may release: the way to the panel, and the redeploy of everything that is staged (FLAG-03, MISS-11). */
export function WebsiteReleases() {
  const mayRelease = useAdminFlag('CAN_REDEPLOY_WEBSITE');
  return mayRelease ? <Website /> : null;
}

function Website() {
  const { t } = usePortalTexts();
  const [isAsking, setIsAsking] = useState(false);
  // What will happen is read when it is asked for: most visits of the portal are about something else.
  const releases = useCall('GET /api/releases', {}, { enabled: isAsking });
  return (
    <Section title={t('releases.website.title')}>
      <div className={styles.row}>
        <span className={styles.sign}>
          <RocketIcon size={20} />
        </span>
        <div className={styles.words}>
          <UiLink className={styles.name} href="/portal/admin/releases">
            {t('releases.website.releases')}
          </UiLink>
          <p className={styles.help}>{t('releases.website.help')}</p>
        </div>
      </div>
      <Button size="small" busy={isAsking && releases.status === 'pending'} onClick={() => setIsAsking(true)}>
        {t('releases.website.redeploy')}
      </Button>
      {isAsking && releases.status === 'failed' && (
        <ErrorPanel
          compact
          headingLevel={3}
          error={releases.error}
          onRetry={releases.retry}
          isRetrying={releases.isRefreshing}
        />
      )}
      {isAsking && releases.status === 'ready' && (
        <StagedDialog remotes={releases.data.remotes} onClose={() => setIsAsking(false)} />
      )}
    </Section>
  );
}
