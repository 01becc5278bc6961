import type { Webhook } from '@park/contract/webhooks';
import { useCall, usePageTitle } from '@park/platform';
import { Button, EmptyState, ErrorPanel, Page, SkeletonTable, StatusBadge, Table, type Column } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { NewWebhookDialog } from './NewWebhookDialog';
import { WebhookActions } from './WebhookActions';
import styles from './Webhooks.module.css';

/** Other systems that are told what happens in the portal. */
export default function WebhooksPage() {
  const { t } = usePortalTexts();
  const webhooks = useCall('GET /api/webhooks', {});
  const [isAdding, setIsAdding] = useState(false);
  usePageTitle(t('webhooks.title'));
  return (
    <Page
      title={t('webhooks.title')}
      lead={t('webhooks.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setIsAdding(true)}>
          {t('webhooks.add.open')}
        </Button>
      }
    >
      {webhooks.status === 'pending' && <SkeletonTable />}
      {webhooks.status === 'failed' && (
        <ErrorPanel error={webhooks.error} onRetry={webhooks.retry} isRetrying={webhooks.isRefreshing} />
      )}
      {webhooks.data?.items.length === 0 && (
        <EmptyState kind="nothingYet" title={t('webhooks.none.title')} reason={t('webhooks.none.reason')} />
      )}
      {webhooks.data && webhooks.data.items.length > 0 && <Endpoints items={webhooks.data.items} />}
      {isAdding && <NewWebhookDialog onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function Endpoints({ items }: { readonly items: readonly Webhook[] }) {
  const { t } = usePortalTexts();
  const columns: Column<Webhook>[] = [
    {
      key: 'name',
      header: t('webhooks.columns.name'),
      isRowHeader: true,
      cell: ({ name, url }) => (
        <span className={styles.name}>
          {name}
          <span className={styles.url}>{url}</span>
        </span>
      ),
    },
    {
      key: 'events',
      header: t('webhooks.columns.events'),
      cell: ({ events }) => events.map((topic) => t(`webhooks.topics.${topic}`)).join(', '),
    },
    { key: 'state', header: t('webhooks.columns.state'), cell: (webhook) => <State webhook={webhook} /> },
    {
      key: 'actions',
      header: t('webhooks.columns.actions'),
      isActions: true,
      cell: (webhook) => <WebhookActions webhook={webhook} />,
    },
  ];
  return <Table caption={t('webhooks.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

function State({ webhook: { isActive, waiting, failed } }: { readonly webhook: Webhook }) {
  const { t } = usePortalTexts();
  return (
    <span className={styles.state}>
      <StatusBadge status={isActive ? 'success' : 'neutral'}>
        {t(`webhooks.states.${isActive ? 'on' : 'off'}`)}
      </StatusBadge>
      {waiting > 0 && <StatusBadge status="warning">{t('webhooks.states.waiting', { count: waiting })}</StatusBadge>}
      {failed > 0 && <StatusBadge status="danger">{t('webhooks.states.failed', { count: failed })}</StatusBadge>}
    </span>
  );
}
