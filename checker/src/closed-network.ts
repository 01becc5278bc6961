/** Lets the pages of a browser context read the portal, and nothing else: nothing is written, and no other server is asked. */
import type { BrowserContext, Route } from 'playwright-core';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

const refusal = {
  status: 403,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Not while checking', status: 403, key: 'errors.auth.forbidden' }),
};

/** @returns the addresses that were refused since the last call */
export async function closeNetwork(context: BrowserContext, parkOrigin: string): Promise<() => readonly string[]> {
  const refused: string[] = [];
  await context.route('**/*', (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return route.continue();
    if (url.origin !== parkOrigin) {
      refused.push(`${url.origin}${url.pathname}`);
      return route.abort('blockedbyclient');
    }
    if (reading.has(request.method())) return route.continue();
    // What the shell reports about itself is none of the checked version's doing.
    if (url.pathname.startsWith('/_report/')) return route.fulfill({ status: 204 });
    return route.fulfill(refusal);
  });
  await context.routeWebSocket('**/*', (socket) => {
    refused.push(socket.url());
    void socket.close();
  });
  return () => refused.splice(0);
}
