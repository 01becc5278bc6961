import { useSession } from '@park/platform';
import { classNames, IconButton } from '@park/ui';
import { StarIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import type { FavoriteButtonProps } from './FavoriteButton';
import styles from './Saved.module.css';
import { useFavorite } from './use-favorite';

/** The button of a list: its name says what it does, and the star is filled for a favourite. */
export function FavoriteStar(props: Omit<FavoriteButtonProps, 'size'>) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <Star {...props} /> : null;
}

function Star({ kind, id, name }: Omit<FavoriteButtonProps, 'size'>) {
  const { t } = useDirectoryTexts();
  const { isFavorite, toggle } = useFavorite(kind, id, name);
  return (
    <span className={styles.action} data-print="hide">
      <IconButton
        size="small"
        className={classNames(isFavorite && styles.marked)}
        label={t(isFavorite ? 'saved.favorite.removeThis' : 'saved.favorite.addThis', { name })}
        icon={<StarIcon size={16} />}
        disabled={isFavorite === undefined}
        onClick={toggle}
      />
    </span>
  );
}
