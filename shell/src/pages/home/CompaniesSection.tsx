import { useCall } from '@park/platform';
import { EmptyState, Grid, Loading, Monogram, Section, SkeletonBone, UiLink } from '@park/ui';
import { useShellTexts } from '../../texts/use-shell-texts';
import type { HasRoute } from '../../page-data/shell-page-props';
import { homeCalls } from './home-calls';
import styles from './HomePage.module.css';
import { QueryBody } from './QueryBody';

export function CompaniesSection({ hasRoute }: { hasRoute: HasRoute }) {
  const { t } = useShellTexts();
  const companies = useCall('GET /api/companies/query', homeCalls.companies);
  const total = companies.data?.total;
  return (
    <Section
      title={t('home.companies.title')}
      action={
        hasRoute('/companies') ? (
          <UiLink href="/companies">
            {total ? t('home.companies.allCounted', { count: total }) : t('home.companies.all')}
          </UiLink>
        ) : undefined
      }
    >
      <QueryBody query={companies} skeleton={<SkeletonTiles />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="nothingYet" compact headingLevel={3} title={t('home.companies.none')} />
          ) : (
            <Grid as="ul" gap={3} className={styles.tiles}>
              {items.map(({ id, name, logo, buildingName }) => (
                <li key={id} className={styles.tile}>
                  <Monogram name={name} picture={logo} />
                  <div className={styles.rowText}>
                    <h3 className={styles.rowTitle}>
                      {hasRoute('/companies/details') ? (
                        <UiLink className={styles.stretched} href={`/companies/details?id=${encodeURIComponent(id)}`}>
                          {name}
                        </UiLink>
                      ) : (
                        name
                      )}
                    </h3>
                    {buildingName && <p className={styles.rowMeta}>{buildingName}</p>}
                  </div>
                </li>
              ))}
            </Grid>
          )
        }
      </QueryBody>
    </Section>
  );
}

function SkeletonTiles() {
  return (
    <Loading>
      <Grid gap={3} className={styles.tiles}>
        {Array.from({ length: homeCalls.companies.query.pageSize }, (_unused, index) => (
          <div key={index} className={styles.tile}>
            <SkeletonBone shape="mark" />
            <div className={styles.rowText}>
              <SkeletonBone shape="most" />
            </div>
          </div>
        ))}
      </Grid>
    </Loading>
  );
}
