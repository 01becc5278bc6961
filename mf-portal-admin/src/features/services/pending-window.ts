/**
 * A window that is opened in the click handler and gets its address later. Browsers block windows that are opened after
 * a response arrives, but not those opened by a click.
 */
export interface PendingWindow {
  /** Navigates without sending a referrer. */
  goTo(address: string): void;
  close(): void;
}

/** @returns null if the browser blocks the window. */
export function openPendingWindow(message: string): PendingWindow | null {
  // With `noopener` in the features, `open` would return null instead of the window.
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = message;
  opened.document.body.textContent = message;
  return {
    goTo(address) {
      // A link that is not attached to the new window's document: the browser sends no referrer, and the token in the
      // address never appears in a page.
      const link = opened.document.createElement('a');
      link.href = address;
      link.rel = 'noopener noreferrer';
      link.click();
    },
    close: () => opened.close(),
  };
}
