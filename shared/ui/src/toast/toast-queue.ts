/** Toasts and their timers, independent of React, so that they can be tested without a page. */
export interface Toast {
  /** What happened: "Room booked". */
  message: string;
  /** Reference of an error, shown subdued after the message (ERR-03). */
  errorId?: string | undefined;
  /** Default: success. */
  tone?: 'success' | 'danger' | 'info';
  /** Undo, or a link to the result. Pressing it closes the toast. */
  action?: { label: string; run: () => void };
  /** Milliseconds. Default: 6000, with an action 10000; an error stays until it is closed. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

export type PauseReason = 'pointer' | 'focus';

export interface ToastQueue {
  show: (toast: Toast) => number;
  close: (id: number) => void;
  /** Stops all timers while the pointer is over a toast or the focus in it; they go on once neither is. */
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  toasts: () => readonly ShownToast[];
  /** Shows the toasts in this element of a modal dialog, until the returned function is called. */
  openIn: (element: Element) => () => void;
  /** Where the toasts are shown; null: at the end of the page. */
  place: () => Element | null;
  subscribe: (listener: () => void) => () => void;
}

/** At most three at a time; a further one removes the oldest. */
const limit = 3;

/** The toasts of a page and their timers. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const pausedBy = new Set<PauseReason>();
  /** Of the dialogs that are open, the topmost last. */
  let places: readonly Element[] = [];
  const listeners = new Set<() => void>();
  const clocks = new Map<number, { left: number; since: number; timer?: ReturnType<typeof setTimeout> }>();

  const notify = () => listeners.forEach((listener) => listener());
  const set = (next: readonly ShownToast[]) => {
    toasts = next;
    notify();
  };
  const stop = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  };
  const close = (id: number) => {
    stop(id);
    set(toasts.filter((toast) => toast.id !== id));
    if (toasts.length === 0) pausedBy.clear();
  };
  const start = (id: number) => {
    const clock = clocks.get(id);
    if (!clock || pausedBy.size > 0) return;
    clock.since = Date.now();
    clock.timer = setTimeout(() => close(id), clock.left);
  };

  return {
    show(toast) {
      lastId += 1;
      const id = lastId;
      const duration = toast.duration ?? (toast.tone === 'danger' ? Infinity : toast.action ? 10_000 : 6000);
      toasts.slice(0, Math.max(0, toasts.length + 1 - limit)).forEach((old) => stop(old.id));
      set([...toasts, { ...toast, id }].slice(-limit));
      if (Number.isFinite(duration)) {
        clocks.set(id, { left: duration, since: Date.now() });
        start(id);
      }
      return id;
    },
    close,
    pause(reason) {
      const wasPaused = pausedBy.size > 0;
      pausedBy.add(reason);
      if (wasPaused) return;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left = Math.max(1000, clock.left - (Date.now() - clock.since));
      }
    },
    resume(reason) {
      if (!pausedBy.delete(reason) || pausedBy.size > 0) return;
      for (const id of clocks.keys()) start(id);
    },
    toasts: () => toasts,
    openIn(element) {
      places = [...places, element];
      notify();
      return () => {
        places = places.filter((place) => place !== element);
        notify();
      };
    },
    place: () => places.at(-1) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
