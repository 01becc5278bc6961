import type { CallInput } from '@park/contract';
import { useCall, useCommand, useFormat, usePageTitle, useSearchParams, type CallError } from '@park/platform';
import { Button, ButtonLink, ErrorPanel, Field, Notice, Page, SkeletonText, TextArea } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import { useId, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Access.module.css';

type Permission = CallInput<'POST /api/access-requests'>['body']['permission'];

/** Names who may grant a permission and sends the request to them. */
export default function AskPage() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const id = useId();
  const [parameters] = useSearchParams();
  const permission = (parameters.get('permission') ?? 'App_Use') as Permission;
  usePageTitle(t('people.portal.access.title'));
  const granters = useCall('GET /api/access-requests/granters', { query: { permission } });
  const ask = useCommand('POST /api/access-requests', { refreshes: ['GET /api/access-requests'] });
  const [message, setMessage] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState<CallError>();

  async function send() {
    const result = await ask.run({ body: { permission, message } });
    setError(result.ok ? undefined : result.error);
    setIsSent(result.ok);
  }

  const answer = granters.data;
  const state = isSent ? 'sent' : answer?.isHeld ? 'held' : answer?.isOpen ? 'open' : null;
  return (
    <Page title={t('people.portal.access.title')} lead={t('people.portal.access.lead')} width="form">
      <div className={styles.stack}>
        {granters.status === 'pending' && <SkeletonText />}
        {granters.status === 'failed' && (
          <LoadError error={granters.error} onRetry={granters.retry} isRetrying={granters.isRefreshing} />
        )}
        {answer && (
          <p>
            {answer.people.length > 0
              ? t('people.portal.access.whom', { names: format.list(answer.people) })
              : t('people.portal.access.park')}
          </p>
        )}
        {state && (
          <>
            <Notice tone="info" announce>
              {t(`people.portal.access.${state}`)}
            </Notice>
            <ButtonLink href="/portal">{t('people.portal.access.toPortal')}</ButtonLink>
          </>
        )}
        {answer && !state && (
          <>
            <Field
              id={id}
              label={t('people.portal.access.message')}
              help={t('people.portal.access.messageHelp')}
              optional
            >
              {(control) => (
                <TextArea
                  {...control}
                  maxLength={500}
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                />
              )}
            </Field>
            {error && <ErrorPanel compact error={error} />}
            <div>
              <Button
                variant="primary"
                busy={ask.isRunning}
                busyText={t('people.portal.access.sending')}
                onClick={() => void send()}
              >
                {t('people.portal.access.send')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}
