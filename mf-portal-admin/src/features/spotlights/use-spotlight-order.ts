import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { useCommand } from '@park/platform';
import { useToast, useTranslate } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpotlights } from './refreshed-calls';

/** Moves an item to another place, and says where it is now. */
export function useSpotlightOrder(items: readonly ManagedSpotlight[]) {
  const { t, language } = usePortalTexts();
  const translate = useTranslate();
  const toast = useToast();
  const order = useCommand('PUT /api/publishing/spotlights/order', refreshesSpotlights);
  const move = async (from: number, to: number): Promise<void> => {
    const moved = items[from];
    if (!moved) return;
    const others = items.filter((item) => item !== moved);
    const ids = [...others.slice(0, to), moved, ...others.slice(to)].map(({ id }) => id);
    const result = await order.run({ body: { ids } });
    const title = moved.texts[language].title || moved.texts.en.title || moved.texts.fr.title;
    toast.show(
      result.ok
        ? { message: t('spotlights.moved', { title, place: to + 1 }) }
        : { tone: 'danger', message: translate(result.error.key, result.error.values) ?? result.error.key },
    );
  };
  return { move, isMoving: order.isRunning };
}
