import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '@park/ui/icons';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../actions/Button';
import { classNames } from '../class-names';
import { ErrorText } from '../states/ErrorPanel';
import { useUiTexts } from '../texts/UiTextsProvider';
import styles from './Toasts.module.css';
import { createToastQueue, type ShownToast, type Toast, type ToastQueue } from './toast-queue';

/** For components that also work without the provider. */
export const ToastContext = createContext<ToastQueue | null>(null);

/** Shows a toast. Use it for what happened; errors of a form are shown in the form. */
export function useToast(): { show: (toast: Toast) => number; close: (id: number) => void } {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToast needs a ToastProvider around it');
  return queue;
}

/** Rendered once, around the whole portal. F6 focuses the newest toast, Escape closes it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  return (
    <ToastContext.Provider value={queue}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext.Provider>
  );
}

const noPlace = () => null;

/**
 * A modal dialog makes everything outside of it inert: it would hide its toasts from screen readers and the keyboard. While
 * one is open they are inside. The list of the page stays, because a live region must be there before its content.
 */
function ToastRegion({ queue }: { queue: ToastQueue }) {
  const texts = useUiTexts();
  const place = useSyncExternalStore(queue.subscribe, queue.place, noPlace);
  return (
    <>
      <ToastList queue={queue} isShown={place === null} label={texts.notifications} />
      {place && createPortal(<ToastList queue={queue} isShown />, place)}
    </>
  );
}

const none: readonly ShownToast[] = [];

/** Without a label it is inside a dialog, which is a region already. */
function ToastList({ queue, isShown, label }: { queue: ToastQueue; isShown: boolean; label?: string }) {
  const Region = label === undefined ? 'div' : 'section';
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const all = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);
  const toasts = isShown ? all : none;

  // What moves to another place leaves pointer and focus behind.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      queue.resume('pointer');
      queue.resume('focus');
    };
  }, [isShown, queue]);

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const buttons = region.current?.querySelectorAll('button');
      if (event.key !== 'F6' || !buttons || buttons.length === 0) return;
      event.preventDefault();
      const newest = region.current?.querySelector('li:last-child');
      newest?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', reach);
    return () => window.removeEventListener('keydown', reach);
  }, []);

  const enter = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    queue.pause('focus');
  };
  const leave = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) queue.resume('focus');
  };
  const close = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement) ?? false;
    queue.close(id);
    if (hadFocus) queue.resume('focus');
    if (hadFocus && cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };

  return (
    <Region
      ref={region}
      className={classNames(styles.region, label === undefined && styles.inDialog)}
      aria-label={label}
      onPointerEnter={() => queue.pause('pointer')}
      onPointerLeave={() => queue.resume('pointer')}
      onFocus={enter}
      onBlur={leave}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </ol>
    </Region>
  );
}

const icons = { success: CircleCheckIcon, danger: CircleAlertIcon, info: InfoIcon };

function ToastLine({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const texts = useUiTexts();
  const { message, errorId, tone = 'success', action } = toast;
  const Icon = icons[tone];
  const closeOnEscape = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles Escape of the buttons inside.
    <li className={styles.toast} onKeyDown={closeOnEscape}>
      <Icon size={18} />
      <p>
        <ErrorText id={errorId}>{message}</ErrorText>
      </p>
      {action && (
        <Button
          size="small"
          className={styles.action}
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        className={styles.close}
        label={texts.close}
        icon={<XIcon size={16} />}
        onClick={onClose}
      />
    </li>
  );
}
