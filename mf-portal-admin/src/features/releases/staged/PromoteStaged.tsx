import type { RemoteStatus } from '@park/contract/release-status';
import { Button } from '@park/ui';
import { lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { stagedPlan } from './staged-plan';

const StagedDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "release-actions" */ './StagedDialog')).StagedDialog,
);

/** The page's main action, while there is something that it would do. */
export function PromoteStaged({ remotes }: { readonly remotes: readonly RemoteStatus[] }) {
  const { t } = usePortalTexts();
  const [isOpen, setIsOpen] = useState(false);
  const ready = stagedPlan(remotes).filter(({ obstacle }) => !obstacle).length;
  return (
    <>
      <Button variant={ready > 0 ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
        {ready > 0 ? t('releases.staged.count', { count: ready }) : t('releases.staged.button')}
      </Button>
      {isOpen && <StagedDialog remotes={remotes} onClose={() => setIsOpen(false)} />}
    </>
  );
}
