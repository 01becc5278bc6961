import type { MapBuilding } from '@park/contract/directory';
import { useCall, useFormat, usePageTitle, useSearchParams } from '@park/platform';
import { ButtonLink, EmptyState, Page, Section, SkeletonText, Stack } from '@park/ui';
import { QueryContent, Row, Rows } from '@park/ui/pages';
import { buildingOnMap, companiesWith } from '../../shared/company-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { placeBuildings } from './building-places';
import { BuildingCompanies } from './BuildingCompanies';
import { ParkMap } from './ParkMap';
import styles from './ParkMap.module.css';

/** The buildings of the park on a drawing and as an equal list, and the companies of one of them. */
export default function MapPage() {
  const { t } = useDirectoryTexts();
  const buildings = useCall('GET /api/buildings', {});
  usePageTitle(t('map.title'));
  return (
    <Page
      title={t('map.title')}
      lead={t('map.lead')}
      breadcrumbs={[{ label: t('companies.title'), href: '/companies' }]}
    >
      <QueryContent query={buildings} skeleton={<SkeletonText lines={10} />}>
        {({ items }) => <Buildings buildings={items} />}
      </QueryContent>
    </Page>
  );
}

function Buildings({ buildings }: { readonly buildings: readonly MapBuilding[] }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const [parameters] = useSearchParams();
  const chosen = buildings.find(({ id }) => id === parameters.get('building'));
  const places = placeBuildings(buildings);
  if (buildings.length === 0) return <EmptyState kind="nothingYet" title={t('map.none')} />;
  return (
    <div className={styles.columns}>
      <Stack gap={6}>
        {places.length > 0 && <ParkMap places={places} chosenId={chosen?.id ?? null} />}
        {chosen && (
          <Section title={chosen.name}>
            <Stack>
              {chosen.address && <p>{chosen.address}</p>}
              <BuildingCompanies key={chosen.id} id={chosen.id} />
              <div>
                <ButtonLink href={companiesWith('location', chosen.id)}>{t('map.inDirectory')}</ButtonLink>
              </div>
            </Stack>
          </Section>
        )}
      </Stack>
      <Section title={t('map.buildings')}>
        <Rows label={t('map.buildings')}>
          {buildings.map(({ id, name, address, companyCount }) => (
            <Row key={id} headingLevel={3} title={name} href={buildingOnMap(id)}>
              <p className={styles.facts}>
                {[address, t('companies.count', { count: companyCount, shown: format.number(companyCount) })]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </p>
            </Row>
          ))}
        </Rows>
      </Section>
    </div>
  );
}
