import { useLocation, usePageTitle } from '@park/platform';
import { ButtonLink, EmptyState, Loading, Page, SkeletonText } from '@park/ui';
import { useEffect, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { MailQuestion } from './MailQuestion';

/**
 * The target of the links in mails. Works without a session. Opening it changes nothing, because programs that check mails
 * open links too: only the button does.
 */
export default function MailActionPage() {
  const { t } = usePortalTexts();
  const { hash } = useLocation();
  // Servers never see the part behind the #, so the first rendering does not know it.
  const [code, setCode] = useState<string | null>();
  useEffect(() => setCode(/(?:^#|&)code=([\w-]{20,})/.exec(hash)?.[1] ?? null), [hash]);
  usePageTitle(t('notifications.mailAction.title'));
  if (code) return <MailQuestion key={code} code={code} />;
  return (
    <Page title={t('notifications.mailAction.title')}>
      {code === undefined ? (
        <Loading>
          <SkeletonText />
        </Loading>
      ) : (
        <EmptyState
          kind="nothingYet"
          title={t('notifications.mailAction.missing.title')}
          reason={t('notifications.mailAction.missing.reason')}
          action={<ButtonLink href="/portal/notifications">{t('notifications.mailAction.home')}</ButtonLink>}
        />
      )}
    </Page>
  );
}
