import { useConfiguration, useLanguage, usePageTitle } from '@park/platform';
import { ButtonLink, GeneratedCover } from '@park/ui';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../../page-data/shell-page-props';
import { CompaniesSection } from './CompaniesSection';
import { EventsSection } from './EventsSection';
import sections from './HomePage.module.css';
import { JobsSection } from './JobsSection';
import { NewsSection } from './NewsSection';
import { SpotlightSection } from './SpotlightSection';
import styles from './VisitorHome.module.css';

export function VisitorHome({ hasRoute }: { hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const { language } = useLanguage();
  const { parkName, parkSlogan } = useConfiguration();
  const park = parkName[language];
  usePageTitle(t('home.visitor.documentTitle'));
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.heroText}>
          <h1 className={styles.heroTitle} tabIndex={-1}>
            {t('home.visitor.title', { park })}
          </h1>
          <p className={styles.heroLead}>{parkSlogan?.[language] ?? t('home.visitor.lead')}</p>
          <div className={styles.heroActions}>
            {hasRoute('/companies') && (
              <ButtonLink href="/companies" variant="primary">
                {t('home.visitor.companies')}
              </ButtonLink>
            )}
            <ButtonLink href="/login">{t('home.visitor.signIn')}</ButtonLink>
          </div>
        </div>
        <div className={styles.heroCover}>
          <GeneratedCover title={park} />
        </div>
      </div>
      <SpotlightSection />
      <CompaniesSection hasRoute={hasRoute} />
      <div className={sections.pair}>
        <JobsSection hasRoute={hasRoute} />
        <EventsSection hasRoute={hasRoute} />
      </div>
      <NewsSection hasRoute={hasRoute} />
    </div>
  );
}
