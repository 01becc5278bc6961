import { useHasRoute, usePermission, useSession } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { PencilIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

/**
 * The screen belongs to another remote, which is released separately; the link is shown only where the screen exists.
 */
const editPath = '/portal/company-edit';

/** The own company for people who may edit it, every company for people who may edit all. */
export function EditCompany({ id }: { id: string }) {
  const { t } = useDirectoryTexts();
  const { company } = useSession();
  const canEdit = usePermission('CompanyList_Edit');
  const canEditAll = usePermission('CompanyList_Create');
  const exists = useHasRoute(editPath);
  const isOwn = company?.id === id;
  if (!exists || !canEdit || !(isOwn || canEditAll)) return null;
  return (
    <span data-print="hide">
      <ButtonLink href={isOwn ? editPath : `${editPath}?id=${encodeURIComponent(id)}`} icon={<PencilIcon size={16} />}>
        {t('company.edit')}
      </ButtonLink>
    </span>
  );
}
