import type { ManagedCatalogId, ManagedCatalogItem } from '@park/contract/catalogs';
import { useCommand } from '@park/platform';
import { Button, IconButton, useErrorToast, useToast } from '@park/ui';
import { ArchiveIcon, MergeIcon, PencilIcon, Undo2Icon } from '@park/ui/icons';
import { lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Catalogs.module.css';
import { refreshesCatalogs } from './refreshed-calls';

const ItemDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "staff-dialogs" */ './ItemDialog')).ItemDialog,
);
const MergeSectorDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "staff-dialogs" */ './MergeSectorDialog')).MergeSectorDialog,
);

interface ItemActionsProps {
  readonly catalog: ManagedCatalogId;
  readonly item: ManagedCatalogItem;
  readonly all: readonly ManagedCatalogItem[];
  /** Moves the focus, because the row leaves the table with its buttons. */
  readonly onMoved: () => void;
}

export function ItemActions({ catalog, item, all, onMoved }: ItemActionsProps) {
  const { t, language } = usePortalTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const [open, setOpen] = useState<'edit' | 'merge'>();
  const archive = useCommand('PUT /api/catalogs/{id}/items/{itemId}/archive', refreshesCatalogs);
  const name = item.labels[language];
  const setArchived = async (isArchived: boolean): Promise<void> => {
    const result = await archive.run({ params: { id: catalog, itemId: item.id }, body: { isArchived } });
    if (!result.ok) return showError(result.error, t('catalogs.notChanged', { name }));
    onMoved();
    toast.show({
      message: t(isArchived ? 'catalogs.isArchived' : 'catalogs.isRestored', { name }),
      ...(isArchived ? { action: { label: t('catalogs.undo'), run: () => void setArchived(false) } } : {}),
    });
    return undefined;
  };
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="quiet"
        icon={<PencilIcon size={16} />}
        aria-label={t('catalogs.editNamed', { name })}
        onClick={() => setOpen('edit')}
      >
        {t('catalogs.edit')}
      </Button>
      {catalog === 'sectors' && (
        <IconButton
          size="small"
          icon={<MergeIcon size={16} />}
          label={t('catalogs.mergeNamed', { name })}
          onClick={() => setOpen('merge')}
        />
      )}
      <IconButton
        size="small"
        busy={archive.isRunning}
        icon={item.isArchived ? <Undo2Icon size={16} /> : <ArchiveIcon size={16} />}
        label={t(item.isArchived ? 'catalogs.restoreNamed' : 'catalogs.archiveNamed', { name })}
        onClick={() => void setArchived(!item.isArchived)}
      />
      {open === 'edit' && <ItemDialog catalog={catalog} item={item} onClose={() => setOpen(undefined)} />}
      {open === 'merge' && (
        <MergeSectorDialog
          item={item}
          all={all}
          onClose={() => setOpen(undefined)}
          onMerged={() => {
            setOpen(undefined);
            onMoved();
          }}
        />
      )}
    </div>
  );
}
