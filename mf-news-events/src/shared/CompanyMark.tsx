import { Monogram, Section, UiLink } from '@park/ui';
import styles from './CompanyMark.module.css';

export interface CompanyMarkProps {
  readonly title: string;
  readonly company: { readonly id: string; readonly name: string; readonly logo: string | null };
}

/** The company of an article or event, with a link to its page. */
export function CompanyMark({ title, company }: CompanyMarkProps) {
  return (
    <Section title={title}>
      <UiLink className={styles.company} href={`/companies/details?id=${encodeURIComponent(company.id)}`}>
        <Monogram name={company.name} picture={company.logo} />
        {company.name}
      </UiLink>
    </Section>
  );
}
