import type { Template } from '@park/contract/documents';
import { useCall, useFormat, usePageTitle } from '@park/platform';
import { Button, Page, Section, SegmentedControl, Select } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { PagedList, Rows, RowsSkeleton, SearchField, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { FilterBar } from '../../shared/FilterBar';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { PreviewDialog, type ShownFile } from './PreviewDialog';
import { TemplateRow } from './TemplateRow';
import styles from './Templates.module.css';
import { useTemplateList } from './use-template-list';

const TemplateDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "template" */ './TemplateDialog')).TemplateDialog,
);

/** Documents that companies may use, by category. */
export default function TemplatesPage() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { address, list, isArchive } = useTemplateList();
  const [edited, setEdited] = useState<string | 'new'>();
  const [shown, setShown] = useState<ShownFile>();
  const first = list.status === 'ready' ? list.first : undefined;
  const mayManage = first?.may.manage === true;
  usePageTitle(t('templates.title'));
  return (
    <Page
      title={t('templates.title')}
      count={first && format.number(first.total)}
      lead={t('templates.lead')}
      action={
        mayManage && (
          <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
            {t('templates.add')}
          </Button>
        )
      }
    >
      <FilterBar search={<SearchField label={t('templates.search')} text={address.text} onSearch={address.setText} />}>
        <CategorySelect
          value={address.chosen.category[0] ?? ''}
          onChange={(category) => address.choose('category', category === '' ? [] : [category])}
        />
        {mayManage && (
          <SegmentedControl
            legend={t('templates.which')}
            options={[
              { value: 'listed', label: t('templates.listed') },
              { value: 'archived', label: t('templates.archived') },
            ]}
            value={isArchive ? 'archived' : 'listed'}
            onChange={(which) => address.setParameter('archived', which === 'archived' ? 'true' : null)}
          />
        )}
      </FilterBar>
      <PagedList
        list={list}
        skeleton={<RowsSkeleton count={5} />}
        empty={{
          title: isArchive ? t('templates.noneArchived') : t('templates.none.title'),
          reason: isArchive ? undefined : t('templates.none.reason'),
        }}
        filteredOut={
          address.isNarrowed && {
            title: t('templates.filteredOut.title'),
            reason: t('templates.filteredOut.reason'),
            clearLabel: t('templates.filteredOut.clear'),
            onClear: address.clear,
          }
        }
        total={first?.total}
        announcement={first && t('templates.found', { count: first.total })}
      >
        {(items) => (
          <>
            {groupByCategory(items).map(({ label, templates }) => (
              <Section key={label} title={label}>
                <Rows label={label}>
                  {templates.map((template) => (
                    <TemplateRow
                      key={template.id}
                      template={template}
                      onPreview={setShown}
                      onEdit={mayManage ? () => setEdited(template.id) : undefined}
                    />
                  ))}
                </Rows>
              </Section>
            ))}
          </>
        )}
      </PagedList>
      {shown && <PreviewDialog file={shown} onClose={() => setShown(undefined)} />}
      {edited && <TemplateDialog id={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

function CategorySelect({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const { t } = usePortalTexts();
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: 'template-categories' } });
  const options = catalog.data?.items.map(({ id, label }) => ({ value: id, label })) ?? [];
  return (
    <div className={styles.category}>
      <Select
        aria-label={t('templates.category')}
        value={value}
        options={[{ value: '', label: t('templates.allCategories') }, ...options]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** The answer is sorted by category. */
function groupByCategory(items: readonly Template[]): { label: string; templates: Template[] }[] {
  const groups = new Map<string, Template[]>();
  for (const template of items)
    groups.set(template.categoryLabel, [...(groups.get(template.categoryLabel) ?? []), template]);
  return [...groups].map(([label, templates]) => ({ label, templates }));
}
