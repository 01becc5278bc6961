import type { ManagedCatalogId, ManagedCatalogItem } from '@park/contract/catalogs';
import { useFormat } from '@park/platform';
import { Button, EmptyState, SegmentedControl, StatusBadge, Table, UiLink, type Column } from '@park/ui';
import { FocusFrame, SearchField, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { FilterBar } from '../../shared/FilterBar';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { itemsOf, views, type CatalogView } from './catalog-view';
import styles from './Catalogs.module.css';
import { ItemActions } from './ItemActions';

interface CatalogItemsProps {
  readonly catalog: ManagedCatalogId;
  readonly items: readonly ManagedCatalogItem[];
}

export function CatalogItems({ catalog, items }: CatalogItemsProps) {
  const { t } = usePortalTexts();
  const [text, setText] = useState('');
  const [view, setView] = useState<CatalogView>('current');
  const frame = useRef<HTMLDivElement>(null);
  const focusItems = useFocusAfterRender(frame);
  const counts = { current: 0, review: 0, archived: 0 };
  for (const candidate of views) counts[candidate] = itemsOf(items, candidate, '').length;
  // An archive or review that has become empty leads back to the items.
  const shownView = counts[view] === 0 ? 'current' : view;
  const shown = itemsOf(items, shownView, text);
  return (
    <>
      <FilterBar search={<SearchField label={t('catalogs.search')} text={text} onSearch={setText} />}>
        {counts.review + counts.archived > 0 && (
          <SegmentedControl
            legend={t('catalogs.which')}
            options={views
              .filter((candidate) => candidate === 'current' || counts[candidate] > 0)
              .map((value) => ({ value, label: t(`catalogs.views.${value}`, { count: counts[value] }) }))}
            value={shownView}
            onChange={setView}
          />
        )}
      </FilterBar>
      <FocusFrame ref={frame}>
        {shown.length > 0 ? (
          <ItemTable catalog={catalog} items={shown} all={items} onMoved={focusItems} />
        ) : items.length === 0 ? (
          <EmptyState kind="nothingYet" title={t('catalogs.none.title')} reason={t('catalogs.none.reason')} />
        ) : (
          <EmptyState
            kind="filteredOut"
            title={t('catalogs.noMatch.title')}
            reason={t('catalogs.noMatch.reason')}
            action={
              <Button
                onClick={() => {
                  setText('');
                  focusItems();
                }}
              >
                {t('catalogs.noMatch.action')}
              </Button>
            }
          />
        )}
      </FocusFrame>
    </>
  );
}

interface ItemTableProps extends CatalogItemsProps {
  readonly all: readonly ManagedCatalogItem[];
  readonly onMoved: () => void;
}

function ItemTable({ catalog, items, all, onMoved }: ItemTableProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const columns: Column<ManagedCatalogItem>[] = [
    {
      key: 'en',
      header: t('languageNames.en'),
      isRowHeader: true,
      cell: (item) => <Names item={item} language="en" />,
    },
    { key: 'fr', header: t('languageNames.fr'), cell: (item) => <Names item={item} language="fr" /> },
    {
      key: 'uses',
      header: t('catalogs.columns.uses'),
      align: 'end',
      cell: ({ id, uses }) =>
        catalog === 'sectors' && uses > 0 ? (
          <UiLink
            href={`/companies?tag=${encodeURIComponent(id)}`}
            aria-label={t('catalogs.showCompanies', { count: uses })}
          >
            {format.number(uses)}
          </UiLink>
        ) : (
          format.number(uses)
        ),
    },
    {
      key: 'actions',
      header: t('catalogs.columns.actions'),
      isActions: true,
      cell: (item) => <ItemActions catalog={catalog} item={item} all={all} onMoved={onMoved} />,
    },
  ];
  return <Table caption={t(`catalogs.names.${catalog}`)} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

function Names({ item, language }: { readonly item: ManagedCatalogItem; readonly language: 'en' | 'fr' }) {
  const { t } = usePortalTexts();
  return (
    <span className={styles.names}>
      <span className={styles.label}>
        <span lang={language}>{item.labels[language]}</span>
        {language === 'en' && item.isArchived && <StatusBadge status="neutral">{t('catalogs.archived')}</StatusBadge>}
        {language === 'en' && item.needsReview && <StatusBadge status="warning">{t('catalogs.new')}</StatusBadge>}
      </span>
      {item.synonyms[language].length > 0 && (
        <span className={styles.synonyms} lang={language}>
          {item.synonyms[language].join(', ')}
        </span>
      )}
    </span>
  );
}
