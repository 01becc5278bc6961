import type { NewPersonalFeed, PersonalFeed } from '@park/contract/feeds';
import { useCall, useCommand, useFormat, useLocation, type CallError } from '@park/platform';
import { Button, ButtonLink, Cluster, ConfirmDialog, ErrorPanel, Notice, SkeletonText, Stack } from '@park/ui';
import { signInAddress } from '@park/ui/pages';
import { useState } from 'react';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { CalendarAddress } from './CalendarAddress';

/** The person's secret calendar address: created, shown once, replaced, revoked. */
export function PersonalCalendar() {
  const query = useCall('GET /api/feeds/personal', {});
  if (query.status === 'pending') return <SkeletonText lines={2} />;
  if (query.status === 'failed')
    return <ErrorPanel error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />;
  return <Address feed={query.data} />;
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

  const makeAddress = async () => {
    setRefused(undefined);
    const result = await renew.run();
    setQuestion(undefined);
    if (result.ok) setMade(result.data);
    else setRefused({ error: result.error, again: () => void makeAddress() });
  };
  const takeBack = async () => {
    setRefused(undefined);
    const result = await revoke.run();
    setQuestion(undefined);
    if (result.ok) setMade(undefined);
    else setRefused({ error: result.error, again: () => void takeBack() });
  };

  return (
    <Stack gap={3}>
      {refused && <ErrorPanel error={refused.error} onRetry={refused.again} />}
      {made && (
        <>
          <CalendarAddress label={t('feeds.own.address')} url={made.url} />
          <Notice tone="warning">{t('feeds.own.secret')}</Notice>
        </>
      )}
      {!made && feed.isActive && <Kept feed={feed} />}
      <Cluster>
        {feed.isActive || made ? (
          <>
            <Button onClick={() => setQuestion('renew')}>{t('feeds.own.renew')}</Button>
            <Button variant="quiet" onClick={() => setQuestion('revoke')}>
              {t('feeds.own.revoke')}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            busy={renew.isRunning}
            busyText={t('feeds.own.creating')}
            onClick={() => void makeAddress()}
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
        onConfirm={() => void makeAddress()}
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
        onConfirm={() => void takeBack()}
        onClose={() => setQuestion(undefined)}
      >
        {t('feeds.own.revokeQuestion.words')}
      </ConfirmDialog>
    </Stack>
  );
}

/** There is an address, which cannot be shown again. */
function Kept({ feed: { createdAt, lastReadAt } }: { feed: PersonalFeed }) {
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
