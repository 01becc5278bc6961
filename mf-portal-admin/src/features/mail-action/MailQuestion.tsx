import type { MailActionView } from '@park/contract/notifications';
import { useCommand, usePageTitle } from '@park/platform';
import {
  Button,
  ButtonLink,
  Cluster,
  ErrorPanel,
  Loading,
  Notice,
  Page,
  SkeletonText,
  type ShownError,
} from '@park/ui';
import { useEffect, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** What the link asks, with one button. */
export function MailQuestion({ code }: { readonly code: string }) {
  const { t } = usePortalTexts();
  const { run: view } = useCommand('POST /api/mail-actions/view');
  const answer = useCommand('POST /api/mail-actions/run', { refreshes: ['GET /api/notifications'] });
  const [question, setQuestion] = useState<MailActionView>();
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<ShownError>();
  usePageTitle(question?.title ?? t('notifications.mailAction.title'));

  useEffect(() => {
    let isCurrent = true;
    void view({ body: { token: code } }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setQuestion(result.data);
      else if (result.error.failure !== 'cancelled') setProblem(result.error);
    });
    return () => void (isCurrent = false);
  }, [view, code]);

  async function send(): Promise<void> {
    setProblem(undefined);
    const result = await answer.run({ body: { token: code } });
    if (result.ok) setDone(result.data.message);
    else setProblem(result.error);
  }

  const isOpen = question?.state === 'open' && done === undefined;
  return (
    <Page title={question?.title ?? t('notifications.mailAction.title')}>
      {!question && !problem && (
        <Loading label={t('notifications.mailAction.checking')}>
          <SkeletonText />
        </Loading>
      )}
      {done !== undefined && (
        <Notice tone="success" announce title={t('notifications.mailAction.done')}>
          {done}
        </Notice>
      )}
      {question && done === undefined && <Told question={question} />}
      {problem && <ErrorPanel error={problem} />}
      <Cluster>
        {isOpen && (
          <Button
            variant="primary"
            busy={answer.isRunning}
            busyText={t('notifications.mailAction.working')}
            onClick={() => void send()}
          >
            {question.button}
          </Button>
        )}
        <ButtonLink variant={isOpen ? 'quiet' : 'secondary'} href="/portal/email-preferences">
          {t('notifications.mailAction.preferences')}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}

function Told({ question: { state, text } }: { readonly question: MailActionView }) {
  const { t } = usePortalTexts();
  if (state === 'used')
    return (
      <Notice tone="info" title={t('notifications.mailAction.used')}>
        {text}
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="warning" title={t('notifications.mailAction.expired.title')}>
        {t('notifications.mailAction.expired.reason')}
      </Notice>
    );
  return <p>{text}</p>;
}
