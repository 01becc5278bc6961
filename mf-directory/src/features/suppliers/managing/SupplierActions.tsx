import type { Supplier } from '@park/contract/suppliers';
import { Button, ButtonLink, Cluster } from '@park/ui';
import { ArchiveIcon, PencilIcon, Undo2Icon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';
import { supplierFormAddress } from '../supplier-address';
import { useArchive } from './use-archive';

/** Actions on a supplier, for people who manage suppliers. */
export function SupplierActions({ supplier, isArchived }: { supplier: Supplier; isArchived: boolean }) {
  const { t } = useDirectoryTexts();
  const { archive, restore, isRunning } = useArchive();
  const { name } = supplier;
  return (
    <Cluster gap={1} data-print="hide">
      <ButtonLink
        size="small"
        variant="quiet"
        href={supplierFormAddress(supplier.id)}
        icon={<PencilIcon size={16} />}
        aria-label={t('supplier.edit', { name })}
      >
        {t('supplier.editShort')}
      </ButtonLink>
      {isArchived ? (
        <Button
          size="small"
          variant="quiet"
          busy={isRunning}
          icon={<Undo2Icon size={16} />}
          aria-label={t('supplier.restore', { name })}
          onClick={() => void restore(supplier)}
        >
          {t('supplier.restoreShort')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          busy={isRunning}
          icon={<ArchiveIcon size={16} />}
          aria-label={t('supplier.archive', { name })}
          onClick={() => void archive(supplier)}
        >
          {t('supplier.archiveShort')}
        </Button>
      )}
    </Cluster>
  );
}
