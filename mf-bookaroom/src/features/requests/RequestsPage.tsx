import { useCall, usePageTitle } from '@park/platform';
import type { RoomRequest, RoomRequestGroup } from '@park/contract/room-requests';
import { EmptyState, Notice, Page, SkeletonTable } from '@park/ui';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { RoomSections } from '../../shared/RoomSections';
import { useRoomTexts } from '../../texts/use-room-texts';
import { RequestGroup } from './RequestGroup';
import styles from './Requests.module.css';

const AcceptDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "request-decision" */ './AcceptDialog')).AcceptDialog,
);
const RejectDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "request-decision" */ './RejectDialog')).RejectDialog,
);

interface Deciding {
  readonly kind: 'accept' | 'reject';
  readonly request: RoomRequest;
  readonly group: RoomRequestGroup;
}

/** Undecided requests, competing ones side by side. */
export default function RequestsPage() {
  const { t } = useRoomTexts();
  const requests = useCall('GET /api/rooms/requests', {});
  const [deciding, setDeciding] = useState<Deciding>();
  const list = useRef<HTMLDivElement>(null);
  // The decided request disappears with the button that had the focus.
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  usePageTitle(t('requests.title'));
  const shown = requests.data?.groups.reduce((sum, group) => sum + group.requests.length, 0) ?? 0;
  const close = () => {
    setDeciding(undefined);
    focusList();
  };
  return (
    <Page title={t('requests.title')} count={shown > 0 ? requests.data?.total : undefined} lead={t('requests.lead')}>
      <RoomSections />
      <QueryContent query={requests} skeleton={<SkeletonTable />}>
        {({ groups, total }) => (
          <FocusFrame ref={list} label={t('requests.title')}>
            {shown === 0 ? (
              <EmptyState kind="nothingYet" title={t('requests.none.title')} reason={t('requests.none.reason')} />
            ) : (
              <>
                {total > shown && <Notice>{t('requests.more', { count: shown })}</Notice>}
                <div className={styles.groups}>
                  {groups.map((group) => (
                    <RequestGroup
                      key={group.id}
                      group={group}
                      onDecide={(kind, request) => setDeciding({ kind, request, group })}
                    />
                  ))}
                </div>
              </>
            )}
          </FocusFrame>
        )}
      </QueryContent>
      {deciding?.kind === 'accept' && <AcceptDialog {...deciding} onClose={close} onChanged={requests.retry} />}
      {deciding?.kind === 'reject' && <RejectDialog request={deciding.request} onClose={close} />}
    </Page>
  );
}
