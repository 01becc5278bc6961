import type { PublicConfiguration } from '@park/platform';
import type { PageView } from './page-views';

type Vendor = NonNullable<PublicConfiguration['analytics']>;

/** Adds the vendor's script to the page. */
export function loadVendorScript(document: Document, vendor: Vendor | null): void {
  if (!vendor?.script) return;
  const script = document.createElement('script');
  script.src = vendor.script;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
}

/**
 * Sends a page view to the configured endpoint, without cookies and referrer, because the previous address might
 * contain a token. Errors are ignored.
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
