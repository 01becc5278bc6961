/**
 * Pages of a version that the portal's server renders: in both languages and themes, twice the same, and within its
 * budget, because it leaves a page that is late to the browser.
 */
import type { PageFault } from './visit-route';

export interface RenderedPagesOptions {
  /** HTML of a page, asked for with these cookies besides the visitor's. */
  readonly read: (path: string, cookies: Readonly<Record<string, string>>) => Promise<string>;
  /** Addresses of routes whose page is in the server build. */
  readonly addresses: readonly { readonly path: string; readonly address: string }[];
  /** Resolves after some milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

const looks = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'fr', theme: 'light' },
  { language: 'fr', theme: 'dark' },
] as const;

/**
 * A page of the shell, by which one knows whether the portal renders pages at all: its process runs from the start.
 */
const shellPage = '/imprint';
const shellAttempts = 3;
/**
 * A process of a version starts with its first page, and a busy one leaves pages to the browser: neither is a fault.
 */
const attempts = 12;
const pauseMs = 500;
/** A text such as "3 minutes ago" may change between two drawings, once. */
const comparisons = 3;

type Rendering = Pick<RenderedPagesOptions, 'read' | 'pause'>;

async function renderWithin(
  limit: number,
  { read, pause }: Rendering,
  address: string,
  look: (typeof looks)[number],
): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const html = renderedPart(await read(address, look));
    if (html !== null || attempt === limit) return html;
    await pause(pauseMs);
  }
}

/** Whether the portal renders pages on its server. */
export const rendersPages = async (rendering: Rendering): Promise<boolean> =>
  (await renderWithin(shellAttempts, rendering, shellPage, looks[0])) !== null;

/**
 * Waits until the process of a version has rendered a page, so that browsers get rendered ones from now on, if it can
 * at all.
 */
export async function startRendering(rendering: Rendering, address: string): Promise<void> {
  await renderWithin(attempts, rendering, address, looks[0]);
}

/** Compares what the server of a portal that renders pages sends for each address, look and repetition. */
export async function findFaultsOfRendering({ addresses, ...rendering }: RenderedPagesOptions): Promise<PageFault[]> {
  const render = (address: string, look: (typeof looks)[number]) => renderWithin(attempts, rendering, address, look);

  async function faultOf(address: string, look: (typeof looks)[number]): Promise<string | null> {
    let before = await render(address, look);
    if (before === null)
      return 'is not rendered by the server: it throws there, needs too long, or renders what no page may contain';
    for (let comparison = 0; comparison < comparisons; comparison += 1) {
      const next = await render(address, look);
      if (next === before) return null;
      before = next;
    }
    return 'is rendered by the server differently each time';
  }

  const faults: PageFault[] = [];
  for (const { path, address } of addresses)
    for (const look of looks) {
      const fault = await faultOf(address, look);
      if (fault === null) continue;
      faults.push({ path, finding: `${fault} (${look.language}, ${look.theme})` });
      // The other looks would say the same.
      break;
    }
  return faults;
}

/** What the server rendered; null for a page that it leaves to the browser. */
function renderedPart(html: string): string | null {
  const root = /<div id="root">(.*)<\/div>\n<script type="application\/json" id="page-data">/s.exec(html)?.[1];
  return root ? root : null;
}
