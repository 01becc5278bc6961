import type { NotificationPreference } from '@park/contract/notifications';
import { Table, type Column } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { findTopic } from '../notifications/message-topics';
import { KindChoice } from './KindChoice';
import styles from './Preferences.module.css';

interface KindTableProps {
  readonly items: readonly NotificationPreference[];
  readonly mayChooseMails: boolean;
}

/** One row for each kind of message, one column for each channel. */
export function KindTable({ items, mayChooseMails }: KindTableProps) {
  const { t } = usePortalTexts();
  const columnOf = (channel: 'portal' | 'mail'): Column<NotificationPreference> => ({
    key: channel,
    header: t(`notifications.preferences.channels.${channel}`),
    cell: (item) => <KindChoice item={item} channel={channel} isLocked={channel === 'mail' && !mayChooseMails} />,
  });
  const columns: Column<NotificationPreference>[] = [
    {
      key: 'kind',
      header: t('notifications.preferences.what'),
      isRowHeader: true,
      cell: ({ label, topic, isMailRequired }) => {
        const known = findTopic(topic);
        return (
          <span className={styles.kind}>
            {label}
            {known && <span className={styles.topic}>{t(`notifications.topics.${known}`)}</span>}
            {isMailRequired && <span className={styles.topic}>{t('notifications.preferences.required')}</span>}
          </span>
        );
      },
    },
    columnOf('portal'),
    columnOf('mail'),
  ];
  return (
    <Table caption={t('notifications.preferences.kinds')} columns={columns} rows={items} rowKey={({ kind }) => kind} />
  );
}
