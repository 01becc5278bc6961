import type { DeployToken } from '@park/contract/release-status';
import { Button, StatusBadge, type Column } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { useReleaseLabels } from '../releases/registry/use-release-labels';
import styles from './DeployTokens.module.css';

/** The columns of the table of tokens. */
export function useTokenColumns(onRevoke: (token: DeployToken) => void): readonly Column<DeployToken>[] {
  const { t } = usePortalTexts();
  const { dateTime: moment, author: who } = useReleaseLabels();
  return [
    {
      key: 'label',
      header: t('tokens.column.label'),
      isRowHeader: true,
      cell: ({ label, notifyEmail }) => (
        <span className={styles.label}>
          {label}
          {notifyEmail && <span className={styles.mail}>{t('tokens.mailTo', { mail: notifyEmail })}</span>}
        </span>
      ),
    },
    {
      key: 'area',
      header: t('tokens.column.area'),
      cell: ({ remote }) => <code className={styles.code}>{remote}</code>,
    },
    {
      key: 'made',
      header: t('tokens.column.made'),
      cell: ({ createdAt, createdBy }) => t('tokens.made', { who: who(createdBy), when: moment(createdAt) }),
    },
    {
      key: 'used',
      header: t('tokens.column.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : t('tokens.neverUsed')),
    },
    {
      key: 'actions',
      header: t('tokens.column.actions'),
      isActions: true,
      cell: (token) =>
        token.revokedAt ? (
          <StatusBadge status="neutral">{t('tokens.revoked', { when: moment(token.revokedAt) })}</StatusBadge>
        ) : (
          <Button
            size="small"
            aria-label={t('tokens.revoke.of', { label: token.label, area: token.remote })}
            onClick={() => onRevoke(token)}
          >
            {t('tokens.revoke.open')}
          </Button>
        ),
    },
  ];
}
