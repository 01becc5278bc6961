import type { CallResponse } from '@park/contract';
import type { ManagedSupplier } from '@park/contract/suppliers';
import { useCall, usePageTitle, useSearchParams } from '@park/platform';
import { Page, SkeletonText, StatusBadge, type Option } from '@park/ui';
import { NotFoundPage, PendingTitle, QueryContent, FailedRecord } from '@park/ui/pages';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';
import { suppliersPath } from '../supplier-address';
import { SupplierForm } from './SupplierForm';

/** Without an id: a new supplier. With one: that supplier, archived or not. */
export default function SupplierFormPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id ? <ExistingSupplier key={id} id={id} /> : <NewSupplier />;
}

function NewSupplier() {
  const { t } = useDirectoryTexts();
  usePageTitle(t('supplier.add'));
  return (
    <Page title={t('supplier.add')} breadcrumbs={[{ label: t('suppliers.title'), href: suppliersPath }]}>
      <FormWithCategories />
    </Page>
  );
}

function ExistingSupplier({ id }: { id: string }) {
  const { t } = useDirectoryTexts();
  const query = useCall('GET /api/approved-suppliers/{id}', { params: { id } }, { keepPrevious: true });
  const supplier = query.data;
  usePageTitle(supplier && t('supplier.edit', { name: supplier.name }));
  const breadcrumbs = [{ label: t('suppliers.title'), href: suppliersPath }];

  if (query.status === 'failed')
    return (
      <FailedRecord query={query} title={t('supplier.title')} breadcrumbs={breadcrumbs} missing={<MissingSupplier />} />
    );
  return (
    <Page
      breadcrumbs={breadcrumbs}
      title={supplier ? t('supplier.edit', { name: supplier.name }) : <PendingTitle kind={t('supplier.title')} />}
      state={supplier?.archivedAt && <StatusBadge status="neutral">{t('suppliers.archived')}</StatusBadge>}
    >
      {supplier ? <FormWithCategories supplier={supplier} /> : <SkeletonText lines={10} />}
    </Page>
  );
}

/**
 * Rendered only with the categories, without which the form cannot be submitted. The old labels stay until those of a
 * new language are loaded, so that a change of language keeps the input.
 */
function FormWithCategories({ supplier }: { supplier?: ManagedSupplier }) {
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: 'supplier-categories' } }, { keepPrevious: true });
  return (
    <QueryContent query={catalog} skeleton={<SkeletonText lines={10} />}>
      {({ items }) => <SupplierForm supplier={supplier} categories={categoriesFor(supplier, items)} />}
    </QueryContent>
  );
}

type Categories = CallResponse<'GET /api/catalogs/{id}'>['items'];

/** Categories in use, and the supplier's own, which can be archived or missing in the catalog. */
function categoriesFor(supplier: ManagedSupplier | undefined, items: Categories): Option[] {
  const own = supplier?.category;
  const categories = items
    .filter(({ id, isArchived }) => !isArchived || id === own)
    .map(({ id, label }) => ({ value: id, label }));
  return own === undefined || categories.some(({ value }) => value === own)
    ? categories
    : [...categories, { value: own, label: own }];
}

function MissingSupplier() {
  const { t } = useDirectoryTexts();
  usePageTitle(t('supplier.notFound.title'));
  return (
    <NotFoundPage
      title={t('supplier.notFound.title')}
      reason={t('supplier.notFound.reason')}
      breadcrumbs={[{ label: t('suppliers.title'), href: suppliersPath }]}
      action={{ label: t('supplier.notFound.action'), href: suppliersPath }}
    />
  );
}
