import { Select } from '@park/ui';
import { listForm } from '@park/ui/pages';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './SortSelect.module.css';

export interface SortSelectProps<Sort extends string> {
  readonly options: readonly { readonly value: Sort; readonly label: string }[];
  /** The order in the address; undefined or an unavailable order selects the default. */
  readonly sort: Sort | undefined;
  /** The server's default, which is left out of the address. */
  readonly usual: Sort;
  readonly onChange: (sort: Sort | null) => void;
}

/** The order of a list. */
export function SortSelect<Sort extends string>({ options, sort, usual, onChange }: SortSelectProps<Sort>) {
  const { t } = useDirectoryTexts();
  const chosen = options.find(({ value }) => value === sort)?.value ?? usual;
  return (
    <div className={styles.sort}>
      <Select
        name="sort"
        form={listForm}
        aria-label={t('list.sort')}
        options={options}
        value={chosen}
        onChange={({ target }) => {
          const next = options.find(({ value }) => value === target.value)?.value;
          onChange(next === undefined || next === usual ? null : next);
        }}
      />
    </div>
  );
}
