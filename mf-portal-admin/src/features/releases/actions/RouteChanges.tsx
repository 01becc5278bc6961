import { useFormat } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import type { RouteDifference } from '../registry/version-status';

/** The pages that a version adds or removes. */
export function RouteChanges({ added, removed }: RouteDifference) {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (
    <>
      {added.length > 0 && <p>{t('releases.move.routesAdded', { routes: format.list(added) })}</p>}
      {removed.length > 0 && <p>{t('releases.move.routesRemoved', { routes: format.list(removed) })}</p>}
    </>
  );
}
