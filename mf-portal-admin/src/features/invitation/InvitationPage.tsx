import { useCommand, useLocation, usePageTitle, useSession, type CallError } from '@park/platform';
import { ButtonLink, EmptyState, Notice, Page, SkeletonText, Stack } from '@park/ui';
import { useEffect, useState } from 'react';
import { ViewError } from '../../shared/ViewError';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { AcceptForm, type Invitation } from './AcceptForm';

/** The public page of an invitation's link. The secret is in the fragment, which never reaches a server by itself. */
export default function InvitationPage() {
  const { t } = usePortalTexts();
  const { user } = useSession();
  const [secret, setSecret] = useState<string>();
  const { hash } = useLocation();
  // Servers never see the part behind the #, so the first rendering does not know it.
  useEffect(() => setSecret(hash.slice(1)), [hash]);
  usePageTitle(t('people.accept.documentTitle'));
  if (user)
    return (
      <Page title={t('people.accept.signedInTitle')} width="form">
        <Stack gap={4}>
          <p>{t('people.accept.signedIn', { name: `${user.firstName} ${user.lastName}` })}</p>
          <div>
            <ButtonLink href="/portal">{t('people.accept.toPortal')}</ButtonLink>
          </div>
        </Stack>
      </Page>
    );
  if (secret === undefined) return <PendingInvitation />;
  if (secret === '')
    return (
      <Page title={t('people.accept.documentTitle')} width="form">
        <EmptyState kind="nothingYet" title={t('people.accept.missingTitle')} reason={t('people.accept.missing')} />
      </Page>
    );
  return <OpenInvitation secret={secret} />;
}

function PendingInvitation() {
  const { t } = usePortalTexts();
  return (
    <Page title={t('people.accept.documentTitle')} width="form">
      <SkeletonText />
    </Page>
  );
}

function OpenInvitation({ secret }: { readonly secret: string }) {
  const { t } = usePortalTexts();
  const { run } = useCommand('POST /api/invitations/view');
  const [invitation, setInvitation] = useState<Invitation>();
  const [error, setError] = useState<CallError>();
  const [accepted, setAccepted] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    void run({ body: { secret } }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setInvitation(result.data);
      else if (result.error.failure !== 'cancelled') setError(result.error);
    });
    return () => {
      isCurrent = false;
    };
  }, [run, secret, attempt]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  if (accepted)
    return (
      <Page title={t('people.accept.doneTitle')} width="form">
        <Stack gap={4}>
          <Notice tone="success" announce>
            {t('people.accept.done', { email: accepted })}
          </Notice>
          <div>
            <ButtonLink variant="primary" href="/login">
              {t('people.accept.signIn')}
            </ButtonLink>
          </div>
        </Stack>
      </Page>
    );
  if (error)
    return (
      <Page title={t('people.accept.documentTitle')} width="form">
        <ViewError error={error} onRetry={retry} />
      </Page>
    );
  if (!invitation) return <PendingInvitation />;
  return <AcceptForm secret={secret} invitation={invitation} onAccepted={setAccepted} />;
}
