/** Saves the search of a list, with its text and filters, and leads to what is saved. */
import { useSession } from '@park/platform';
import { Button, ButtonLink, Cluster } from '@park/ui';
import { StarIcon } from '@park/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import type { SaveSearchProps } from './SaveSearchDialog';

/** Forms are no part of the first screen of a list. */
const SaveSearchDialog = lazy(() =>
  import(/* webpackChunkName: "save-search" */ './SaveSearchDialog').then((module) => ({
    default: module.SaveSearchDialog,
  })),
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
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSearchDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Cluster>
  );
}
