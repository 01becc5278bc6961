/**
 * A person sees that something was saved before opening another address; a journey is faster than that, and its
 * browser would cut the request off. So each page waits for its writes before it is left.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

/** Some journeys leave on purpose while an answer is held back. */
const maxWaitMs = 10_000;

const isWrite = (request: Request) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(request.method()) && new URL(request.url()).pathname.startsWith('/api/');

function finishWrites(page: Page): void {
  const pending = new Set<Request>();
  const waiting = new Set<() => void>();
  page.on('request', (request) => void (isWrite(request) && pending.add(request)));
  const end = (request: Request) => {
    if (pending.delete(request) && pending.size === 0) for (const proceed of waiting) proceed();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const finished = async () => {
    // Once this is answered, what was pressed before has been asked for. A page that is blocked does not answer.
    const answered = page.evaluate(() => {}).catch(() => {});
    await Promise.race([answered, pause(maxWaitMs, undefined, { ref: false })]);
    if (pending.size === 0) return;
    await new Promise<void>((resolve) => {
      const proceed = () => {
        waiting.delete(proceed);
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(proceed, maxWaitMs);
      waiting.add(proceed);
    });
  };
  const { goto, reload } = page;
  page.goto = async (...args) => {
    await finished();
    return goto.apply(page, args);
  };
  page.reload = async (...args) => {
    await finished();
    return reload.apply(page, args);
  };
}

/** For all pages of all contexts that the browser opens. */
export function finishWritesFirst(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context: BrowserContext = await open(options);
    context.on('page', finishWrites);
    return context;
  };
}
