import type { CompanyItem } from '@park/contract/directory';
import { Grid, Monogram, Section, UiLink } from '@park/ui';
import { companiesWith, companyAddress } from '../../shared/company-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './SimilarCompanies.module.css';

/** Companies with the same sectors. */
export function SimilarCompanies({
  companies,
  sectors,
}: {
  companies: readonly CompanyItem[];
  sectors: CompanyItem['sectors'];
}) {
  const { t } = useDirectoryTexts();
  return (
    <Section
      title={t('company.similar')}
      action={<UiLink href={companiesWith('tag', ...sectors.map(({ id }) => id))}>{t('company.allSimilar')}</UiLink>}
    >
      <Grid as="ul" columns="narrow" gap={4}>
        {companies.map(({ id, name, logo, sectors: own }) => (
          <li key={id} className={styles.company}>
            <Monogram name={name} picture={logo} />
            <span className={styles.words}>
              <UiLink href={companyAddress(id)} className={styles.name}>
                {name}
              </UiLink>
              <span className={styles.sectors}>
                {own
                  .filter((one) => sectors.some(({ id: shared }) => shared === one.id))
                  .map(({ label }) => label)
                  .join(', ')}
              </span>
            </span>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
