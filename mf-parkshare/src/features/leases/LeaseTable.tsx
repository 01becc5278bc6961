import type { Lease } from '@park/contract/parking-leases';
import { useCommand, type CallError } from '@park/platform';
import { Button, ConfirmDialog, ErrorPanel, StatusBadge, Table, useErrorToast, useToast } from '@park/ui';
import { useState } from 'react';
import { DayRange } from '../../shared/DayRange';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './LeaseTable.module.css';

const tones = { offered: 'warning', active: 'success', declined: 'neutral', withdrawn: 'neutral' } as const;

export interface LeaseTableProps {
  readonly leases: readonly Lease[];
  /** Called after a decision; move the focus, because its button will be gone. */
  readonly onDecided: () => void;
}

/** Leases with the decisions that the reader may make. */
export function LeaseTable({ leases, onDecided }: LeaseTableProps) {
  const { t } = useParkshareTexts();
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
          cell: ({ firstDay, lastDay }) => <DayRange firstDay={firstDay} lastDay={lastDay} />,
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
          cell: (lease) => <Decisions lease={lease} onDecided={onDecided} />,
        },
      ]}
    />
  );
}

type Decision = 'accept' | 'decline' | 'withdraw' | 'end';

/** Accepting acts at once. What cannot be undone asks first. */
function Decisions({
  lease: { id, may, spot, to },
  onDecided,
}: Pick<LeaseTableProps, 'onDecided'> & { readonly lease: Lease }) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const [asked, setAsked] = useState<Exclude<Decision, 'accept'>>();
  const [failure, setFailure] = useState<CallError>();
  const command = useCommand('POST /api/parking/leases/{id}/decision', { refreshes: ['GET /api/parking'] });
  const decisions: Decision[] = [
    ...(may.decide ? (['accept', 'decline'] as const) : []),
    ...(may.withdraw ? (['withdraw'] as const) : []),
    ...(may.end ? (['end'] as const) : []),
  ];

  async function decide(decision: Decision, onFailure: (error: CallError) => void) {
    const result = await command.run({ params: { id }, body: { decision } });
    if (!result.ok) return onFailure(result.error);
    setAsked(undefined);
    toast.show({ message: t(`leases.decided.${decision}`, { spot: spot.number }) });
    return onDecided();
  }

  function press(decision: Decision) {
    if (decision === 'accept') return void decide(decision, showError);
    setFailure(undefined);
    return setAsked(decision);
  }

  return (
    <span className={styles.decisions}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          busy={command.isRunning && !asked}
          aria-label={t(`leases.named.${decision}`, { spot: spot.number })}
          onClick={() => press(decision)}
        >
          {t(`leases.decisions.${decision}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t(`leases.question.${asked}`, { spot: spot.number })}
          confirmText={t(`leases.confirmed.${asked}`)}
          busy={command.isRunning}
          busyText={t('release.running')}
          onConfirm={() => void decide(asked, setFailure)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`leases.consequence.${asked}`, { company: to.name })}</p>
          {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
        </ConfirmDialog>
      )}
    </span>
  );
}
