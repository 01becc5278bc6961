import type { ParkingClosure } from '@park/contract/parking-closures';
import { useCall, useCommand, usePageTitle, type CallError } from '@park/platform';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorPanel,
  Page,
  SkeletonTable,
  StatusBadge,
  Table,
  useToast,
  type Column,
} from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { DayRange } from '../../shared/DayRange';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Closures.module.css';

const ClosureDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "park-dialogs" */ './ClosureDialog')).ClosureDialog,
);

/** Current and upcoming closures; a new one shows what it affects before it is created. */
export default function ClosuresPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/closures', {});
  const [isCreating, setIsCreating] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list);
  usePageTitle(t('closures.title'));
  return (
    <Page
      title={t('closures.title')}
      lead={t('closures.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setIsCreating(true)}>
          {t('closures.create')}
        </Button>
      }
    >
      <ParkSections />
      <FocusFrame ref={list}>
        <QueryContent query={query} skeleton={<SkeletonTable rows={8} columns={4} />} notAllowedTitle={t('notAllowed')}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState kind="nothingYet" title={t('closures.none.title')} reason={t('closures.none.reason')} />
            ) : (
              <Closures items={items} onLifted={focusList} />
            )
          }
        </QueryContent>
      </FocusFrame>
      {isCreating && <ClosureDialog onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

const maxShownSpots = 12;

interface ClosuresProps {
  readonly items: readonly ParkingClosure[];
  /** Called after lifting; move the focus, because the row will be gone. */
  readonly onLifted: () => void;
}

function Closures({ items, onLifted }: ClosuresProps) {
  const { t, language } = useParkshareTexts();
  const toast = useToast();
  const lift = useCommand('DELETE /api/parking/closures/{id}', { refreshes: ['GET /api/parking'] });
  const [lifted, setLifted] = useState<ParkingClosure>();
  const [failure, setFailure] = useState<CallError>();

  function ask(closure: ParkingClosure) {
    setFailure(undefined);
    setLifted(closure);
  }

  async function confirm({ id }: ParkingClosure): Promise<void> {
    const result = await lift.run({ params: { id } });
    if (!result.ok) return setFailure(result.error);
    setLifted(undefined);
    toast.show({ message: t('closures.lifted') });
    return onLifted();
  }

  const where = ({ lot, spots, isWholeLot }: ParkingClosure) => {
    if (isWholeLot) return t('closures.wholeLot', { lot: lot.name });
    const shown = spots.length > maxShownSpots ? [...spots.slice(0, maxShownSpots), '…'] : spots;
    return t('closures.some', { lot: lot.name, count: spots.length, spots: shown.join(', ') });
  };
  const columns: Column<ParkingClosure>[] = [
    {
      key: 'reason',
      header: t('closures.reason'),
      isRowHeader: true,
      cell: ({ reason, state }) => (
        <span className={styles.reason}>
          {reason[language]}
          <StatusBadge status={state === 'current' ? 'warning' : 'neutral'}>
            {t(`closures.states.${state}`)}
          </StatusBadge>
        </span>
      ),
    },
    { key: 'where', header: t('closures.where'), cell: where },
    {
      key: 'when',
      header: t('closures.when'),
      cell: ({ firstDay, lastDay }) => <DayRange firstDay={firstDay} lastDay={lastDay} />,
    },
    {
      key: 'actions',
      header: t('manager.actions'),
      isActions: true,
      cell: (closure) => (
        <Button
          size="small"
          aria-label={t('closures.liftNamed', { reason: closure.reason[language], lot: closure.lot.name })}
          onClick={() => ask(closure)}
        >
          {t('closures.lift')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table caption={t('closures.title')} columns={columns} rows={items} rowKey={({ id }) => id} />
      {lifted && (
        <ConfirmDialog
          open
          title={t('closures.question', { lot: lifted.lot.name })}
          confirmText={t('closures.liftConfirm')}
          busy={lift.isRunning}
          onConfirm={() => void confirm(lifted)}
          onClose={() => setLifted(undefined)}
        >
          <p>{t('closures.questionText')}</p>
          {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
        </ConfirmDialog>
      )}
    </>
  );
}
