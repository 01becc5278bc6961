import type { ListAddress } from '@park/platform';
import { SegmentedControl } from '@park/ui';
import { LayoutGridIcon, Table2Icon } from '@park/ui/icons';
import { SortSelect } from '../../shared/list/SortSelect';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './CompanyControls.module.css';
import { companySorts, type CompanyField, type CompanySort } from './use-company-list';
import type { CompanyView } from './use-company-view';

export interface CompanyControlsProps {
  readonly address: ListAddress<CompanyField>;
  readonly sort: CompanySort | undefined;
  readonly view: CompanyView;
  readonly onView: (view: CompanyView) => void;
}

export function CompanyControls({ address, sort, view, onView }: CompanyControlsProps) {
  const { t } = useDirectoryTexts();
  const hasText = address.text.trim() !== '';
  const offered = companySorts.filter((candidate) => candidate !== 'relevance' || hasText);
  return (
    <>
      <SortSelect
        options={offered.map((value) => ({ value, label: t(`companies.sort.${value}`) }))}
        sort={sort}
        usual={hasText ? 'relevance' : 'name'}
        onChange={(next) => address.setParameter('sort', next)}
      />
      <div className={styles.view}>
        <SegmentedControl
          legend={t('companies.view.legend')}
          options={[
            { value: 'cards', label: t('companies.view.cards'), icon: <LayoutGridIcon size={16} /> },
            { value: 'table', label: t('companies.view.table'), icon: <Table2Icon size={16} /> },
          ]}
          value={view}
          onChange={onView}
        />
      </div>
    </>
  );
}
