import type { PublicConfiguration } from '@park/platform';
import type { PageView } from './page-views';

type Vendor = NonNullable<PublicConfiguration['analytics']>;

/** Puts the vendor's script into the page. */
export function loadVendorScript(document: Document, vendor: Vendor | null): void {
  if (!vendor?.script) return;
  const script = document.createElement('script');
  script.src = vendor.script;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
}

/**
 * Sends a page view to the configured endpoint. Without cookies or referrer: neither the session nor the page before,
 * whose address might hold a token, goes along. Failure has no effect.
 */
export function sendPageView(
  vendor: Vendor | null,
  view: PageView,
  send: typeof fetch = (...request) => fetch(...request),
): void {
  if (!vendor) return;
  void send(vendor.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
