import type { ListAddress } from '@park/platform';
import { Button, Cluster } from '@park/ui';
import { XIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { labelOfValue } from './chosen-labels';
import type { FacetDefinition, FacetValues } from './FacetList';
import styles from './ChosenFilters.module.css';

export interface ChosenFiltersProps<Field extends string> {
  readonly facets: readonly FacetDefinition<Field>[];
  readonly values: FacetValues<Field> | undefined;
  readonly address: ListAddress<Field>;
}

/** The active filters, each with a button to remove it; visible even where the filter column is closed. */
export function ChosenFilters<Field extends string>({ facets, values, address }: ChosenFiltersProps<Field>) {
  const { t } = useDirectoryTexts();
  if (address.chosenCount === 0) return null;
  const labelOf = (field: Field, value: string) => labelOfValue(values, field, value);
  return (
    <Cluster as="ul" className={styles.chosen} aria-label={t('list.chosen')}>
      {facets.flatMap(({ field }) =>
        address.chosen[field].map((value) => (
          <li key={`${field}:${value}`}>
            <Button
              size="small"
              className={styles.filter}
              aria-label={t('list.remove', { label: labelOf(field, value) })}
              onClick={() =>
                address.choose(
                  field,
                  address.chosen[field].filter((other) => other !== value),
                )
              }
            >
              {labelOf(field, value)}
              <XIcon size={14} />
            </Button>
          </li>
        )),
      )}
      <li data-print="hide">
        <Button variant="quiet" size="small" onClick={address.clear}>
          {t('list.clear')}
        </Button>
      </li>
    </Cluster>
  );
}
