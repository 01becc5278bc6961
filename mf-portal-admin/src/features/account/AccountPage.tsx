import { useCall, usePageTitle, useSession } from '@park/platform';
import { ErrorPanel, Page, Section, SkeletonText, UiLink } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { SignedInDevices } from '../devices/SignedInDevices';
import { Passkeys } from '../passkeys/Passkeys';
import styles from './Account.module.css';
import { LanguageChoice } from './LanguageChoice';
import { ListingForm } from './ListingForm';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';
import { PictureField } from './PictureField';
import { CalendarFeed } from './CalendarFeed';
import { SeenByOthers } from './SeenByOthers';

/** The person's own account: name, picture, language, password, what others see, and devices. */
export default function AccountPage() {
  const { t } = usePortalTexts();
  const { user } = useSession();
  usePageTitle(t('people.portal.account.title'));
  const entry = useCall('GET /api/users/user/directory-entry', {});
  if (!user) return null;
  return (
    <Page
      title={t('people.portal.account.title')}
      lead={user.email}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      width="form"
    >
      <div className={styles.sections}>
        <Section title={t('people.portal.account.name')}>
          {entry.status === 'pending' && <SkeletonText />}
          {entry.status === 'failed' && (
            <ErrorPanel compact headingLevel={3} error={entry.error} onRetry={entry.retry} />
          )}
          {/* Without the stored number the form would save an empty one. */}
          {entry.data && <NameForm user={user} phone={entry.data.phone} />}
        </Section>
        <Section title={t('people.portal.account.picture')}>
          <PictureField user={user} />
        </Section>
        <Section title={t('people.portal.account.language')}>
          <LanguageChoice user={user} />
        </Section>
        <Section title={t('people.portal.account.messages')}>
          <p>{t('people.portal.account.messagesHelp')}</p>
          <UiLink href="/portal/email-preferences">{t('people.portal.account.messages')}</UiLink>
        </Section>
        <Section title={t('people.portal.account.listing')}>
          {entry.status === 'pending' && <SkeletonText />}
          {entry.status === 'failed' && (
            <ErrorPanel compact headingLevel={3} error={entry.error} onRetry={entry.retry} />
          )}
          {entry.data && <ListingForm entry={entry.data} />}
          {entry.data && <SeenByOthers user={user} entry={entry.data} />}
        </Section>
        <CalendarFeed />
        <Section title={t('people.portal.account.password')}>
          <PasswordForm />
        </Section>
        <Passkeys />
        <SignedInDevices />
      </div>
    </Page>
  );
}
