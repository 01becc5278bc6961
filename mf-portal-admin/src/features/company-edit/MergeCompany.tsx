import type { CompanyForm } from '@park/contract/company-forms';
import { Notice } from '@park/ui';
import type { OutputOf, ParkForm } from '@park/ui/form';
import { MergedFields } from '../../shared/MergedFields';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { splitSectors, useSectorLabels } from './SectorField';

type Values = OutputOf<typeof CompanyForm>;

interface MergeCompanyProps {
  readonly form: ParkForm<Values>;
  /** What both sides started from. */
  readonly original: Values;
  /** What somebody else saved meanwhile. */
  readonly theirs: Values;
}

const labels = {
  name: 'people.companyEdit.name',
  category: 'people.companyEdit.category',
  agreementType: 'people.companyEdit.agreement',
  isEPFL: 'people.companyEdit.isEPFL',
  isPublished: 'people.companyEdit.isPublished',
  'descriptions.en': 'people.companyEdit.descriptionEn',
  'descriptions.fr': 'people.companyEdit.descriptionFr',
  website: 'people.companyEdit.website',
  email: 'people.companyEdit.email',
  phone: 'people.companyEdit.phone',
  address: 'people.companyEdit.address',
  location: 'people.companyEdit.building',
  tags: 'people.companyEdit.tags',
  teamSize: 'people.companyEdit.teamSize',
  foundedIn: 'people.companyEdit.foundedIn',
} as const;
type FieldName = keyof typeof labels;
const names = Object.keys(labels) as FieldName[];

const valueOf = (values: Values, field: FieldName) =>
  field === 'descriptions.en'
    ? values.descriptions.en
    : field === 'descriptions.fr'
      ? values.descriptions.fr
      : values[field];

/** For each field that somebody else saved meanwhile: one's own text or the other one. */
export function MergeCompany({ form, original, theirs }: MergeCompanyProps) {
  const { t } = usePortalTexts();
  const { labelOf } = useSectorLabels();
  const show = (name: string, value: string | boolean) =>
    name === 'tags'
      ? splitSectors(String(value)).map(labelOf).join(', ')
      : typeof value === 'string'
        ? value
        : t(value ? 'people.conflict.yes' : 'people.conflict.no');
  const sides = { original, mine: form.getValues(), theirs };
  return (
    <div>
      <Notice tone="warning" announce>
        {t('people.companyEdit.conflict')}
      </Notice>
      <MergedFields
        names={names}
        valueOf={(side, name) => valueOf(sides[side], name)}
        legendOf={(name) => t(labels[name])}
        show={show}
        onChoose={(name, value) => form.setValue(name, value, { shouldDirty: true })}
      />
    </div>
  );
}
