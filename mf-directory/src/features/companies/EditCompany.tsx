import { useHasRoute, usePermission, useSession } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { PencilIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

/** The screen belongs to the portal's area, which is released apart from this one: the way there appears with it. */
const editPath = '/portal/company-edit';

/** The own company for those who may edit it, every company for those who look after all of them. */
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
