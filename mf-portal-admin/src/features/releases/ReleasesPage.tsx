import { useCall, usePageTitle } from '@park/platform';
import type { RemoteStatus } from '@park/contract/release-status';
import { ButtonLink, Cluster, EmptyState, Notice, Page, SkeletonTable } from '@park/ui';
import { KeyRoundIcon } from '@park/ui/icons';
import { QueryContent } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { AuditTrail } from './audit/AuditTrail';
import { activeAutomaticRollback } from './registry/audit-entry';
import { useOwnActions } from './registry/use-own-actions';
import { ReleaseAnnouncer } from './ReleaseAnnouncer';
import { stateSignature } from './registry/release-changes';
import { RemoteReleases } from './RemoteReleases';
import { PromoteStaged } from './staged/PromoteStaged';
import { useRefetchOnChange } from './registry/use-refetch-on-change';

/** Every open page shows changes within this time. */
const refreshIntervalMs = 2_000;

/** The live version of each area, and the actions to change it (docs/design/releases.md). */
export default function ReleasesPage() {
  const { t } = usePortalTexts();
  const releases = useCall('GET /api/releases', {}, { refetchIntervalMs: refreshIntervalMs });
  usePageTitle(t('releases.title'));
  const remotes = releases.data?.remotes;
  return (
    <Page
      title={t('releases.title')}
      lead={t('releases.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      count={remotes && remotes.length > 0 ? t('releases.areas', { count: remotes.length }) : undefined}
      action={
        <Cluster>
          <ButtonLink href="/portal/admin/releases/tokens" icon={<KeyRoundIcon size={16} />}>
            {t('releases.tokens')}
          </ButtonLink>
          {remotes && remotes.length > 0 && <PromoteStaged remotes={remotes} />}
        </Cluster>
      }
    >
      {releases.refreshError && (
        <Notice tone="warning" title={t('releases.outdated.title')} announce>
          {t('releases.outdated.reason')}
        </Notice>
      )}
      <QueryContent query={releases} skeleton={<SkeletonTable />}>
        {(loaded) => <Areas remotes={loaded.remotes} />}
      </QueryContent>
    </Page>
  );
}

function Areas({ remotes }: { readonly remotes: readonly RemoteStatus[] }) {
  const { t } = usePortalTexts();
  const signature = stateSignature(remotes);
  const lately = useCall('GET /api/releases/audit', { query: { pageSize: '20' } });
  useRefetchOnChange(signature, lately.retry);
  const own = useOwnActions();
  if (remotes.length === 0) {
    return (
      <EmptyState
        kind="nothingYet"
        title={t('releases.none.title')}
        reason={t('releases.none.reason')}
        action={<ButtonLink href="/portal">{t('releases.none.action')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ReleaseAnnouncer remotes={remotes} ownActions={own} />
      {remotes.map((remote) => (
        <RemoteReleases
          key={remote.remote}
          remote={remote}
          automaticRollback={activeAutomaticRollback(lately.data?.items ?? [], remote.remote)}
          ownActions={own}
        />
      ))}
      <AuditTrail remotes={remotes} signature={signature} />
    </>
  );
}
