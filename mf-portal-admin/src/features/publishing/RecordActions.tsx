import type { EventScope } from '@park/contract/event-repeat';
import { useCommand, useServices } from '@park/platform';
import { Button, Cluster, ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { HistoryIcon } from '@park/ui/icons';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshes } from './kinds';
import { ScopeDialog } from './ScopeDialog';
import { hasOtherDates, type Publication } from './use-publication';
import { VersionsDialog } from './VersionsDialog';

/** What can be done with a record that is stored, beside changing its text. */
export function RecordActions({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const { kind, body, record } = publication;
  const [showsVersions, setShowsVersions] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  if (!record) return null;
  const isCancelled = body.status === 'cancelled';
  return (
    <Cluster gap={2}>
      <Button icon={<HistoryIcon size={16} />} onClick={() => setShowsVersions(true)}>
        {t('publishing.versions')}
      </Button>
      {kind === 'event' && (
        <Button onClick={() => (isCancelled ? void publication.save({ status: 'scheduled' }) : setIsCancelling(true))}>
          {t(isCancelled ? 'publishing.reinstate' : 'publishing.cancelEvent')}
        </Button>
      )}
      <ArchiveButton publication={publication} />
      {showsVersions && (
        <VersionsDialog publication={publication} record={record} onClose={() => setShowsVersions(false)} />
      )}
      <ConfirmDialog
        open={isCancelling}
        danger
        title={t('publishing.cancelQuestion')}
        confirmText={t('publishing.cancelEvent')}
        cancelText={t('publishing.keepEvent')}
        onConfirm={() => {
          setIsCancelling(false);
          void publication.save({ status: 'cancelled' });
        }}
        onClose={() => setIsCancelling(false)}
      >
        {t('publishing.cancelConsequence')}
      </ConfirmDialog>
    </Cluster>
  );
}

function ArchiveButton({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const { kind, record, accept } = publication;
  const after = { refreshes: refreshes[kind] };
  const archiveNews = useCommand('DELETE /api/news/{id}', after);
  const archiveEvent = useCommand('DELETE /api/events/{id}', after);
  const restoreNews = useCommand('POST /api/publishing/news/{id}/unarchive', after);
  const restoreEvent = useCommand('POST /api/publishing/events/{id}/unarchive', after);
  const { clock } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  if (!record) return null;
  const input = { params: { id: record.id } };
  const run = async (scope?: EventScope) => {
    setIsAsking(false);
    const result = record.archivedAt
      ? await (kind === 'news' ? restoreNews : restoreEvent).run(input)
      : kind === 'news'
        ? await archiveNews.run(input)
        : await archiveEvent.run({ ...input, query: scope ? { scope } : {} });
    if (!result.ok)
      return showError(result.error, t(record.archivedAt ? 'publishing.notRestored' : 'publishing.notArchived'));
    // Archiving answers nothing; the version has grown by one.
    const archivedAt = clock().toISOString();
    accept(result.data ?? { ...record, archivedAt, state: 'archived', version: record.version + 1 });
    toast.show({ message: t(record.archivedAt ? 'publishing.restored' : 'publishing.archived') });
    return undefined;
  };
  const asksForScope = record.archivedAt === null && hasOtherDates(record);
  return (
    <>
      <Button onClick={() => (asksForScope ? setIsAsking(true) : void run())}>
        {t(record.archivedAt ? 'publishing.unarchive' : 'publishing.archive')}
      </Button>
      {isAsking && (
        <ScopeDialog
          title={t('publishing.scope.archive')}
          confirmText={t('publishing.archive')}
          onChoose={(scope) => void run(scope)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
