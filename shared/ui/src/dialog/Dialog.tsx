import { XIcon } from '@park/ui/icons';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/Button';
import { classNames } from '../class-names';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross or a press beside it. Nothing closes by itself: set `open` to false here. */
  onClose: () => void;
  title: ReactNode;
  /** 416 · 544 (default) · 896 px. */
  size?: 'small' | 'normal' | 'large';
  /** Buttons at the lower edge, the main one last. */
  actions?: ReactNode;
  /** A press beside it closes it. Default: true; false while it holds input that would be lost. */
  closeOnBackdrop?: boolean;
  /** `alertdialog` interrupts and asks. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/**
 * The browser's own modal dialog. It is closed before it leaves the page, and focus returns to where it was: a native
 * dialog that React simply removes would leave the focus nowhere.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  size = 'normal',
  actions,
  closeOnBackdrop = true,
  role,
  children,
}: Omit<DialogProps, 'open'>) {
  const texts = useUiTexts();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close.current();
    };
    // Only a press that begins on the backdrop counts: selecting text may end there.
    const handleBackdropPress = (event: PointerEvent) => {
      if (closeOnBackdrop && event.target === dialog && isOutside(event, dialog)) close.current();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('pointerdown', handleBackdropPress);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('pointerdown', handleBackdropPress);
    };
  }, [closeOnBackdrop]);

  const body = useRef<HTMLDivElement>(null);
  // What is longer than the window can be scrolled by keyboard, also when nothing in it takes the focus.
  useEffect(() => {
    if (!body.current) return;
    const isStop =
      body.current.scrollHeight > body.current.clientHeight && body.current.querySelector(focusable) === null;
    if (isStop) body.current.tabIndex = 0;
    else body.current.removeAttribute('tabindex');
  });

  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      role={role}
      aria-modal="true"
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {actions && <div className={styles.foot}>{actions}</div>}
      {/* Last, so that the focus begins at what the dialog is about. */}
      <IconButton
        className={styles.close}
        size="small"
        label={texts.close}
        icon={<XIcon size={18} />}
        onClick={onClose}
      />
    </dialog>
  );
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

function isOutside(event: PointerEvent, dialog: HTMLDialogElement) {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
