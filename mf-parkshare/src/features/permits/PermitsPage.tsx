import type { Permit } from '@park/contract/parking-permits';
import { useCall, useCommand, useFormat, usePageTitle, type CallError } from '@park/platform';
import { Button, ConfirmDialog, EmptyState, ErrorPanel, Page, SkeletonTable, Table, useToast } from '@park/ui';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { DayRange } from '../../shared/DayRange';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

const GrantDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "park-dialogs" */ './GrantDialog')).GrantDialog,
);

/** People who may book accessible spots; the park's staff grant and end permits. */
export default function PermitsPage() {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const query = useCall('GET /api/parking/permits', {});
  const [isGranting, setIsGranting] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list);
  usePageTitle(t('permits.title'));
  return (
    <Page
      title={t('permits.title')}
      lead={t('permits.lead')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <Button variant="primary" onClick={() => setIsGranting(true)}>
          {t('permits.grant')}
        </Button>
      }
    >
      <ParkSections />
      <FocusFrame ref={list}>
        <QueryContent query={query} skeleton={<SkeletonTable />} notAllowedTitle={t('notAllowed')}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState kind="nothingYet" title={t('permits.none.title')} reason={t('permits.none.reason')} />
            ) : (
              <Table<Permit>
                caption={t('permits.title')}
                rows={items}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'person', header: t('permits.person'), isRowHeader: true, cell: ({ person }) => person.name },
                  { key: 'company', header: t('release.company'), cell: ({ person }) => person.company },
                  {
                    key: 'days',
                    header: t('permits.days'),
                    cell: ({ firstDay, lastDay }) =>
                      lastDay === null ? (
                        t('permits.withoutEnd', { first: format.day(firstDay) })
                      ) : (
                        <DayRange firstDay={firstDay} lastDay={lastDay} />
                      ),
                  },
                  {
                    key: 'end',
                    header: t('manager.actions'),
                    isActions: true,
                    cell: (permit) => <EndPermit permit={permit} onEnded={focusList} />,
                  },
                ]}
              />
            )
          }
        </QueryContent>
      </FocusFrame>
      {isGranting && <GrantDialog onClose={() => setIsGranting(false)} />}
    </Page>
  );
}

interface EndPermitProps {
  readonly permit: Permit;
  /** Called after ending; move the focus, because the button will be gone. */
  readonly onEnded: () => void;
}

function EndPermit({ permit: { id, person }, onEnded }: EndPermitProps) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  const command = useCommand('DELETE /api/parking/permits/{id}', { refreshes: ['GET /api/parking/permits'] });

  function ask() {
    setFailure(undefined);
    setIsAsking(true);
  }

  async function end() {
    const result = await command.run({ params: { id } });
    if (!result.ok) return setFailure(result.error);
    setIsAsking(false);
    toast.show({ message: t('permits.ended') });
    return onEnded();
  }

  return (
    <>
      <Button size="small" aria-label={t('permits.endNamed', { name: person.name })} onClick={ask}>
        {t('permits.end')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('permits.endQuestion', { name: person.name })}
          confirmText={t('permits.endConfirm')}
          cancelText={t('permits.keep')}
          busy={command.isRunning}
          busyText={t('permits.ending')}
          onConfirm={() => void end()}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('permits.endReason', { name: person.name })}</p>
          {failure && <ErrorPanel compact headingLevel={3} error={failure} />}
        </ConfirmDialog>
      )}
    </>
  );
}
