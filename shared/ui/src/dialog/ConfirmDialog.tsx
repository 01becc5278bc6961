import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { useUiTexts } from '../texts/UiTextsProvider';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, with the thing's name: "Cancel the booking of Matterhorn?". */
  title: ReactNode;
  /** What follows from it. */
  children?: ReactNode;
  /** What happens: "Cancel booking". */
  confirmText: string;
  /** Default: "Cancel". Say "Keep booking" where "Cancel" would be unclear. */
  cancelText?: string;
  /** It destroys something. */
  danger?: boolean;
  busy?: boolean;
  busyText?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Only before what cannot be undone; where undo is possible, act and offer it in a toast. */
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
