/** Milliseconds that a busy page may put it off. */
const maxDelayMs = 5_000;

/**
 * Fetches what the page left out of the snapshot once nothing of the first screen waits for the line any more. Whoever
 * saves data gets it with the first link.
 */
export function completeWhenIdle(browser: Window, complete: () => Promise<unknown>): void {
  if ((browser.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true) return;
  const whenIdle = () => {
    if (typeof browser.requestIdleCallback === 'function')
      browser.requestIdleCallback(() => void complete(), { timeout: maxDelayMs });
    else void complete();
  };
  if (browser.document.readyState === 'complete') whenIdle();
  else browser.addEventListener('load', whenIdle, { once: true });
}
