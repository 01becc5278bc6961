import type { CallResponse } from '@park/contract';
import type { ManagedCatalogId } from '@park/contract/catalogs';
import { Field, Select, UiLink } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Catalogs.module.css';

interface CatalogChoiceProps {
  readonly catalogs: CallResponse<'GET /api/catalogs/managed'>['items'];
  readonly chosen: ManagedCatalogId;
  readonly onChoose: (catalog: ManagedCatalogId) => void;
}

/** The catalogs: links beside the items, a field above them on small screens. */
export function CatalogChoice({ catalogs, chosen, onChoose }: CatalogChoiceProps) {
  const { t } = usePortalTexts();
  const nameOf = ({ id, needsReview }: (typeof catalogs)[number]) =>
    needsReview > 0
      ? t('catalogs.withReview', { name: t(`catalogs.names.${id}`), count: needsReview })
      : t(`catalogs.names.${id}`);
  return (
    <>
      <nav className={styles.links} aria-label={t('catalogs.title')}>
        <ul>
          {catalogs.map((catalog) => (
            <li key={catalog.id}>
              <UiLink
                className={styles.link}
                href={`?catalog=${catalog.id}`}
                aria-current={catalog.id === chosen ? 'page' : undefined}
              >
                <span>{t(`catalogs.names.${catalog.id}`)}</span>
                <span className={styles.count}>
                  {catalog.needsReview > 0 && (
                    <span className={styles.review}>{t('catalogs.toReview', { count: catalog.needsReview })}</span>
                  )}
                  {catalog.count}
                </span>
              </UiLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.field}>
        <Field label={t('catalogs.catalog')}>
          {(control) => (
            <Select
              {...control}
              options={catalogs.map((catalog) => ({ value: catalog.id, label: nameOf(catalog) }))}
              value={chosen}
              onChange={({ target }) => onChoose(target.value as ManagedCatalogId)}
            />
          )}
        </Field>
      </div>
    </>
  );
}
