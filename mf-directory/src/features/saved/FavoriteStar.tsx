import { useSession } from '@park/platform';
import { classNames, IconButton } from '@park/ui';
import { RefreshCwIcon, StarIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './Saved.module.css';
import { useFavorite, type FavoriteItem } from './use-favorite';

/** The button of a list: its name says what it does, and the star is filled for a favourite. */
export function FavoriteStar(item: FavoriteItem) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <Star {...item} /> : null;
}

function Star(item: FavoriteItem) {
  const { t } = useDirectoryTexts();
  const { isFavorite, toggle, reload } = useFavorite(item);
  return (
    <span className={styles.action} data-print="hide">
      {reload ? (
        <IconButton
          size="small"
          label={t('saved.favorite.reload')}
          icon={<RefreshCwIcon size={16} />}
          onClick={reload.run}
        />
      ) : (
        <IconButton
          size="small"
          className={classNames(isFavorite && styles.marked)}
          label={t(isFavorite ? 'saved.favorite.removeThis' : 'saved.favorite.addThis', { name: item.name })}
          icon={<StarIcon size={16} />}
          disabled={isFavorite === undefined}
          onClick={toggle}
        />
      )}
    </span>
  );
}
