/** Maximum delay on a busy page. */
const maxDelayMs = 5_000;

/**
 * Loads the parts that the page left out of the snapshot once the first screen has loaded. With data saving enabled
 * they load with the first link instead.
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
