import { maxSectorLength } from '@park/contract/company-facts';
import type { CompanyForm } from '@park/contract/company-forms';
import { useCall, useTexts } from '@park/platform';
import { Button, Cluster, Field, TextInput } from '@park/ui';
import type { OutputOf, ParkForm } from '@park/ui/form';
import { XIcon } from '@park/ui/icons';
import { searchForm } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyEdit.module.css';

type Values = OutputOf<typeof CompanyForm>;

const maxSuggestions = 8;
const separator = ', ';

export const splitSectors = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Labels of sectors in the reader's language; a name that is not in the catalog is its own label. */
export function useSectorLabels() {
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: 'sectors' } });
  const items = catalog.data?.items ?? [];
  return {
    items,
    labelOf: (id: string): string => items.find((item) => item.id === id)?.label ?? id,
  };
}

/** Sectors from the catalog. The park's staff reviews new names; the server matches names in both languages. */
export function SectorField({ form }: { readonly form: ParkForm<Values> }) {
  const { t } = usePortalTexts();
  const { t: translate } = useTexts();
  const { items, labelOf } = useSectorLabels();
  const [text, setText] = useState('');
  const chosen = splitSectors(form.watch('tags'));
  const set = (next: readonly string[]) =>
    form.setValue('tags', [...new Set(next)].join(separator), { shouldDirty: true });
  const wanted = searchForm(text);
  const found = items
    .filter(({ id, label, isArchived }) => !isArchived && !chosen.includes(id) && searchForm(label).includes(wanted))
    .slice(0, maxSuggestions);
  const isKnown = items.some(({ label }) => searchForm(label) === wanted);
  const isTooLong = text.trim().length > maxSectorLength;
  const add = (sector: string) => {
    set([...chosen, sector.replaceAll(',', ' ').trim()]);
    setText('');
  };
  const addTyped = () => {
    const same = found.find(({ label }) => searchForm(label) === wanted);
    if (same) add(same.id);
    else if (wanted !== '' && !isTooLong) add(text);
  };
  return (
    <div className={styles.sectors}>
      <Field
        label={t('people.companyEdit.tags')}
        help={t('people.companyEdit.tagsHelp')}
        error={isTooLong && translate('errors.field.tooLong', { count: maxSectorLength })}
        optional
      >
        {(control) => (
          <TextInput
            {...control}
            value={text}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addTyped();
            }}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('people.companyEdit.chosenSectors')}>
          {chosen.map((sector) => (
            <li key={sector}>
              <Button
                size="small"
                icon={<XIcon size={14} />}
                aria-label={t('people.companyEdit.removeSector', { sector: labelOf(sector) })}
                onClick={() => set(chosen.filter((one) => one !== sector))}
              >
                {labelOf(sector)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && (
        <Cluster gap={1}>
          {found.map(({ id, label }) => (
            <Button key={id} size="small" variant="quiet" onClick={() => add(id)}>
              {label}
            </Button>
          ))}
          {!isKnown && (
            <Button size="small" variant="quiet" onClick={() => add(text)}>
              {t('people.companyEdit.newSector', { sector: text.trim() })}
            </Button>
          )}
        </Cluster>
      )}
    </div>
  );
}
