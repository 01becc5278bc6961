import type { SavedKind } from '@park/contract/saved-forms';
import { useSession } from '@park/platform';
import { Button } from '@park/ui';
import { StarIcon } from '@park/ui/icons';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './Saved.module.css';
import { useFavorite } from './use-favorite';

export interface FavoriteButtonProps {
  readonly kind: SavedKind;
  readonly id: string;
  readonly name: string;
  readonly size?: 'small';
}

/** Says its state in words; for people who are signed in. */
export function FavoriteButton({ kind, id, name, size }: FavoriteButtonProps) {
  const { t } = useDirectoryTexts();
  const { isLoggedIn } = useSession();
  const { isFavorite, toggle } = useFavorite(kind, id, name);
  if (!isLoggedIn) return null;
  return (
    <span className={styles.action} data-print="hide">
      <Button
        size={size}
        className={isFavorite ? styles.marked : undefined}
        icon={<StarIcon size={16} />}
        aria-pressed={isFavorite ?? false}
        disabled={isFavorite === undefined}
        onClick={toggle}
      >
        {t(isFavorite ? 'saved.favorite.is' : 'saved.favorite.add')}
      </Button>
    </span>
  );
}
