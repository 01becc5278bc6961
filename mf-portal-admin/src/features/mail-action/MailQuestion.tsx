import type { MailActionView } from '@park/contract/notifications';
import { useCommand, usePageTitle, type CallError } from '@park/platform';
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
import { ViewError } from '../../shared/ViewError';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** What the link asks, with one button. */
export function MailQuestion({ code }: { readonly code: string }) {
  const { t } = usePortalTexts();
  const { run: view } = useCommand('POST /api/mail-actions/view');
  const answer = useCommand('POST /api/mail-actions/run', { refreshes: ['GET /api/notifications'] });
  const [question, setQuestion] = useState<MailActionView>();
  const [done, setDone] = useState<string>();
  const [loadError, setLoadError] = useState<CallError>();
  const [attempt, setAttempt] = useState(1);
  const [problem, setProblem] = useState<ShownError>();
  usePageTitle(question?.title ?? t('notifications.mailAction.title'));

  useEffect(() => {
    let isCurrent = true;
    void view({ body: { token: code } }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setQuestion(result.data);
      else if (result.error.failure !== 'cancelled') setLoadError(result.error);
    });
    return () => void (isCurrent = false);
  }, [view, code, attempt]);

  async function send(): Promise<void> {
    setProblem(undefined);
    const result = await answer.run({ body: { token: code } });
    if (result.ok) setDone(result.data.message);
    else setProblem(result.error);
  }

  const isOpen = question?.state === 'open' && done === undefined;
  return (
    <Page title={question?.title ?? t('notifications.mailAction.title')}>
      {!question && !loadError && (
        <Loading label={t('notifications.mailAction.checking')}>
          <SkeletonText />
        </Loading>
      )}
      {done !== undefined && (
        <Notice tone="success" announce title={t('notifications.mailAction.done')}>
          {done}
        </Notice>
      )}
      {question && done === undefined && <QuestionState question={question} />}
      {loadError && (
        <ViewError
          error={loadError}
          onRetry={() => {
            setLoadError(undefined);
            setAttempt(attempt + 1);
          }}
        />
      )}
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

/** The question itself, or why it can no longer be answered. */
function QuestionState({ question: { state, text } }: { readonly question: MailActionView }) {
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
