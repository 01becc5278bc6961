/** Favourites of the person: marked at once, reverted if the server refuses, and undone from the message. */
import type { SavedKind } from '@park/contract/saved-forms';
import { useCall, useCommand, useSession } from '@park/platform';
import { useToast, useTranslate } from '@park/ui';
import { useState } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

export interface Favorite {
  /** Undefined while it is not known, and for visitors. */
  readonly isFavorite: boolean | undefined;
  readonly toggle: () => void;
}

export function useFavorite(kind: SavedKind, id: string, name: string): Favorite {
  const { t } = useDirectoryTexts();
  const translate = useTranslate();
  const toast = useToast();
  const { isLoggedIn } = useSession();
  const known = useCall('GET /api/favorites/ids', {}, { enabled: isLoggedIn }).data;
  const command = useCommand('PUT /api/favorites/{kind}/{id}', { refreshes: ['GET /api/favorites'] });
  // The pressed state applies until the server's state has been read again.
  const [pressed, setPressed] = useState<{ over: typeof known; isFavorite: boolean } | null>(null);
  const isFavorite = pressed && pressed.over === known ? pressed.isFavorite : known?.[kind].includes(id);

  const change = async (wanted: boolean, canUndo: boolean) => {
    setPressed({ over: known, isFavorite: wanted });
    const result = await command.run({ params: { kind, id }, body: { isFavorite: wanted } });
    if (!result.ok) {
      setPressed(null);
      toast.show({
        tone: 'danger',
        message: translate(result.error.key ?? 'errors.recoverable', result.error.values) ?? t('saved.failed'),
      });
      return;
    }
    toast.show({
      message: t(wanted ? 'saved.favorite.added' : 'saved.favorite.removed', { name }),
      ...(canUndo && { action: { label: t('saved.undo'), run: () => void change(!wanted, false) } }),
    });
  };
  return {
    isFavorite,
    toggle: () => {
      if (isFavorite !== undefined && !command.isRunning) void change(!isFavorite, true);
    },
  };
}
