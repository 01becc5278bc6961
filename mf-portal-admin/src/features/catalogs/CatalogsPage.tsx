import type { ManagedCatalogId } from '@park/contract/catalogs';
import { useCall, usePageTitle, useSearchParams } from '@park/platform';
import { Button, Page, SkeletonTable } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { QueryContent, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { CatalogChoice } from './CatalogChoice';
import styles from './Catalogs.module.css';
import { CatalogItems } from './CatalogItems';

const ItemDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "staff-dialogs" */ './ItemDialog')).ItemDialog,
);

/** The words that fields and filters of the portal offer, in both languages. */
export default function CatalogsPage() {
  const { t } = usePortalTexts();
  const [address, setAddress] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const catalogs = useCall('GET /api/catalogs/managed', {});
  const chosen = catalogs.data?.items.find(({ id }) => id === address.get('catalog'))?.id ?? 'sectors';
  usePageTitle(t('catalogs.title'));
  return (
    <Page
      title={t('catalogs.title')}
      lead={t('catalogs.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setIsAdding(true)}>
          {t('catalogs.add')}
        </Button>
      }
    >
      <QueryContent query={catalogs} skeleton={<SkeletonTable />}>
        {(loaded) => (
          <div className={styles.columns}>
            <CatalogChoice
              catalogs={loaded.items}
              chosen={chosen}
              onChoose={(catalog) => setAddress({ catalog }, { replace: true })}
            />
            <Items key={chosen} catalog={chosen} />
          </div>
        )}
      </QueryContent>
      {isAdding && <ItemDialog catalog={chosen} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function Items({ catalog }: { readonly catalog: ManagedCatalogId }) {
  const { t } = usePortalTexts();
  const items = useCall('GET /api/catalogs/{id}/items', { params: { id: catalog } });
  return (
    <section className={styles.items} aria-labelledby="catalog-title">
      <h2 id="catalog-title" className={styles.title}>
        {t(`catalogs.names.${catalog}`)}
      </h2>
      <p className={styles.help}>{t(`catalogs.about.${catalog}`)}</p>
      <QueryContent query={items} skeleton={<SkeletonTable />}>
        {(loaded) => <CatalogItems catalog={catalog} items={loaded.items} />}
      </QueryContent>
    </section>
  );
}
