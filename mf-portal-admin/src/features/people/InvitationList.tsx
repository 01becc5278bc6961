import type { InvitationRow } from '@park/contract/invitations';
import { usePagedCall } from '@park/platform';
import { FocusFrame, PagedList, Rows, RowsSkeleton, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { InvitationEntry } from './InvitationEntry';
import type { PeopleFilter } from './PeopleList';
import { RevokeDialog } from './RevokeDialog';

interface InvitationListProps {
  readonly state: 'open' | 'expired';
  readonly filter: PeopleFilter;
  readonly onClear: (() => void) | undefined;
}

/** Open invitations, or expired ones. */
export function InvitationList({ state, filter: { text, companyId }, onClear }: InvitationListProps) {
  const { t } = usePortalTexts();
  const [revoking, setRevoking] = useState<InvitationRow>();
  const list = usePagedCall('GET /api/invitations', {
    query: { state, queryText: text, pageSize: 20, ...(companyId ? { companyId } : {}) },
  });
  const frame = useRef<HTMLDivElement>(null);
  // The row disappears with its buttons.
  const focusList = useFocusAfterRender(frame);
  const kind = state === 'open' ? 'invited' : 'expired';
  return (
    <FocusFrame ref={frame}>
      <PagedList
        list={list}
        skeleton={<RowsSkeleton count={8} />}
        empty={{ title: t(`people.none.${kind}.title`), reason: t(`people.none.${kind}.reason`) }}
        filteredOut={
          onClear && {
            title: t('people.noMatch.title'),
            reason: t('people.noMatch.reason'),
            clearLabel: t('people.noMatch.action'),
            onClear,
          }
        }
      >
        {(items) => (
          <Rows label={t(`people.tabs.${kind}`)}>
            {items.map((invitation) => (
              <InvitationEntry
                key={invitation.id}
                invitation={invitation}
                onRevoke={() => setRevoking(invitation)}
                onResent={focusList}
              />
            ))}
          </Rows>
        )}
      </PagedList>
      {revoking && (
        <RevokeDialog
          invitation={revoking}
          onClose={() => setRevoking(undefined)}
          onRevoked={() => {
            setRevoking(undefined);
            focusList();
          }}
        />
      )}
    </FocusFrame>
  );
}
