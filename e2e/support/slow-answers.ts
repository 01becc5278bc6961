/**
 * `JOURNEY_LATENCY=600` holds every request back for that many milliseconds. A journey that goes on before the page has
 * finished what it was asked to do then fails each time, and not only once in a while on a busy machine.
 */
import type { Browser, BrowserContext } from '@playwright/test';

const latencyMs = Number(process.env['JOURNEY_LATENCY'] ?? '0');

async function slowRequests(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    // The page may be gone by then.
    await route.fallback().catch(() => {});
  });
}

/** For all contexts that the browser opens. */
export function slowContexts(browser: Browser): void {
  if (latencyMs === 0) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await slowRequests(context);
    return context;
  };
}
