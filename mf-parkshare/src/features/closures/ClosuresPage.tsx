import type { ParkingClosure } from '@park/contract/parking-closures';
import { useCall, useCommand, useFormat, usePageTitle } from '@park/platform';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Page,
  SkeletonTable,
  StatusBadge,
  Table,
  useErrorToast,
  useToast,
  type Column,
} from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { QueryContent } from '@park/ui/pages';
import { useState } from 'react';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ClosureDialog } from './ClosureDialog';
import styles from './Closures.module.css';

/** Current and upcoming closures; a new one shows what it affects before it is created. */
export default function ClosuresPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/closures', {});
  const [isCreating, setIsCreating] = useState(false);
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
      <QueryContent query={query} skeleton={<SkeletonTable rows={8} columns={4} />} notAllowedTitle={t('notAllowed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="nothingYet" title={t('closures.none.title')} reason={t('closures.none.reason')} />
          ) : (
            <Closures items={items} />
          )
        }
      </QueryContent>
      {isCreating && <ClosureDialog onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

const maxShownSpots = 12;

function Closures({ items }: { readonly items: readonly ParkingClosure[] }) {
  const { t, language } = useParkshareTexts();
  const format = useFormat();
  const toast = useToast();
  const showError = useErrorToast();
  const lift = useCommand('DELETE /api/parking/closures/{id}', { refreshes: ['GET /api/parking'] });
  const [lifted, setLifted] = useState<ParkingClosure>();

  async function confirm({ id }: ParkingClosure): Promise<void> {
    const result = await lift.run({ params: { id } });
    setLifted(undefined);
    if (result.ok) toast.show({ message: t('closures.lifted') });
    else showError(result.error);
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
      cell: ({ firstDay, lastDay }) =>
        firstDay === lastDay
          ? format.day(firstDay)
          : t('closures.range', { first: format.day(firstDay), last: format.day(lastDay) }),
    },
    {
      key: 'actions',
      header: t('manager.actions'),
      isActions: true,
      cell: (closure) => (
        <Button
          size="small"
          aria-label={t('closures.liftNamed', { reason: closure.reason[language], lot: closure.lot.name })}
          onClick={() => setLifted(closure)}
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
          {t('closures.questionText')}
        </ConfirmDialog>
      )}
    </>
  );
}
