import { SegmentedControl } from '@park/ui';
import type { CatalogItem } from '../content/use-catalog';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';

export interface TypeFilterProps {
  readonly legend: string;
  readonly types: readonly CatalogItem[];
  /** Empty: all. */
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** One kind, or all of them. */
export function TypeFilter({ legend, types, value, onChange }: TypeFilterProps) {
  const { t } = useNewsEventsTexts();
  const options = [{ value: '', label: t('list.allTypes') }, ...types.map(({ id, label }) => ({ value: id, label }))];
  return <SegmentedControl legend={legend} options={options} value={value} onChange={onChange} />;
}
