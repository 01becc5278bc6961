import type { NotificationPreferences } from '@park/contract/notifications';
import { useCall, usePageTitle, useSession } from '@park/platform';
import { EmptyState, Notice, Page, Section, SkeletonTable, UiLink } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CompanyChoice } from './CompanyChoice';
import { KindTable } from './KindTable';
import styles from './Preferences.module.css';
import { SubscriptionChoices } from './SubscriptionChoices';

/** Which messages and e-mails the person receives. Each choice is stored at once. */
export default function PreferencesPage() {
  const { t } = usePortalTexts();
  const { user } = useSession();
  const preferences = useCall('GET /api/notifications/preferences', {});
  usePageTitle(t('notifications.preferences.title'));
  return (
    <Page
      title={t('notifications.preferences.title')}
      lead={t('notifications.preferences.lead', { email: user?.email ?? '' })}
      breadcrumbs={[
        { label: t('overview.documentTitle'), href: '/portal' },
        { label: t('notifications.title'), href: '/portal/notifications' },
      ]}
    >
      <QueryContent query={preferences} skeleton={<SkeletonTable />}>
        {(loaded) => <Choices preferences={loaded} />}
      </QueryContent>
    </Page>
  );
}

function Choices({ preferences }: { readonly preferences: NotificationPreferences }) {
  const { t } = usePortalTexts();
  const { items, subscriptions, mayChooseMails, companyLetsChoose } = preferences;
  return (
    <div className={styles.sections}>
      {!mayChooseMails && <Locked people={preferences.askPeople} />}
      <Section title={t('notifications.preferences.kinds')}>
        {items.length > 0 ? (
          <KindTable items={items} mayChooseMails={mayChooseMails} />
        ) : (
          <EmptyState compact headingLevel={3} kind="nothingYet" title={t('notifications.preferences.kindsNone')} />
        )}
      </Section>
      <Section title={t('notifications.preferences.park')}>
        <p>{t('notifications.preferences.parkLead')}</p>
        <SubscriptionChoices subscriptions={subscriptions} mayChoose={mayChooseMails} />
      </Section>
      {companyLetsChoose !== null && (
        <Section title={t('notifications.preferences.company.title')}>
          <CompanyChoice isOn={companyLetsChoose} />
        </Section>
      )}
    </div>
  );
}

/** Who can allow the choice. */
function Locked({ people }: { readonly people: NotificationPreferences['askPeople'] }) {
  const { t } = usePortalTexts();
  return (
    <Notice title={t('notifications.preferences.locked.title')}>
      <p>{t(`notifications.preferences.locked.${people.length > 0 ? 'text' : 'nobody'}`)}</p>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ name, email }) => (
            <li key={email}>
              {name}, <UiLink href={`mailto:${email}`}>{email}</UiLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
