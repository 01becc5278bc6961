import { Button, VisuallyHidden } from '@park/ui';
import { lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import type { JoinDialogProps } from './JoinDialog';

const JoinDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "join-waitlist" */ './JoinDialog')).JoinDialog,
);

export interface JoinWaitlistProps extends Omit<JoinDialogProps, 'onClose'> {
  /** Name of the lot for screen readers, where there is a button per lot. */
  readonly at?: string;
}

/** Joins the waitlist of a full day, in a dialog. */
export function JoinWaitlist(props: JoinWaitlistProps) {
  const { t } = useParkshareTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size={props.at === undefined ? 'small' : undefined}
        variant={props.at === undefined ? 'primary' : 'secondary'}
        onClick={() => setIsOpen(true)}
      >
        {t('waitlist.join')}
        {props.at !== undefined && <VisuallyHidden> {t('lot.at', { lot: props.at })}</VisuallyHidden>}
      </Button>
      {isOpen && <JoinDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
