import { useCall, usePageTitle, useSession } from '@park/platform';
import { Page, Section, SkeletonText, UiLink } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { SignedInDevices } from '../devices/SignedInDevices';
import { Passkeys } from '../passkeys/Passkeys';
import styles from './Account.module.css';
import { LanguageChoice } from './LanguageChoice';
import { ListingForm } from './ListingForm';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';
import { PictureField } from './PictureField';
import { PersonalCalendar } from './PersonalCalendar';
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
          {/* Without the stored number the form would save an empty one. */}
          <QueryContent compact query={entry} skeleton={<SkeletonText />}>
            {({ phone }) => <NameForm user={user} phone={phone} />}
          </QueryContent>
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
          <QueryContent compact query={entry} skeleton={<SkeletonText />}>
            {(data) => (
              <>
                <ListingForm entry={data} />
                <SeenByOthers user={user} entry={data} />
              </>
            )}
          </QueryContent>
        </Section>
        <PersonalCalendar />
        <Section title={t('people.portal.account.password')}>
          <PasswordForm />
        </Section>
        <Passkeys />
        <SignedInDevices />
      </div>
    </Page>
  );
}
