import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { splitSectors, useSectorLabels } from './SectorField';

/** The fields of a company that two people may have changed, as the question about them shows their values. */
export function useCompanyConflictFields() {
  const { t } = usePortalTexts();
  const sectors = useSectorLabels();
  const categories = useCatalogLabel('company-categories');
  const locations = useCatalogLabel('locations');
  const labelIn =
    ({ label }: typeof categories) =>
    (id: unknown) =>
      id === '' ? '' : (label(String(id)) ?? String(id));
  return [
    { name: 'name', label: t('people.companyEdit.name') },
    { name: 'category', label: t('people.companyEdit.category'), show: labelIn(categories) },
    { name: 'agreementType', label: t('people.companyEdit.agreement') },
    { name: 'isEPFL', label: t('people.companyEdit.isEPFL') },
    { name: 'isPublished', label: t('people.companyEdit.isPublished') },
    { name: 'descriptions.en', label: t('people.companyEdit.descriptionEn') },
    { name: 'descriptions.fr', label: t('people.companyEdit.descriptionFr') },
    { name: 'website', label: t('people.companyEdit.website') },
    { name: 'email', label: t('people.companyEdit.email') },
    { name: 'phone', label: t('people.companyEdit.phone') },
    { name: 'address', label: t('people.companyEdit.address') },
    { name: 'location', label: t('people.companyEdit.building'), show: labelIn(locations) },
    {
      name: 'tags',
      label: t('people.companyEdit.tags'),
      show: (tags: unknown) => splitSectors(String(tags)).map(sectors.labelOf).join(', '),
    },
    { name: 'teamSize', label: t('people.companyEdit.teamSize') },
    { name: 'foundedIn', label: t('people.companyEdit.foundedIn') },
  ] as const;
}
