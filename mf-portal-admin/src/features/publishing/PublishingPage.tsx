import { useSearchParams } from '@park/platform';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { AttendeesPage } from './AttendeesPage';
import { PublicationImportPage } from '../file-import/PublicationImportPage';
import type { PublicationKind } from './draft-body';
import { EditorLoader } from './EditorLoader';
import { listAddress } from './kinds';
import { PublicationList } from './PublicationList';

/** Without an id: something new. With one: that record. The list has an address of its own. */
export function PublishingPage({ kind }: { kind: PublicationKind }) {
  const { t } = usePortalTexts();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const draft = parameters.get('draft');
  const attendees = parameters.get('attendees');
  if (kind === 'event' && attendees) return <AttendeesPage id={attendees} />;
  if (parameters.get('view') === 'list') return <PublicationList kind={kind} title={t(`publishing.${kind}.list`)} />;
  if (parameters.get('view') === 'import')
    return (
      <PublicationImportPage kind={kind} list={{ label: t(`publishing.${kind}.list`), href: listAddress(kind) }} />
    );
  return <EditorLoader key={`${id ?? ''}/${draft ?? ''}`} kind={kind} id={id} draftId={draft} />;
}
