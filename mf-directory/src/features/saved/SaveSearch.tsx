/** Saves the search of a list, with its text and filters, and leads to what is saved. */
import { useSession } from '@park/platform';
import { Button, ButtonLink, Cluster } from '@park/ui';
import { StarIcon } from '@park/ui/icons';
import { lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import type { SaveSearchProps } from './SaveSearchDialog';

/** Forms are no part of the first screen of a list. */
const SaveSearchDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "save-search" */ './SaveSearchDialog')).SaveSearchDialog,
);

export function SaveSearch(props: SaveSearchProps) {
  const { t } = useDirectoryTexts();
  const { isLoggedIn } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!isLoggedIn) return null;
  return (
    <Cluster data-print="hide">
      {props.address.isNarrowed && (
        <Button icon={<StarIcon size={16} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('saved.save')}
        </Button>
      )}
      <ButtonLink href="/saved">{t('saved.title')}</ButtonLink>
      {isOpen && <SaveSearchDialog {...props} onClose={() => setIsOpen(false)} />}
    </Cluster>
  );
}
