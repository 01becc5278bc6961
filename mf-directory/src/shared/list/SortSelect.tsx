import { Select } from '@park/ui';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './SortSelect.module.css';

export interface SortSelectProps<Sort extends string> {
  readonly options: readonly { readonly value: Sort; readonly label: string }[];
  /** What the address says; undefined, or an order that is not offered now: the usual one. */
  readonly sort: Sort | undefined;
  /** What the server does when nobody chose; it need not stand in the address. */
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
