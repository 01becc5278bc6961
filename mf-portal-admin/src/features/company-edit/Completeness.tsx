import type { ManagedCompany } from '@park/contract/company-editing';
import { useLanguage } from '@park/platform';
import { List, Monogram, Section } from '@park/ui';
import { Paragraphs } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyEdit.module.css';

/** What is still missing, and what visitors see now. */
export function Completeness({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { language } = useLanguage();
  const { missing, descriptions, name, logo, website } = company;
  const description = descriptions[language] || descriptions.en || descriptions.fr;
  return (
    <>
      <Section
        title={
          missing.length === 0
            ? t('people.companyEdit.complete')
            : t('people.companyEdit.missing', { count: missing.length })
        }
      >
        <List className={styles.missing}>
          {missing.map((part) => (
            <li key={part}>{t(`people.companyEdit.parts.${part}`)}</li>
          ))}
        </List>
      </Section>
      <Section title={t('people.companyEdit.preview')}>
        <div className={styles.preview}>
          <Monogram name={name} picture={logo} size="large" />
          <h3>{name}</h3>
          {description ? <Paragraphs text={description} /> : <p>{t('people.companyEdit.noDescription')}</p>}
          {website && <p>{website}</p>}
        </div>
      </Section>
    </>
  );
}
