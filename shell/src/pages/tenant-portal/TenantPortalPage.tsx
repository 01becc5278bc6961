import { useLanguage, useConfiguration, usePageTitle, useSession } from '@park/platform';
import { ButtonLink, Page, Section } from '@park/ui';
import {
  BriefcaseIcon,
  CalendarIcon,
  CarIcon,
  DoorOpenIcon,
  FileTextIcon,
  UsersIcon,
  type IconComponent,
} from '@park/ui/icons';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { ShellPageProps } from '../../page-data/shell-page-props';
import styles from './TenantPortalPage.module.css';

const services = [
  { key: 'rooms', icon: DoorOpenIcon },
  { key: 'parking', icon: CarIcon },
  { key: 'events', icon: CalendarIcon },
  { key: 'jobs', icon: BriefcaseIcon },
  { key: 'people', icon: UsersIcon },
  { key: 'documents', icon: FileTextIcon },
] as const satisfies readonly { key: string; icon: IconComponent }[];

const steps = ['ask', 'invite', 'signIn'] as const;

/** For people who work in the park and have no account yet: what the portal offers and how to get access. */
export function TenantPortalPage({ hasRoute }: ShellPageProps) {
  const { t } = useShellTexts();
  const { language } = useLanguage();
  const park = useConfiguration().parkName[language];
  const { isLoggedIn } = useSession();
  usePageTitle(t('tenantPortal.title'));
  const action = isLoggedIn ? (
    hasRoute('/portal') && <ButtonLink href="/portal">{t('tenantPortal.open')}</ButtonLink>
  ) : (
    <ButtonLink href="/login" variant="primary">
      {t('account.signIn')}
    </ButtonLink>
  );
  return (
    <Page title={t('tenantPortal.title')} lead={t('tenantPortal.lead', { park })} action={action}>
      <Section title={t('tenantPortal.servicesTitle')}>
        <ul className={styles.services}>
          {services.map(({ key, icon: Icon }) => (
            <li key={key} className={styles.service}>
              <Icon />
              <div>
                <h3>{t(`tenantPortal.services.${key}.title`)}</h3>
                <p>{t(`tenantPortal.services.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('tenantPortal.stepsTitle')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <h3>{t(`tenantPortal.steps.${step}.title`)}</h3>
              <p>{t(`tenantPortal.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('tenantPortal.helpTitle')}>
        <p className={styles.help}>{t('tenantPortal.help')}</p>
      </Section>
    </Page>
  );
}
