import type { Draft } from '@park/contract/drafts';
import { useCall, usePageTitle, useServices } from '@park/platform';
import { Page, SkeletonText } from '@park/ui';
import { LoadError, NotFoundPage } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { bodyOf, emptyBody, type ManagedRecord, type PublicationKind } from './draft-body';
import { listAddress } from './kinds';
import { PublicationEditor } from './PublicationEditor';

interface EditorLoaderProps {
  readonly kind: PublicationKind;
  readonly id: string | null;
  readonly draftId: string | null;
}

/** Loads a record with the own draft of it, a draft that is no record yet, or nothing for a new one. */
export function EditorLoader(props: EditorLoaderProps) {
  if (props.id) return <ExistingRecord {...props} id={props.id} />;
  if (props.draftId) return <UnsavedDraft {...props} draftId={props.draftId} />;
  return <NewRecord kind={props.kind} />;
}

function NewRecord({ kind }: { kind: PublicationKind }) {
  const { clock } = useServices();
  return <PublicationEditor kind={kind} record={null} draft={null} base={emptyBody(kind, clock())} />;
}

function UnsavedDraft({ kind, draftId }: { kind: PublicationKind; draftId: string }) {
  const { t } = usePortalTexts();
  const { clock } = useServices();
  const draft = useCall('GET /api/publishing/drafts/{id}', { params: { id: draftId } });
  usePageTitle(t(`publishing.${kind}.add`));
  // Saving discards the draft, which is not found any more then.
  const [start, setStart] = useState<Draft>();
  if (!start && draft.status === 'ready' && !draft.isRefreshing) setStart(draft.data);
  if (!start) return draft.status === 'failed' ? <Failed kind={kind} query={draft} /> : <Pending kind={kind} />;
  return <PublicationEditor kind={kind} record={null} draft={start} base={emptyBody(kind, clock())} />;
}

function ExistingRecord({ kind, id }: { kind: PublicationKind; id: string }) {
  const input = { params: { id }, query: { management: true } };
  const news = useCall('GET /api/news/{id}', input, { enabled: kind === 'news' });
  const event = useCall('GET /api/events/{id}', input, { enabled: kind === 'event' });
  const drafts = useCall('GET /api/publishing/drafts', { query: { kind, recordId: id } });
  const record = kind === 'news' ? news : event;
  // Later responses are ignored: after a save they may still contain the draft that was saved.
  const [start, setStart] = useState<{ managed: ManagedRecord; draft: Draft | null }>();
  if (!start && record.status === 'failed') return <Failed kind={kind} query={record} />;
  if (!start && drafts.status === 'failed') return <Failed kind={kind} query={drafts} />;
  const loaded: ManagedRecord | undefined = record.data?.managed;
  if (!start && loaded && drafts.status === 'ready' && !record.isRefreshing && !drafts.isRefreshing)
    setStart({ managed: loaded, draft: drafts.data.draft });
  if (!start) return <Pending kind={kind} />;
  const { managed, draft } = start;
  // The draft may have started from an earlier version; then that version is the base of a merge.
  if (draft?.baseVersion && draft.baseVersion !== managed.version)
    return <OnEarlierVersion kind={kind} record={managed} draft={draft} version={draft.baseVersion} />;
  return <PublicationEditor kind={kind} record={managed} draft={draft} base={bodyOf(kind, managed)} />;
}

interface OnEarlierVersionProps {
  readonly kind: PublicationKind;
  readonly record: ManagedRecord;
  readonly draft: Draft;
  readonly version: number;
}

function OnEarlierVersion({ kind, record, draft, version }: OnEarlierVersionProps) {
  const input = { params: { id: record.id, version } };
  const news = useCall('GET /api/publishing/news/{id}/versions/{version}', input, { enabled: kind === 'news' });
  const event = useCall('GET /api/publishing/events/{id}/versions/{version}', input, { enabled: kind === 'event' });
  const earlier = kind === 'news' ? news : event;
  if (earlier.status === 'pending') return <Pending kind={kind} />;
  return (
    <PublicationEditor kind={kind} record={record} draft={draft} base={bodyOf(kind, earlier.data?.body ?? record)} />
  );
}

function Pending({ kind }: { kind: PublicationKind }) {
  const { t } = usePortalTexts();
  return (
    <Page title={t(`publishing.${kind}.edit`)}>
      <SkeletonText lines={12} />
    </Page>
  );
}

interface FailedQuery {
  readonly error: Parameters<typeof LoadError>[0]['error'] & { readonly status?: number | undefined };
  readonly retry: () => void;
  readonly isRefreshing: boolean;
}

function Failed({ kind, query }: { kind: PublicationKind; query: FailedQuery }) {
  const { t } = usePortalTexts();
  if ([400, 404].includes(query.error.status ?? 0))
    return (
      <NotFoundPage
        title={t('publishing.notFound')}
        reason={t('publishing.notFoundReason')}
        breadcrumbs={[{ label: t(`publishing.${kind}.list`), href: listAddress(kind) }]}
        action={{ label: t(`publishing.${kind}.list`), href: listAddress(kind) }}
      />
    );
  return (
    <Page title={t(`publishing.${kind}.edit`)}>
      <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
    </Page>
  );
}
