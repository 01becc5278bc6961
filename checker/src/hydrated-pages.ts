/**
 * Pages that the server rendered, continued by the browser with React's development build: it reports each attribute,
 * text and element in which both differ. Visitors' pages run the production build, which reports no attribute.
 */
import { hydrationCheckHeader } from '@park/domain';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { hydrationDifference } from './hydration-differences';
import { inLanes, parallelPages } from './in-lanes';
import type { PageFault } from './visit-route';
import { within } from './within';

export interface HydratedPagesOptions {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly addresses: readonly { readonly path: string; readonly address: string }[];
  /** Whether an account is signed in, so that the page shows what only this account may see. */
  readonly isPrivate: boolean;
}

/** Each language and each theme once: what the server renders in all four is compared before (`rendered-pages.ts`). */
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'fr', theme: 'dark' },
] as const;

/** A busy server leaves a page to the browser. */
const attempts = 12;
const openTimeoutMs = 20_000;
const quietTimeoutMs = 10_000;
const closeTimeoutMs = 10_000;

/** @throws Error when the portal does not answer with React's development build */
export async function findFaultsOfHydration({
  context,
  origin,
  addresses,
  isPrivate,
}: HydratedPagesOptions): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  for (const look of looks) {
    await context.addCookies(Object.entries(look).map(([name, value]) => ({ name, value, url: origin })));
    // What differs in one look differs in the other.
    const left = addresses.filter(({ path }) => !faults.some((fault) => fault.path === path));
    await inLanes(left, parallelPages, async ({ path, address }) => {
      const findings = new Set(await differencesOn(context, origin + address, isPrivate));
      for (const finding of findings) faults.push({ path, finding: `${finding} (${look.language}, ${look.theme})` });
    });
  }
  return faults;
}

async function differencesOn(context: BrowserContext, address: string, isPrivate: boolean): Promise<string[]> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const page = await context.newPage();
    try {
      const found = await readDifferences(page, address, isPrivate);
      if (found !== null) return found;
    } finally {
      await within(page.close(), closeTimeoutMs);
    }
  }
  return ['is not rendered by the server'];
}

/** @returns null for a page that the server left to the browser */
async function readDifferences(page: Page, address: string, isPrivate: boolean): Promise<string[] | null> {
  const found: string[] = [];
  const note = (message: string) => {
    const difference = hydrationDifference(message, isPrivate);
    if (difference !== null) found.push(difference);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message: ConsoleMessage) => void (message.type() === 'error' && note(message.text())));
  await page.setExtraHTTPHeaders({ [hydrationCheckHeader]: '1' });
  await page.addInitScript(watchHydration, watchName);
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: openTimeoutMs });
  const watched = () => within(page.evaluate<HydrationWatch>(`${watchName}()`), closeTimeoutMs);
  if ((await watched())?.isRendered !== true) return null;
  await page.waitForFunction(() => performance.getEntriesByName('portal-shown').length > 0, undefined, {
    timeout: openTimeoutMs,
  });
  await within(page.waitForLoadState('networkidle'), quietTimeoutMs);
  const { isDevelopment, isContinued } = (await watched()) ?? { isDevelopment: true, isContinued: false };
  if (!isDevelopment) throw new Error('The portal answers without the development build of React.');
  if (!isContinued && found.length === 0) found.push('the browser renders it again instead of continuing');
  return found;
}

interface HydrationWatch {
  readonly isRendered: boolean;
  /** Whether the element that came from the server is still in the page. */
  readonly isContinued: boolean;
  readonly isDevelopment: boolean;
}

const watchName = '__parkHydration';

/** Runs in the page before its first script; the browser receives its text. */
function watchHydration(name: string): void {
  type Renderer = { bundleType: number };
  const shared = window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers: Map<number, Renderer> } };
  const known = new Map<number, Renderer>();
  // The probe of the checks has one already.
  const { renderers } = (shared.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= Object.assign(
    {
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: (renderer: Renderer) => known.set(known.size + 1, renderer).size,
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
    { renderers: known },
  ));
  let rendered: Element | null = null;
  document.addEventListener('DOMContentLoaded', () => {
    const isRendered = document.getElementById('page-data')?.textContent.includes('"rendered":{') === true;
    rendered = isRendered ? document.querySelector('main') : null;
  });
  const watched = (): HydrationWatch => ({
    isRendered: rendered !== null,
    isContinued: rendered?.isConnected === true,
    isDevelopment: [...renderers.values()].some(({ bundleType }) => bundleType === 1),
  });
  Object.defineProperty(window, name, { value: watched });
  // Script sets the styles of a rendered page, and the browser then words them its own way: React compares its own
  // wording.
  const { getAttribute } = Element.prototype;
  Element.prototype.getAttribute = function (attribute) {
    const value = getAttribute.call(this, attribute);
    if (attribute !== 'style' || !value || !(this instanceof HTMLElement || this instanceof SVGElement)) return value;
    const { style } = this;
    return Array.from(style, (property) => `${property}:${style.getPropertyValue(property).trim()}`).join(';');
  };
}
