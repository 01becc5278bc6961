import { Link, useConfiguration, useLanguage } from '@park/platform';
import { ExternalLinkIcon } from '@park/ui/icons';
import { UiLink, VisuallyHidden } from '@park/ui';
import { ConsentLink } from '../consent/ConsentLink';
import { useShellTexts } from '../texts/use-shell-texts';
import { keepShellPart } from '../isolation/shell-parts';
import styles from './Footer.module.css';
import { LanguageChoice } from './LanguageSwitch';

/** Links of the whole portal. Links to the park's other sites are shown if they are configured (LINK-02 to LINK-05). */
export function Footer() {
  const { t } = useShellTexts();
  const { language } = useLanguage();
  const { links, parkName } = useConfiguration();
  const elsewhere = [
    { href: links.scaleUp, label: t('footer.scaleUp') },
    { href: links.startups, label: t('footer.startups') },
    { href: links.campusNews, label: t('footer.campusNews') },
    { href: links.newsletter, label: t('footer.newsletter') },
  ].filter((link): link is { href: string; label: string } => link.href !== null);

  return (
    <footer ref={keepShellPart} className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.park}>{parkName[language]}</p>
        <nav className={styles.links} aria-label={t('footer.label')}>
          <Link to="/working-here/tenant-portal/">{t('footer.tenantPortal')}</Link>
          <Link to="/help">{t('infoPages.help')}</Link>
          <Link to="/contact">{t('infoPages.contact')}</Link>
          {elsewhere.map(({ href, label }) => (
            <UiLink key={href} href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <ExternalLinkIcon size={14} />
              <VisuallyHidden> {t('footer.newWindow')}</VisuallyHidden>
            </UiLink>
          ))}
          <Link to="/privacy">{t('infoPages.privacy')}</Link>
          <Link to="/imprint">{t('infoPages.imprint')}</Link>
          <ConsentLink className={styles.button} />
        </nav>
        <LanguageChoice />
      </div>
    </footer>
  );
}
