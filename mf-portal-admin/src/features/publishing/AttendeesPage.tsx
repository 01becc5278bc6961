import type { CallResponse } from '@park/contract';
import type { Attendee } from '@park/contract/event-registration';
import { useCall, useDownload, useFormat, usePageTitle } from '@park/platform';
import { ButtonLink, Cluster, EmptyState, Page, SkeletonTable, StatusBadge, Table, type Column } from '@park/ui';
import { PencilIcon } from '@park/ui/icons';
import { ExportButton, QueryContent, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
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
          {data && data.items.length > 0 && <ExportAttendees id={id} />}
        </Cluster>
      }
    >
      <QueryContent query={list} skeleton={<SkeletonTable />}>
        {({ items }) => <Attendees eventId={id} items={items} />}
      </QueryContent>
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
  const list = useRef<HTMLElement>(null);
  // The row disappears with its button.
  const focusList = useFocusAfterRender(list);
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
      cell: (attendee) => <RemoveAttendee eventId={eventId} attendee={attendee} onRemoved={focusList} />,
    },
  ];
  return (
    <section ref={list} tabIndex={-1} aria-label={t('publishing.attendees.title')}>
      {items.length > 0 ? (
        <Table caption={t('publishing.attendees.title')} columns={columns} rows={items} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          kind="nothingYet"
          title={t('publishing.attendees.none.title')}
          reason={t('publishing.attendees.none.reason')}
        />
      )}
    </section>
  );
}

function ExportAttendees({ id }: { readonly id: string }) {
  const download = useDownload('GET /api/events/{id}/registrations/export');
  return (
    <ExportButton
      isRunning={download.isRunning}
      onExport={() => download.run({ params: { id } }, { accept: 'text/csv', fallbackName: 'attendees.csv' })}
    />
  );
}
