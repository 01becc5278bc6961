import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { useCommand } from '@park/platform';
import { useErrorToast, useToast } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpotlights } from './refreshed-calls';
import { titleOf } from './spotlight-values';

/** Moves an item to another place, and says where it is now. */
export function useSpotlightOrder(items: readonly ManagedSpotlight[]) {
  const { t, language } = usePortalTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const order = useCommand('PUT /api/publishing/spotlights/order', refreshesSpotlights);
  const move = async (from: number, to: number): Promise<void> => {
    const moved = items[from];
    if (!moved) return;
    const others = items.filter((item) => item !== moved);
    const ids = [...others.slice(0, to), moved, ...others.slice(to)].map(({ id }) => id);
    const result = await order.run({ body: { ids } });
    if (result.ok) toast.show({ message: t('spotlights.moved', { title: titleOf(moved, language), place: to + 1 }) });
    else showError(result.error, t('spotlights.notMoved'));
  };
  return { move, isMoving: order.isRunning };
}
