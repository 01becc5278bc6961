import { useCatalogLabel } from '../../shared/use-catalog-label';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** The name of a role by its id; a blank keeps the height of the line while the catalog loads. */
export function useRoleLabel(): (role: number | null) => string {
  const { t } = usePortalTexts();
  const roles = useCatalogLabel('roles');
  return (role) =>
    role === null ? t('people.noRole') : (roles.label(String(role)) ?? (roles.isPending ? '\u00a0' : String(role)));
}
