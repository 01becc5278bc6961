import { chromium, type Browser } from 'playwright-core';

/** What a reader's browser of the same version says of itself: no version may behave better because it is being checked. */
export function userAgentOf(browser: Browser): string {
  const [major] = browser.version().split('.');
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
}

/**
 * Starts the browser. What it opens is not trusted yet: it resolves no name but the portal's, so nothing inside the network
 * and nothing outside can be reached from a page.
 */
export function launchBrowser(executablePath: string, parkOrigin: string): Promise<Browser> {
  const { hostname } = new URL(parkOrigin);
  return chromium.launch({
    executablePath,
    args: [
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`,
      '--no-sandbox',
      // Without it `navigator.webdriver` shows a page that it is being checked.
      '--disable-blink-features=AutomationControlled',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
