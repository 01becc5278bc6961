import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '@park/ui/icons';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Button, IconButton } from '../actions/Button';
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

function ToastRegion({ queue }: { queue: ToastQueue }) {
  const texts = useUiTexts();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts, queue.toasts);

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
    <section
      ref={region}
      className={styles.region}
      aria-label={texts.notifications}
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
    </section>
  );
}

const icons = { success: CircleCheckIcon, danger: CircleAlertIcon, info: InfoIcon };

function ToastLine({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const texts = useUiTexts();
  const { message, errorId, tone = 'success', action } = toast;
  const Icon = icons[tone];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles Escape of the buttons inside.
    <li className={styles.toast} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
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
