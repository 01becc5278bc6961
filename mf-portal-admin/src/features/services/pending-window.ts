/**
 * A window opened during the press itself, which goes to its address later. Browsers block windows that are opened when
 * an answer arrives; they do not block one that the person's own press opened.
 */
export interface WaitingWindow {
  /** Goes to the address, which learns nothing about where it was opened. */
  goTo(address: string): void;
  close(): void;
}

/** @returns null when the browser opens no window at all. */
export function openWaitingWindow(message: string): WaitingWindow | null {
  // `noopener` among the features would answer null instead of the window, so the tie is cut by hand.
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = message;
  opened.document.body.textContent = message;
  return {
    goTo(address) {
      // A link of the new window's own document that never becomes part of it: the browser then sends no referrer, and
      // the token in the address stands in no page.
      const link = opened.document.createElement('a');
      link.href = address;
      link.rel = 'noopener noreferrer';
      link.click();
    },
    close: () => opened.close(),
  };
}
