import type { CallInput } from '@park/contract';
import { maxAccessMessageLength } from '@park/contract/access-limits';
import {
  useCall,
  useCommand,
  useFormat,
  usePageTitle,
  useSearchParams,
  useUnsavedChanges,
  type CallError,
} from '@park/platform';
import {
  Button,
  ButtonLink,
  ErrorPanel,
  Field,
  Notice,
  Page,
  SkeletonText,
  TextArea,
  useTranslate,
  useUiTexts,
} from '@park/ui';
import { FocusFrame, QueryContent, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
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
  const translate = useTranslate();
  // The names of permissions are texts of the shell.
  const permissionName = translate(`permissions.${permission}`) ?? permission;
  const frame = useRef<HTMLDivElement>(null);
  // The form disappears with its button.
  const focusFrame = useFocusAfterRender(frame);

  return (
    <Page title={t('people.portal.access.title')} width="form">
      <FocusFrame ref={frame} className={styles.stack}>
        <QueryContent query={granters} skeleton={<SkeletonText />}>
          {({ people, isHeld, isOpen }) => {
            const state = isSent ? 'sent' : isHeld ? 'held' : isOpen ? 'open' : null;
            return (
              <>
                {!isHeld && (
                  <>
                    <p>{t('people.portal.access.lead', { permission: permissionName })}</p>
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
                  <MessageForm
                    permission={permission}
                    onSent={() => {
                      setIsSent(true);
                      focusFrame();
                    }}
                  />
                )}
              </>
            );
          }}
        </QueryContent>
      </FocusFrame>
    </Page>
  );
}

/** The one text is no form of the form's library, which would be a sixth of this page. */
function MessageForm({ permission, onSent }: { readonly permission: Permission; readonly onSent: () => void }) {
  const { t } = usePortalTexts();
  const { fieldErrors } = useUiTexts();
  const ask = useCommand('POST /api/access-requests', { refreshes: ['GET /api/access-requests'] });
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const field = useRef<HTMLTextAreaElement>(null);
  const message = typed.trim();
  const isTooLong = message.length > maxAccessMessageLength;
  useUnsavedChanges(message !== '');

  async function send(): Promise<void> {
    setHasTried(true);
    setRefusal(undefined);
    if (isTooLong) return field.current?.focus();
    const result = await ask.run({ body: { permission, message } });
    if (result.ok) onSent();
    else setRefusal(result.error);
  }

  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {refusal && <ErrorPanel compact error={refusal} />}
      <Field
        label={t('people.portal.access.message')}
        help={t('people.portal.access.messageHelp')}
        error={hasTried && isTooLong && fieldErrors.tooLong(maxAccessMessageLength)}
        optional
      >
        {(control) => (
          <TextArea {...control} ref={field} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={ask.isRunning} busyText={t('people.portal.access.sending')}>
        {t('people.portal.access.send')}
      </Button>
    </form>
  );
}
