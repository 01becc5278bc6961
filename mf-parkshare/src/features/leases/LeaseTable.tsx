import type { Lease } from '@park/contract/parking-leases';
import { useCommand, useFormat } from '@park/platform';
import { Button, StatusBadge, Table, useErrorToast } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './LeaseTable.module.css';

const tones = { offered: 'warning', active: 'success', declined: 'neutral', withdrawn: 'neutral' } as const;

/** Leases with the decisions that the reader may make. */
export function LeaseTable({ leases }: { readonly leases: readonly Lease[] }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  return (
    <Table<Lease>
      caption={t('leases.title')}
      rows={leases}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'spot',
          header: t('manager.spot'),
          isRowHeader: true,
          cell: ({ spot }) => t('ownSpot.name', { spot: spot.number, lot: spot.lot.name }),
        },
        { key: 'from', header: t('leases.from'), cell: ({ from }) => from?.name ?? t('leases.park') },
        { key: 'to', header: t('leases.to'), cell: ({ to }) => to.name },
        {
          key: 'days',
          header: t('leases.days'),
          cell: ({ firstDay, lastDay }) => (
            <>
              <span className={styles.day}>{format.day(firstDay)} –</span>{' '}
              <span className={styles.day}>{format.day(lastDay)}</span>
            </>
          ),
        },
        {
          key: 'state',
          header: t('leases.state'),
          cell: ({ state }) => <StatusBadge status={tones[state]}>{t(`leases.states.${state}`)}</StatusBadge>,
        },
        {
          key: 'actions',
          header: t('manager.actions'),
          isActions: true,
          cell: (lease) => <Decisions lease={lease} />,
        },
      ]}
    />
  );
}

function Decisions({ lease: { id, may, spot } }: { readonly lease: Lease }) {
  const { t } = useParkshareTexts();
  const showError = useErrorToast();
  const command = useCommand('POST /api/parking/leases/{id}/decision', { refreshes: ['GET /api/parking'] });
  const decisions = [
    ...(may.decide ? (['accept', 'decline'] as const) : []),
    ...(may.withdraw ? (['withdraw'] as const) : []),
    ...(may.end ? (['end'] as const) : []),
  ];

  async function decide(decision: (typeof decisions)[number]) {
    const result = await command.run({ params: { id }, body: { decision } });
    if (!result.ok) showError(result.error);
  }

  return (
    <span className={styles.decisions}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          busy={command.isRunning}
          aria-label={t(`leases.named.${decision}`, { spot: spot.number })}
          onClick={() => void decide(decision)}
        >
          {t(`leases.decisions.${decision}`)}
        </Button>
      ))}
    </span>
  );
}
