import { XIcon } from '@park/ui/icons';
import { useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/Button';
import { classNames } from '../class-names';
import { useUiTexts } from '../texts/UiTextsProvider';
import { ToastContext } from '../toast/Toasts';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /**
   * Called on Escape, the close button or a press on the backdrop. Set `open` to false here; the dialog does not close
   * itself.
   */
  onClose: () => void;
  title: ReactNode;
  /** 416 · 544 (default) · 896 px. */
  size?: 'small' | 'normal' | 'large';
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** Whether a press on the backdrop closes it. Default: true; use false while it holds input that would be lost. */
  closeOnBackdrop?: boolean;
  /** Use `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/**
 * The native modal dialog. It is closed before it is unmounted, so that the browser restores the focus; removing an
 * open dialog would lose it.
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
  const body = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const toasts = useContext(ToastContext);
  const toastPlace = useRef<HTMLDivElement>(null);
  useEffect(() => (toastPlace.current ? toasts?.openIn(toastPlace.current) : undefined), [toasts]);

  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    // A browser may choose the part that scrolls instead of its first field.
    if (body.current && document.activeElement === body.current)
      body.current.querySelector<HTMLElement>(focusable)?.focus();
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
    // Only a press that starts on the backdrop counts, because a text selection may end there.
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

  // Content longer than the window is scrollable by keyboard, even without focusable elements.
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
      {/* Last in the DOM, so that the initial focus is in the content. */}
      <IconButton
        className={styles.close}
        size="small"
        label={texts.close}
        icon={<XIcon size={18} />}
        onClick={onClose}
      />
      <div ref={toastPlace} />
    </dialog>
  );
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

function isOutside(event: PointerEvent, dialog: HTMLDialogElement) {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
