import type { Webhook } from '@park/contract/webhooks';
import { useCall, usePageTitle } from '@park/platform';
import { Button, EmptyState, Page, SkeletonTable, StatusBadge, Table, type Column } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DeliveriesDialog } from './DeliveriesDialog';
import { RemoveWebhookDialog } from './RemoveWebhookDialog';
import { WebhookActions } from './WebhookActions';
import styles from './Webhooks.module.css';

const NewWebhookDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "staff-dialogs" */ './NewWebhookDialog')).NewWebhookDialog,
);

/** Other systems that are notified of what happens in the portal. */
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
      <QueryContent query={webhooks} skeleton={<SkeletonTable />}>
        {({ items }) => <Endpoints items={items} onOutdated={webhooks.retry} />}
      </QueryContent>
      {isAdding && <NewWebhookDialog onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

interface EndpointsProps {
  readonly items: readonly Webhook[];
  readonly onOutdated: () => void;
}

function Endpoints({ items, onOutdated }: EndpointsProps) {
  const { t } = usePortalTexts();
  const [shown, setShown] = useState<Webhook>();
  const [removing, setRemoving] = useState<Webhook>();
  const list = useRef<HTMLElement>(null);
  // The row disappears with its button.
  const focusList = useFocusAfterRender(list);
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
      cell: (webhook) => (
        <WebhookActions
          webhook={webhook}
          onShowDeliveries={() => setShown(webhook)}
          onOutdated={onOutdated}
          onRemove={() => setRemoving(webhook)}
        />
      ),
    },
  ];
  return (
    <section ref={list} tabIndex={-1} aria-label={t('webhooks.caption')}>
      {items.length === 0 ? (
        <EmptyState kind="nothingYet" title={t('webhooks.none.title')} reason={t('webhooks.none.reason')} />
      ) : (
        <Table caption={t('webhooks.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
      {shown && <DeliveriesDialog webhook={shown} onClose={() => setShown(undefined)} />}
      {removing && (
        <RemoveWebhookDialog
          webhook={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            focusList();
          }}
        />
      )}
    </section>
  );
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
