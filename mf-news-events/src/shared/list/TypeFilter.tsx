import { SegmentedControl } from '@park/ui';
import { listForm } from '@park/ui/pages';
import type { CatalogItem } from '../use-catalog';

export interface TypeFilterProps {
  readonly legend: string;
  /** In the address. */
  readonly name: string;
  /** "All", in the grammatical gender of the items. */
  readonly allLabel: string;
  readonly types: readonly CatalogItem[];
  /** Empty: all. */
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** A filter for one type, or all. */
export function TypeFilter({ legend, name, allLabel, types, value, onChange }: TypeFilterProps) {
  const options = [{ value: '', label: allLabel }, ...types.map(({ id, label }) => ({ value: id, label }))];
  return (
    <SegmentedControl legend={legend} name={name} form={listForm} options={options} value={value} onChange={onChange} />
  );
}
