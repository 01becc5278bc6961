import { useAdminFlag, useCall } from '@park/platform';
import { Button, Section, Stack } from '@park/ui';
import { RocketIcon } from '@park/ui/icons';
import { LoadError, Rows, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { LinkRow } from '../../shared/LinkRow';
import { usePortalTexts } from '../../texts/use-portal-texts';

const StagedDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "release-actions" */ './staged/StagedDialog')).StagedDialog,
);

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
      <Stack gap={3}>
        <Rows>
          <LinkRow
            icon={RocketIcon}
            title={t('releases.website.releases')}
            help={t('releases.website.help')}
            href="/portal/admin/releases"
          />
        </Rows>
        <div>
          <Button size="small" busy={isAsking && releases.status === 'pending'} onClick={() => setIsAsking(true)}>
            {t('releases.website.redeploy')}
          </Button>
        </div>
      </Stack>
      {isAsking && releases.status === 'failed' && (
        <LoadError compact error={releases.error} onRetry={releases.retry} isRetrying={releases.isRefreshing} />
      )}
      {isAsking && releases.status === 'ready' && (
        <StagedDialog remotes={releases.data.remotes} onClose={() => setIsAsking(false)} />
      )}
    </Section>
  );
}
