/**
 * Archives and restores a supplier. Both keep the votes, so each is the undo of the other and needs no confirmation.
 */
import type { Supplier } from '@park/contract/suppliers';
import { useCommand } from '@park/platform';
import { useErrorToast, useToast } from '@park/ui';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';

type Named = Pick<Supplier, 'id' | 'name'>;

const refreshes = ['GET /api/approved-suppliers', 'GET /api/stats/suppliers'];

export function useArchive(): {
  archive: (supplier: Named) => Promise<void>;
  restore: (supplier: Named) => Promise<void>;
  isRunning: boolean;
} {
  const { t } = useDirectoryTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const archiving = useCommand('DELETE /api/approved-suppliers/{id}', { refreshes });
  const restoring = useCommand('POST /api/approved-suppliers/{id}/restore', { refreshes });

  async function archive(supplier: Named): Promise<void> {
    const result = await archiving.run({ params: { id: supplier.id } });
    if (result.ok)
      toast.show({
        message: t('supplier.isArchived', { name: supplier.name }),
        action: { label: t('supplier.undo'), run: () => void restore(supplier) },
      });
    else showError(result.error, t('supplier.notChanged', { name: supplier.name }));
  }
  async function restore(supplier: Named): Promise<void> {
    const result = await restoring.run({ params: { id: supplier.id } });
    if (result.ok) toast.show({ message: t('supplier.isRestored', { name: supplier.name }) });
    else showError(result.error, t('supplier.notChanged', { name: supplier.name }));
  }
  return { archive, restore, isRunning: archiving.isRunning || restoring.isRunning };
}
