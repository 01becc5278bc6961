import type { NewPersonalFeed, PersonalFeed } from '@park/contract/feeds';
import { useCall, useCommand, useFormat, useLocation, type CallError } from '@park/platform';
import { Button, ButtonLink, Cluster, ConfirmDialog, ErrorPanel, Notice, SkeletonText, Stack } from '@park/ui';
import { QueryContent, signInAddress, useFocusAfterRender } from '@park/ui/pages';
import { useEffect, useRef, useState } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { CalendarAddress } from './CalendarAddress';

/** The person's secret calendar address: created, shown once, replaced, revoked. */
export function PersonalCalendar() {
  const query = useCall('GET /api/feeds/personal', {});
  return (
    <QueryContent query={query} compact skeleton={<SkeletonText lines={2} />}>
      {(feed) => <Address feed={feed} />}
    </QueryContent>
  );
}

const refreshes = ['GET /api/feeds/personal'];

function Address({ feed }: { feed: PersonalFeed }) {
  const { t } = useNewsEventsTexts();
  const renew = useCommand('POST /api/feeds/personal', { refreshes });
  const revoke = useCommand('DELETE /api/feeds/personal', { refreshes });
  // Shown once: the server only stores its hash.
  const [made, setMade] = useState<NewPersonalFeed>();
  const [question, setQuestion] = useState<'renew' | 'revoke'>();
  const [refused, setRefused] = useState<{ readonly error: CallError; readonly again: () => void }>();

  const isActive = feed.isActive || made !== undefined;
  const content = useRef<HTMLDivElement>(null);
  // A new address starts with the button that copies it; after revoking, the button that creates one is the first.
  const focusFirstButton = useFocusAfterRender(() => content.current?.querySelector('button'));
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive !== wasActive.current) focusFirstButton();
    wasActive.current = isActive;
  }, [isActive, focusFirstButton]);

  const handleCreate = async () => {
    setRefused(undefined);
    const result = await renew.run();
    setQuestion(undefined);
    if (result.ok) {
      setMade(result.data);
      focusFirstButton();
    } else setRefused({ error: result.error, again: () => void handleCreate() });
  };
  const handleRevoke = async () => {
    setRefused(undefined);
    const result = await revoke.run();
    setQuestion(undefined);
    if (result.ok) setMade(undefined);
    else setRefused({ error: result.error, again: () => void handleRevoke() });
  };

  return (
    <div ref={content}>
      <Stack gap={3}>
        {refused && <ErrorPanel compact headingLevel={3} error={refused.error} onRetry={refused.again} />}
        {made && (
          <>
            <CalendarAddress label={t('feeds.own.address')} url={made.url} />
            <Notice tone="warning">{t('feeds.own.secret')}</Notice>
          </>
        )}
        {!made && feed.isActive && <KeptAddress feed={feed} />}
        <Cluster>
          {isActive ? (
            <>
              <Button aria-haspopup="dialog" onClick={() => setQuestion('renew')}>
                {t('feeds.own.renew')}
              </Button>
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setQuestion('revoke')}>
                {t('feeds.own.revoke')}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              busy={renew.isRunning}
              busyText={t('feeds.own.creating')}
              onClick={() => void handleCreate()}
            >
              {t('feeds.own.create')}
            </Button>
          )}
        </Cluster>
        <ConfirmDialog
          open={question === 'renew'}
          title={t('feeds.own.renewQuestion.title')}
          confirmText={t('feeds.own.renew')}
          busy={renew.isRunning}
          busyText={t('feeds.own.creating')}
          onConfirm={() => void handleCreate()}
          onClose={() => setQuestion(undefined)}
        >
          {t('feeds.own.renewQuestion.words')}
        </ConfirmDialog>
        <ConfirmDialog
          open={question === 'revoke'}
          title={t('feeds.own.revokeQuestion.title')}
          confirmText={t('feeds.own.revoke')}
          danger
          busy={revoke.isRunning}
          busyText={t('feeds.own.revoking')}
          onConfirm={() => void handleRevoke()}
          onClose={() => setQuestion(undefined)}
        >
          {t('feeds.own.revokeQuestion.words')}
        </ConfirmDialog>
      </Stack>
    </div>
  );
}

/** The person has an address, which cannot be shown again. */
function KeptAddress({ feed: { createdAt, lastReadAt } }: { feed: PersonalFeed }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  return (
    <Notice>
      {createdAt && t('feeds.own.since', { day: format.day(createdAt) })}{' '}
      {lastReadAt ? t('feeds.own.lastRead', { when: format.relative(lastReadAt) }) : t('feeds.own.neverRead')}{' '}
      {t('feeds.own.onlyOnce')}
    </Notice>
  );
}

export function SignInForOwn() {
  const { t } = useNewsEventsTexts();
  const address = useLocation();
  return (
    <Cluster>
      <ButtonLink href={signInAddress(address)}>{t('feeds.own.signIn')}</ButtonLink>
    </Cluster>
  );
}
