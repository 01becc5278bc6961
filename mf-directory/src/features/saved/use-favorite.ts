/** Favourites of the person: marked at once, reverted if the server refuses, and undone from the message. */
import type { SavedKind } from '@park/contract/saved-kinds';
import { useCall, useCommand, useOptimisticValue, useSession } from '@park/platform';
import { useErrorToast, useToast } from '@park/ui';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

export interface FavoriteItem {
  readonly kind: SavedKind;
  readonly id: string;
  readonly name: string;
}

export interface Favorite {
  /** Undefined while it is not known, and for visitors. */
  readonly isFavorite: boolean | undefined;
  readonly toggle: () => void;
  /** Set when the favourites did not load. */
  readonly reload: { readonly isRunning: boolean; readonly run: () => void } | undefined;
}

export function useFavorite({ kind, id, name }: FavoriteItem): Favorite {
  const { t } = useDirectoryTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const { isLoggedIn } = useSession();
  const ids = useCall('GET /api/favorites/ids', {}, { enabled: isLoggedIn });
  const command = useCommand('PUT /api/favorites/{kind}/{id}', { refreshes: ['GET /api/favorites'] });

  const { shown: isFavorite, change } = useOptimisticValue(ids.data?.[kind].includes(id), async (wanted) => {
    const result = await command.run({ params: { kind, id }, body: { isFavorite: wanted === true } });
    if (result.ok) {
      toast.show({
        message: t(wanted ? 'saved.favorite.added' : 'saved.favorite.removed', { name }),
        action: { label: t('saved.undo'), run: () => void change(!wanted) },
      });
    } else showError(result.error, t('saved.favorite.notChanged'));
    return result;
  });
  return {
    isFavorite,
    toggle: () => {
      if (isFavorite !== undefined) void change(!isFavorite);
    },
    reload: ids.status === 'failed' ? { isRunning: ids.isRefreshing, run: ids.retry } : undefined,
  };
}
