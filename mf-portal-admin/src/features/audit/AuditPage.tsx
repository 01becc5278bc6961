import { auditKinds } from '@park/contract/audit-words';
import type { AuditRow } from '@park/contract/portal';
import { useDownload, useFormat, useListAddress, usePagedCall, usePageTitle, usePermission } from '@park/platform';
import { DateInput, Field, Page, Select, SkeletonTable, Table, type Column } from '@park/ui';
import { ExportButton, PagedList, SearchField } from '@park/ui/pages';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CompanyFilter } from '../people/CompanyFilter';
import styles from './Audit.module.css';
import { flatFacts } from './flat-facts';
import { useAuditWords } from './use-audit-words';

const filterFields = ['from', 'until', 'kind', 'company'] as const;

/** Who changed what, with filters and a CSV file. */
export default function AuditPage() {
  const { t } = usePortalTexts();
  const address = useListAddress(filterFields);
  const choose = (field: (typeof filterFields)[number], value: string | null) =>
    address.choose(field, value ? [value] : []);
  const fromId = useId();
  const untilId = useId();
  const readsAll = usePermission('Collaborator_ManageCompanyList');
  usePageTitle(t('people.portal.audit.title'));
  const filter = {
    ...optional('from', address.chosen.from[0]),
    ...optional('until', address.chosen.until[0]),
    ...optional('subjectKind', address.chosen.kind[0]),
    ...optional('companyId', address.chosen.company[0]),
    ...optional('actor', address.text),
  };
  const list = usePagedCall('GET /api/audit', { query: { ...filter, pageSize: 50 } });
  const download = useDownload('GET /api/audit/export');
  const words = useAuditWords();
  const columns = useAuditColumns(words);

  return (
    <Page
      title={t('people.portal.audit.title')}
      lead={t('people.portal.audit.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <ExportButton
          isRunning={download.isRunning}
          onExport={() => download.run({ query: filter }, { fallbackName: 'audit.csv' })}
        />
      }
    >
      <div className={styles.filters}>
        <Field id={fromId} label={t('people.portal.audit.from')}>
          {(control) => (
            <DateInput
              {...control}
              value={address.chosen.from[0] ?? ''}
              onChange={(event) => choose('from', event.target.value)}
            />
          )}
        </Field>
        <Field id={untilId} label={t('people.portal.audit.until')}>
          {(control) => (
            <DateInput
              {...control}
              value={address.chosen.until[0] ?? ''}
              onChange={(event) => choose('until', event.target.value)}
            />
          )}
        </Field>
        <Select
          aria-label={t('people.portal.audit.kind')}
          placeholder={t('people.portal.audit.allKinds')}
          value={address.chosen.kind[0] ?? ''}
          onChange={(event) => choose('kind', event.target.value)}
          options={auditKinds.map((value) => ({ value, label: words.kind(value) }))}
        />
        {readsAll && <CompanyFilter value={address.chosen.company[0]} onChange={(id) => choose('company', id)} />}
        <SearchField label={t('people.portal.audit.actor')} text={address.text} onSearch={address.setText} />
      </div>
      <PagedList
        list={list}
        skeleton={<SkeletonTable />}
        empty={{ title: t('people.portal.audit.none.title') }}
        filteredOut={
          Object.keys(filter).length > 0 && {
            title: t('people.portal.audit.none.title'),
            reason: t('people.portal.audit.none.reason'),
            clearLabel: t('people.portal.audit.none.action'),
            onClear: address.clear,
          }
        }
      >
        {(items) => (
          <Table caption={t('people.portal.audit.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </Page>
  );
}

type AuditWordsOf = ReturnType<typeof useAuditWords>;

const optional = <Key extends string>(key: Key, value: string | undefined) =>
  (value ? { [key]: value } : {}) as Partial<Record<Key, string>>;

function useAuditColumns(words: AuditWordsOf): readonly Column<AuditRow>[] {
  const { t } = usePortalTexts();
  const { day, time } = useFormat();
  return [
    { key: 'when', header: t('people.portal.audit.when'), cell: ({ at }) => `${day(at)}, ${time(at)}` },
    {
      key: 'who',
      header: t('people.portal.audit.who'),
      cell: ({ actor }) => words.actor(actor),
    },
    {
      key: 'what',
      header: t('people.portal.audit.what'),
      isRowHeader: true,
      cell: ({ subjectKind, subject, action, companyName }) =>
        [[words.kind(subjectKind), subject].filter(Boolean).join(' '), words.action(action), companyName]
          .filter(Boolean)
          .join(', '),
    },
    { key: 'details', header: t('people.portal.audit.details'), cell: (row) => <Changes row={row} words={words} /> },
  ];
}

/** The fields that differ. */
function Changes({ row: { before, after }, words }: { readonly row: AuditRow; readonly words: AuditWordsOf }) {
  const { t } = usePortalTexts();
  const old = flatFacts(before);
  const next = flatFacts(after);
  const isNew = before === null;
  const fields = [...new Set([...old.keys(), ...next.keys()])].filter(
    (field) =>
      field !== 'version' &&
      words.value(field, old.get(field)) !== words.value(field, next.get(field)) &&
      // Of what did not exist before, only what is set says something.
      !(isNew && next.get(field) === false),
  );
  if (fields.length === 0) return null;
  return (
    <div className={styles.changes}>
      {fields.slice(0, 8).map((field) => (
        <span key={field}>
          {isNew
            ? t('people.portal.audit.fact', { field: words.field(field), value: words.value(field, next.get(field)) })
            : t('people.portal.audit.change', {
                field: words.field(field),
                before: words.value(field, old.get(field)),
                after: words.value(field, next.get(field)),
              })}
        </span>
      ))}
    </div>
  );
}
