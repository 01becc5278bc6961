import type { Webhook, WebhookDelivery } from '@park/contract/webhooks';
import { useCommand, useFormat, usePagedCall, type CallError } from '@park/platform';
import {
  Button,
  Dialog,
  ErrorPanel,
  SkeletonTable,
  Stack,
  StatusBadge,
  Table,
  useToast,
  type Column,
  type Status,
} from '@park/ui';
import { PagedList } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesWebhooks } from './refreshed-calls';
import styles from './Webhooks.module.css';

const statuses: Record<WebhookDelivery['state'], Status> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};

/** What was sent to an endpoint, with the way to send it again. */
export function DeliveriesDialog({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const toast = useToast();
  const list = usePagedCall('GET /api/webhooks/{id}/deliveries', { params: { id: webhook.id } });
  const resend = useCommand('POST /api/webhooks/deliveries/{id}/resend', refreshesWebhooks);
  const [error, setError] = useState<CallError>();
  const momentOf = ({ lastAttemptAt, createdAt }: WebhookDelivery) => {
    const when = lastAttemptAt ?? createdAt;
    return `${format.day(when)}, ${format.time(when)}`;
  };
  const sendAgain = async (id: string): Promise<void> => {
    setError(undefined);
    const result = await resend.run({ params: { id } });
    if (result.ok) toast.show({ message: t('webhooks.deliveries.resent') });
    else setError(result.error);
  };
  const columns: Column<WebhookDelivery>[] = [
    { key: 'event', header: t('webhooks.deliveries.columns.event'), isRowHeader: true, cell: ({ event }) => event },
    {
      key: 'state',
      header: t('webhooks.deliveries.columns.state'),
      cell: ({ state, attempts, lastStatus, lastProblem }) => (
        <span className={styles.state}>
          <StatusBadge status={statuses[state]}>{t(`webhooks.deliveries.states.${state}`)}</StatusBadge>
          <span className={styles.url}>
            {[t('webhooks.deliveries.attempts', { count: attempts }), lastStatus, lastProblem]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      ),
    },
    { key: 'when', header: t('webhooks.deliveries.columns.when'), cell: momentOf },
    {
      key: 'actions',
      header: t('webhooks.deliveries.columns.actions'),
      isActions: true,
      cell: (delivery) =>
        delivery.state !== 'waiting' && (
          <Button
            size="small"
            aria-label={t('webhooks.deliveries.resendNamed', { event: delivery.event, when: momentOf(delivery) })}
            onClick={() => void sendAgain(delivery.id)}
          >
            {t('webhooks.deliveries.resend')}
          </Button>
        ),
    },
  ];
  return (
    <Dialog open onClose={onClose} size="large" title={t('webhooks.deliveries.title', { name: webhook.name })}>
      <Stack>
        {/* Here, because a toast is behind the dialog. */}
        {error && <ErrorPanel compact headingLevel={3} title={t('webhooks.deliveries.notResent')} error={error} />}
        <PagedList
          list={list}
          compact
          skeleton={<SkeletonTable />}
          empty={{ title: t('webhooks.deliveries.none.title'), reason: t('webhooks.deliveries.none.reason') }}
        >
          {(items) => (
            <Table
              caption={t('webhooks.deliveries.title', { name: webhook.name })}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </Stack>
    </Dialog>
  );
}
