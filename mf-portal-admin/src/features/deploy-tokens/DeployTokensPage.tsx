import type { DeployToken } from '@park/contract/release-status';
import { useCall, usePageTitle } from '@park/platform';
import { Button, EmptyState, Page, SkeletonTable, Table } from '@park/ui';
import { QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { PlusIcon } from '@park/ui/icons';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './DeployTokens.module.css';
import { RevokeTokenDialog } from './RevokeTokenDialog';
import { useTokenColumns } from './token-columns';

const NewTokenDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "staff-dialogs" */ './NewTokenDialog')).NewTokenDialog,
);

/** The tokens with which build servers publish versions: create, show once, revoke. */
export default function DeployTokensPage() {
  const { t } = usePortalTexts();
  const tokens = useCall('GET /api/releases/tokens', {});
  const [isCreating, setIsCreating] = useState(false);
  usePageTitle(t('tokens.title'));
  const living = tokens.data?.items.filter(({ revokedAt }) => revokedAt === null);
  return (
    <Page
      title={t('tokens.title')}
      lead={t('tokens.lead')}
      breadcrumbs={[
        { label: t('overview.documentTitle'), href: '/portal' },
        { label: t('releases.title'), href: '/portal/admin/releases' },
      ]}
      count={living && living.length > 0 ? String(living.length) : undefined}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setIsCreating(true)}>
          {t('tokens.make.open')}
        </Button>
      }
    >
      <QueryContent query={tokens} skeleton={<SkeletonTable />}>
        {({ items }) => (
          <>
            {living?.length === 0 && (
              <EmptyState kind="nothingYet" title={t('tokens.none.title')} reason={t('tokens.none.reason')} />
            )}
            {items.length > 0 && <Tokens items={items} readAgain={tokens.retry} />}
          </>
        )}
      </QueryContent>
      {isCreating && <NewTokenDialog onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

function Tokens({ items, readAgain }: { readonly items: readonly DeployToken[]; readonly readAgain: () => void }) {
  const { t } = usePortalTexts();
  const [revoking, setRevoking] = useState<DeployToken>();
  const [showsRevoked, setShowsRevoked] = useState(false);
  const columns = useTokenColumns(setRevoking);
  const list = useRef<HTMLElement>(null);
  // The row disappears with the token.
  const focusList = useFocusAfterRender(list);
  const leave = () => {
    focusList();
    readAgain();
  };
  const living = items.filter(({ revokedAt }) => revokedAt === null);
  const revokedCount = items.length - living.length;
  const shown = showsRevoked ? items : living;
  return (
    <section ref={list} className={styles.tokens} tabIndex={-1} aria-label={t('tokens.caption')}>
      {shown.length > 0 && (
        <Table<DeployToken> caption={t('tokens.caption')} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
      {revokedCount > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={showsRevoked}
          onClick={() => setShowsRevoked(!showsRevoked)}
        >
          {showsRevoked ? t('tokens.fewer') : t('tokens.revokedOnes', { count: revokedCount })}
        </Button>
      )}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(undefined)} onRevoked={leave} />}
    </section>
  );
}
