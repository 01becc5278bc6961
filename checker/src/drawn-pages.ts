/**
 * Pages of a version that the portal's server draws: in both languages and themes, twice the same, and within its budget,
 * because it leaves a page that is late to the browser.
 */
import type { PageFault } from './visit-route';

export interface DrawnPagesOptions {
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

/** A page of the shell itself, which tells whether the portal draws pages at all; its process runs since the start. */
const shellPage = '/imprint';
const shellAttempts = 3;
/** A process of a version starts with its first page, and a busy one leaves pages to the browser: neither is a fault. */
const attempts = 12;
const pauseMs = 500;
/** A text such as "3 minutes ago" may change between two drawings, once. */
const comparisons = 3;

type Drawing = Pick<DrawnPagesOptions, 'read' | 'pause'>;

async function drawWithin(
  limit: number,
  { read, pause }: Drawing,
  address: string,
  look: (typeof looks)[number],
): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const html = drawnPart(await read(address, look));
    if (html !== null || attempt === limit) return html;
    await pause(pauseMs);
  }
}

/** Whether the portal draws pages on its server. */
export const drawsPages = async (drawing: Drawing): Promise<boolean> =>
  (await drawWithin(shellAttempts, drawing, shellPage, looks[0])) !== null;

/** Waits until the process of a version has drawn a page, so that browsers get drawn ones from now on, if it can at all. */
export async function startDrawing(drawing: Drawing, address: string): Promise<void> {
  await drawWithin(attempts, drawing, address, looks[0]);
}

/** Of a portal that draws pages. */
export async function findFaultsOfDrawing({ addresses, ...drawing }: DrawnPagesOptions): Promise<PageFault[]> {
  const draw = (address: string, look: (typeof looks)[number]) => drawWithin(attempts, drawing, address, look);

  async function faultOf(address: string, look: (typeof looks)[number]): Promise<string | null> {
    let before = await draw(address, look);
    if (before === null)
      return 'is not drawn by the server: it throws there, needs too long, or draws what no page may contain';
    for (let comparison = 0; comparison < comparisons; comparison += 1) {
      const next = await draw(address, look);
      if (next === before) return null;
      before = next;
    }
    return 'is drawn by the server differently each time';
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

/** What the server drew; null for a page that it leaves to the browser. */
function drawnPart(html: string): string | null {
  const root = /<div id="root">(.*)<\/div>\n<script type="application\/json" id="page-data">/s.exec(html)?.[1];
  return root ? root : null;
}
