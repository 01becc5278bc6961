import { useSession } from '@park/platform';
import { Button } from '@park/ui';
import { RefreshCwIcon, StarIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './Saved.module.css';
import { useFavorite, type FavoriteItem } from './use-favorite';

/** Says its state in words; for people who are signed in. */
export function FavoriteButton(item: FavoriteItem) {
  const { t } = useDirectoryTexts();
  const { isLoggedIn } = useSession();
  const { isFavorite, toggle, reload } = useFavorite(item);
  if (!isLoggedIn) return null;
  return (
    <span className={styles.action} data-print="hide">
      {reload ? (
        <Button icon={<RefreshCwIcon size={16} />} busy={reload.isRunning} onClick={reload.run}>
          {t('saved.favorite.reload')}
        </Button>
      ) : (
        <Button
          className={isFavorite ? styles.marked : undefined}
          icon={<StarIcon size={16} />}
          aria-pressed={isFavorite ?? false}
          disabled={isFavorite === undefined}
          onClick={toggle}
        >
          {t(isFavorite ? 'saved.favorite.is' : 'saved.favorite.add')}
        </Button>
      )}
    </span>
  );
}
