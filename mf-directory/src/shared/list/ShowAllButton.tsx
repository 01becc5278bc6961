import { Button, type ButtonProps } from '@park/ui';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

export interface ShowAllButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The number of all items. */
  readonly count: number;
  readonly showsAll: boolean;
  readonly onChange: (showsAll: boolean) => void;
}

/** Below the first items of a list: shows the others, or hides them again. */
export function ShowAllButton({ count, showsAll, onChange, ...look }: ShowAllButtonProps) {
  const { t } = useDirectoryTexts();
  return (
    <Button {...look} data-scripts="needed" aria-expanded={showsAll} onClick={() => onChange(!showsAll)}>
      {showsAll ? t('list.showFewer') : t('list.showAll', { count })}
    </Button>
  );
}
