import type { CallResponse } from '@park/contract';
import type { Attendee } from '@park/contract/event-registration';
import { useCall, useDownload, useFormat, usePageTitle } from '@park/platform';
import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  Page,
  SkeletonTable,
  StatusBadge,
  Table,
  useToast,
  type Column,
} from '@park/ui';
import { DownloadIcon, PencilIcon } from '@park/ui/icons';
import { LoadError } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { editAddress, listAddress } from './kinds';
import styles from './Publishing.module.css';
import { RemoveAttendee } from './RemoveAttendee';

/** Who comes to an event, and who waits for a place. */
export function AttendeesPage({ id }: { readonly id: string }) {
  const { t } = usePortalTexts();
  const list = useCall('GET /api/events/{id}/registrations', { params: { id } });
  const data = list.data;
  usePageTitle(data ? t('publishing.attendees.openNamed', { title: data.title }) : t('publishing.attendees.title'));
  return (
    <Page
      title={data?.title ?? t('publishing.attendees.title')}
      lead={data && <Counts list={data} />}
      breadcrumbs={[{ label: t('publishing.event.list'), href: listAddress('event') }]}
      action={
        <Cluster>
          <ButtonLink href={editAddress('event', id)} icon={<PencilIcon size={16} />}>
            {t('publishing.attendees.edit')}
          </ButtonLink>
          {data && data.items.length > 0 && <ExportButton id={id} />}
        </Cluster>
      }
    >
      {list.status === 'pending' && <SkeletonTable />}
      {list.status === 'failed' && <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRefreshing} />}
      {data?.items.length === 0 && (
        <EmptyState
          kind="nothingYet"
          title={t('publishing.attendees.none.title')}
          reason={t('publishing.attendees.none.reason')}
        />
      )}
      {data && data.items.length > 0 && <Attendees eventId={id} items={data.items} />}
    </Page>
  );
}

function Counts({ list }: { readonly list: CallResponse<'GET /api/events/{id}/registrations'> }) {
  const { t } = usePortalTexts();
  const registered = list.items.filter(({ state }) => state === 'registered').length;
  const taken =
    list.capacity === null
      ? t('publishing.attendees.registered', { count: registered })
      : t('publishing.attendees.registeredOf', { count: registered, capacity: list.capacity });
  return `${taken}, ${t('publishing.attendees.waiting', { count: list.items.length - registered })}`;
}

function Attendees({ eventId, items }: { readonly eventId: string; readonly items: readonly Attendee[] }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const columns: Column<Attendee>[] = [
    {
      key: 'name',
      header: t('publishing.attendees.columns.name'),
      isRowHeader: true,
      cell: ({ name, email }) => (
        <>
          {name}
          <br />
          <a className={styles.facts} href={`mailto:${email}`}>
            {email}
          </a>
        </>
      ),
    },
    { key: 'company', header: t('publishing.attendees.columns.company'), cell: ({ company }) => company },
    {
      key: 'state',
      header: t('publishing.attendees.columns.state'),
      cell: ({ state, position }) => (
        <StatusBadge status={state === 'registered' ? 'success' : 'warning'}>
          {t(`publishing.attendees.states.${state}`, { position: position ?? 0 })}
        </StatusBadge>
      ),
    },
    {
      key: 'when',
      header: t('publishing.attendees.columns.when'),
      align: 'end',
      cell: ({ askedAt }) => `${format.day(askedAt)}, ${format.time(askedAt)}`,
    },
    {
      key: 'remove',
      header: t('publishing.attendees.columns.actions'),
      align: 'end',
      cell: (attendee) => <RemoveAttendee eventId={eventId} attendee={attendee} />,
    },
  ];
  return <Table caption={t('publishing.attendees.title')} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

function ExportButton({ id }: { readonly id: string }) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const download = useDownload('GET /api/events/{id}/registrations/export');
  const save = async (): Promise<void> => {
    const error = await download.run({ params: { id } }, { accept: 'text/csv', fallbackName: 'attendees.csv' });
    if (error && error.failure !== 'cancelled')
      toast.show({ tone: 'danger', message: t('publishing.attendees.exportFailed') });
  };
  return (
    <Button
      icon={<DownloadIcon size={16} />}
      busy={download.isRunning}
      busyText={t('publishing.attendees.exporting')}
      onClick={() => void save()}
    >
      {t('publishing.attendees.export')}
    </Button>
  );
}
