import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { useUiTexts } from '../texts/UiTextsProvider';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question with the name of the item: "Cancel the booking of Matterhorn?". */
  title: ReactNode;
  /** The consequences. */
  children?: ReactNode;
  /** Label of the confirming button: "Cancel booking". */
  confirmText: string;
  /** Default: "Cancel". Use for example "Keep booking" where "Cancel" would be ambiguous. */
  cancelText?: string;
  /** The action is destructive. */
  danger?: boolean;
  busy?: boolean;
  busyText?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Only for actions that cannot be undone. Where undo is possible, act at once and offer undo in a toast. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmText,
  cancelText,
  danger,
  busy,
  busyText,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const texts = useUiTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>{cancelText ?? texts.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
