import { usePagedCall, useSearchParams } from '@park/platform';
import type { AuditItem, RemoteStatus } from '@park/contract/release-status';
import { Field, Section, Select, SkeletonTable, StatusBadge, Table, type Column } from '@park/ui';
import { PagedList } from '@park/ui/pages';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';
import { useRefetchOnChange } from '../registry/use-refetch-on-change';
import { useReleaseLabels } from '../registry/use-release-labels';
import { AuditAction } from './AuditAction';
import { failureRatesIn } from '../registry/audit-entry';

/** Who changed which area, when and why, newest first; filtered by the area in the address. */
export function AuditTrail({
  remotes,
  signature,
}: {
  readonly remotes: readonly RemoteStatus[];
  readonly signature: string;
}) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const [address, setAddress] = useSearchParams();
  const chosen = remotes.find(({ remote }) => remote === address.get('area'))?.remote ?? '';
  const choose = (remote: string) => setAddress(remote ? { area: remote } : {}, { replace: true });
  return (
    <Section
      title={t('releases.audit.title')}
      action={
        <Field label={t('releases.audit.area')} hideLabel>
          {(control) => (
            <Select
              {...control}
              controlSize="small"
              placeholder={t('releases.audit.allAreas')}
              options={remotes.map((remote) => ({ value: remote.remote, label: labels.area(remote) }))}
              value={chosen}
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
      }
    >
      <AuditList remotes={remotes} remote={chosen} signature={signature} onShowAll={() => choose('')} />
    </Section>
  );
}

interface AuditListProps {
  readonly remotes: readonly RemoteStatus[];
  /** Empty for all. */
  readonly remote: string;
  readonly signature: string;
  readonly onShowAll: () => void;
}

function AuditList({ remotes, remote, signature, onShowAll }: AuditListProps) {
  const { t } = usePortalTexts();
  const trail = usePagedCall('GET /api/releases/audit', { query: { pageSize: '20', ...(remote ? { remote } : {}) } });
  useRefetchOnChange(signature, trail.retry);
  const columns = useAuditColumns(remotes);
  return (
    <PagedList
      list={trail}
      compact
      skeleton={<SkeletonTable />}
      empty={{ title: t('releases.audit.none.title'), reason: t('releases.audit.none.reason') }}
      filteredOut={
        remote !== '' && {
          title: t('releases.audit.noneOfArea.title'),
          reason: t('releases.audit.noneOfArea.reason'),
          clearLabel: t('releases.audit.noneOfArea.action'),
          onClear: onShowAll,
        }
      }
    >
      {(items) => (
        <Table<AuditItem>
          caption={t('releases.audit.caption')}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
    </PagedList>
  );
}

function useAuditColumns(remotes: readonly RemoteStatus[]): readonly Column<AuditItem>[] {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const reasonOf = (item: AuditItem) => {
    const failing = failureRatesIn(item);
    return failing ? labels.rollbackReason(failing) : (item.reason ?? '–');
  };
  return [
    {
      key: 'at',
      header: t('releases.audit.column.at'),
      cell: ({ at }) => <time dateTime={at}>{labels.dateTime(at)}</time>,
    },
    {
      key: 'what',
      header: t('releases.audit.column.what'),
      isRowHeader: true,
      cell: (item) => (
        <div className={styles.lines}>
          <AuditAction item={item} />
          {item.forced && (
            <div>
              <StatusBadge status="warning">{t('releases.audit.forced')}</StatusBadge>
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'area',
      header: t('releases.audit.column.area'),
      cell: ({ remote }) => labels.area(remotes.find((one) => one.remote === remote) ?? { remote, title: null }),
    },
    { key: 'by', header: t('releases.audit.column.by'), cell: ({ by }) => labels.author(by) },
    {
      key: 'reason',
      header: t('releases.audit.column.reason'),
      cell: (item) => <span className={styles.reason}>{reasonOf(item)}</span>,
    },
  ];
}
