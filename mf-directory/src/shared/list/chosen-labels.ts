import type { ListAddress } from '@park/platform';
import type { FacetDefinition, FacetValues } from './FacetList';

/** Label of a value; the value itself where the list does not know it. */
export const labelOfValue = <Field extends string>(
  values: FacetValues<Field> | undefined,
  field: Field,
  value: string,
): string => values?.[field]?.find((option) => option.value === value)?.label ?? value;

/** Labels of all active filters. */
export const chosenLabels = <Field extends string>(
  facets: readonly FacetDefinition<Field>[],
  values: FacetValues<Field> | undefined,
  address: ListAddress<Field>,
): string[] => facets.flatMap(({ field }) => address.chosen[field].map((value) => labelOfValue(values, field, value)));
