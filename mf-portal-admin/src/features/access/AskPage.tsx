import type { CallInput } from '@park/contract';
import { AccessMessage } from '@park/contract/access-forms';
import { useCall, useCommand, useFormat, usePageTitle, useSearchParams } from '@park/platform';
import { ButtonLink, Notice, Page, SkeletonText } from '@park/ui';
import { Form, SubmitButton, TextAreaField, useForm, type OutputOf } from '@park/ui/form';
import { QueryContent } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Access.module.css';

type Permission = CallInput<'POST /api/access-requests'>['body']['permission'];

/** Names who may grant a permission and sends the request to them. */
export default function AskPage() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const [parameters] = useSearchParams();
  const permission = (parameters.get('permission') ?? 'App_Use') as Permission;
  usePageTitle(t('people.portal.access.title'));
  const granters = useCall('GET /api/access-requests/granters', { query: { permission } });
  const [isSent, setIsSent] = useState(false);

  return (
    <Page title={t('people.portal.access.title')} width="form">
      <div className={styles.stack}>
        <QueryContent query={granters} skeleton={<SkeletonText />}>
          {({ people, isHeld, isOpen }) => {
            const state = isSent ? 'sent' : isHeld ? 'held' : isOpen ? 'open' : null;
            return (
              <>
                {!isHeld && (
                  <>
                    <p>{t('people.portal.access.lead')}</p>
                    <p>
                      {people.length > 0
                        ? t('people.portal.access.whom', { names: format.list(people) })
                        : t('people.portal.access.park')}
                    </p>
                  </>
                )}
                {state ? (
                  <>
                    <Notice tone="info" announce>
                      {t(`people.portal.access.${state}`)}
                    </Notice>
                    <ButtonLink href="/portal">{t('people.portal.access.toPortal')}</ButtonLink>
                  </>
                ) : (
                  <MessageForm permission={permission} onSent={() => setIsSent(true)} />
                )}
              </>
            );
          }}
        </QueryContent>
      </div>
    </Page>
  );
}

function MessageForm({ permission, onSent }: { readonly permission: Permission; readonly onSent: () => void }) {
  const { t } = usePortalTexts();
  const ask = useCommand('POST /api/access-requests', { refreshes: ['GET /api/access-requests'] });
  const form = useForm({ schema: AccessMessage, defaultValues: { message: '' } });

  async function send({ message }: OutputOf<typeof AccessMessage>): Promise<void> {
    const result = await ask.run({ body: { permission, message } });
    if (result.ok) onSent();
    else form.showProblem(result.error);
  }

  return (
    <Form form={form} onSubmit={send} label={t('people.portal.access.title')}>
      <TextAreaField
        name="message"
        label={t('people.portal.access.message')}
        help={t('people.portal.access.messageHelp')}
        optional
      />
      <SubmitButton busyText={t('people.portal.access.sending')}>{t('people.portal.access.send')}</SubmitButton>
    </Form>
  );
}
