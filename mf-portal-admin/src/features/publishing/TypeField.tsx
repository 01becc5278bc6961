import { useCall } from '@park/platform';
import { Field, Select } from '@park/ui';
import { catalogOptions } from '../../shared/catalog-options';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { typeCatalog } from './kinds';
import { useCheckedField } from './use-checked-field';
import type { Publication } from './use-publication';

export function TypeField({ publication }: { publication: Publication }) {
  const { t } = usePortalTexts();
  const field = useCheckedField(publication);
  const { kind, body, set } = publication;
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: typeCatalog[kind] } }, { keepPrevious: true });
  const options = catalogOptions(catalog.data?.items, body.type);
  const isUnknown = body.type !== '' && !options.some(({ value }) => value === body.type);
  return (
    <Field label={t('publishing.fields.type')} {...field('type')}>
      {(control) => (
        <Select
          {...control}
          value={body.type}
          placeholder={t('publishing.chooseType')}
          options={isUnknown ? [...options, { value: body.type, label: body.type }] : options}
          onChange={({ target }) => set({ type: target.value })}
        />
      )}
    </Field>
  );
}
