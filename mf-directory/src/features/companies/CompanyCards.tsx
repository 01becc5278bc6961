import type { CompanyItem } from '@park/contract/directory';
import { Badge, Card, Grid, Monogram } from '@park/ui';
import { memo } from 'react';
import { companyAddress } from '../../shared/company-address';
import { FavoriteStar } from '../saved/FavoriteStar';
import styles from './CompanyCards.module.css';
import type { RenderedCompaniesProps } from './rendered-companies';

/** As many sectors as may fit on a card's one line for them. */
const maxShownTags = 6;

export function CompanyCards({ companies, waiting, categoryOf }: RenderedCompaniesProps) {
  return (
    <Grid as="ul" className={styles.cards}>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} category={categoryOf(company)} />
      ))}
      {Array.from({ length: waiting }, (_unused, place) => (
        <li key={place} className={styles.waiting} aria-hidden="true" />
      ))}
    </Grid>
  );
}

const CompanyCard = memo(function CompanyCard({ company, category }: { company: CompanyItem; category: string }) {
  return (
    <li>
      <Card
        headingLevel={2}
        title={company.name}
        href={companyAddress(company.id)}
        mark={<Monogram name={company.name} picture={company.logo} />}
        action={<FavoriteStar kind="company" id={company.id} name={company.name} />}
        meta={[category, company.buildingName].filter(Boolean).join('\u00a0· ')}
        footer={
          company.tags.length > 0 && (
            <span className={styles.tags}>
              {company.tags.slice(0, maxShownTags).map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>
          )
        }
      >
        <p className={styles.summary} lang={company.language}>
          {company.summary}
        </p>
      </Card>
    </li>
  );
});
