/** One route of the checked version in the live shell: did it mount, was it closed, or what went wrong? */
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { probeName, type ProbeReport } from './page-probe';
import { watchPage, type PageNotes } from './page-watch';
import { within } from './within';

export interface PageFault {
  readonly path: string;
  readonly finding: string;
}

export interface RouteVisit {
  readonly path: string;
  /** Who opened it, such as `visitor`. */
  readonly visitor: string;
  /** `closed`: the shell asked for a sign-in or a right. `hung`: the page no longer answered. */
  readonly outcome: 'mounted' | 'closed' | 'broken' | 'hung';
  readonly findings: readonly string[];
  /** Path and query that were opened; missing where it could not be. */
  readonly address?: string;
}

/** What a page of the shell alone is like: the same on a checked page is not the version's doing. */
export interface Reference extends ProbeReport {
  readonly errors: readonly string[];
}

const openTimeoutMs = 20_000;
const answerTimeoutMs = 10_000;
/** How long a page that has come to rest is watched. */
const watchMs = 1_000;
/** Far more than a page at rest commits, and far less than one that renders itself again and again. */
const maxCommitsPerSecond = 40;
/** Processor time of the page's main thread while it is at rest, as a part of the time. */
const maxBusyShare = 0.8;

/** Far longer than a page needs to have asked for what it shows. */
const quietTimeoutMs = 20_000;

/** Sources of React and React DOM export this name; users of the shell's copy only read it. */
const reactMark = /\b__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*[=:]/;

export interface VisitOptions {
  readonly origin: string;
  readonly path: string;
  readonly files: string;
  readonly visitor: string;
  /** Whether an account is signed in, so that the page shows what only this account may see. */
  readonly isPrivate: boolean;
  readonly reference: Reference;
  /** Runs on a page that mounted. */
  readonly whenMounted?: (page: Page) => Promise<void>;
}

export async function visitRoute(context: BrowserContext, options: VisitOptions): Promise<RouteVisit> {
  const { origin, path, files, visitor, isPrivate } = options;
  const page = await context.newPage();
  const visit = (outcome: RouteVisit['outcome'], findings: readonly string[] = []) => ({
    path,
    visitor,
    outcome,
    findings: [...new Set(findings)],
  });
  try {
    const address = await addressOf(page, origin, path);
    const watch = watchPage(page, files, isPrivate);
    const shown = await open(page, address);
    if (shown === 'hung') return visit('hung', ['the page does not answer: its main thread is blocked']);
    const rest = await atRest(page);
    if (rest === null) return visit('hung', ['the page stopped answering: its main thread is blocked']);
    const notes = await watch.notes();
    watch.stop();
    if (await isClosed(page, notes)) return visit('closed');
    const alerts = await alertsOn(page);
    // A details page without an id has nothing to show and says so, and that is right.
    const hasNothing = path.endsWith('/details') && new URL(address).search === '';
    const findings = [
      ...(shown === 'nothing' ? [`did not show a page within ${openTimeoutMs / 1_000} s`] : []),
      ...(hasNothing ? [] : alerts.map((alert) => (isPrivate ? 'shows an error' : `shows “${alert}”`))),
      ...findingsOf(notes, rest, options),
    ];
    if (findings.length > 0) return visit('broken', findings);
    await options.whenMounted?.(page);
    return { ...visit('mounted'), address: address.slice(origin.length) };
  } catch (error) {
    return visit('broken', [`could not be opened (${firstLine(error)})`]);
  } finally {
    await within(page.close(), answerTimeoutMs);
  }
}

/** A page of the shell alone, for comparison. @throws Error when the portal does not show one */
export async function readReference(
  context: BrowserContext,
  { origin, files, isPrivate }: { origin: string; files: string; isPrivate: boolean },
): Promise<Reference> {
  const page = await context.newPage();
  try {
    const watch = watchPage(page, files, isPrivate);
    if ((await open(page, `${origin}/404`)) !== 'shown') throw new Error('The portal shows no page.');
    const rest = await atRest(page);
    if (rest === null) throw new Error('A page of the shell alone does not answer.');
    return { ...rest.report, errors: (await watch.notes()).errors };
  } finally {
    await within(page.close(), answerTimeoutMs);
  }
}

/** A details page needs an id; the list before it has some. */
async function addressOf(page: Page, origin: string, path: string): Promise<string> {
  if (!path.endsWith('/details')) return `${origin}${path}`;
  const link = page.locator(`main a[href^="${path}?id="]`).first();
  if ((await open(page, `${origin}${path.replace(/\/details$/, '')}`)) !== 'shown') return `${origin}${path}`;
  await within(page.waitForLoadState('networkidle'), answerTimeoutMs);
  const href = await within(link.getAttribute('href'), answerTimeoutMs).catch(() => null);
  return `${origin}${href ?? path}`;
}

async function open(page: Page, address: string): Promise<'shown' | 'nothing' | 'hung'> {
  await page.goto(address, { waitUntil: 'commit', timeout: openTimeoutMs });
  const heading = await page
    .locator('main h1')
    .first()
    .waitFor({ timeout: openTimeoutMs })
    .then(
      () => true,
      () => false,
    );
  if (heading) return 'shown';
  return (await within(page.evaluate('1'), answerTimeoutMs)) === null ? 'hung' : 'nothing';
}

interface AtRest {
  readonly report: ProbeReport;
  readonly commitsPerSecond: number;
  readonly busyShare: number;
  /** Whether it stopped asking the server. */
  readonly isQuiet: boolean;
  /** Whether the page was loaded once more while it was watched, as the portal does with a version that breaks it. */
  readonly wasReloaded?: boolean;
}

/** Watches a page after it has loaded; null when it does not answer. */
async function atRest(page: Page): Promise<AtRest | null> {
  try {
    return await watchAtRest(page);
  } catch (error) {
    if (!/Execution context was destroyed/.test(String(error))) throw error;
    const rest = await watchAtRest(page);
    return rest && { ...rest, wasReloaded: true };
  }
}

async function watchAtRest(page: Page): Promise<AtRest | null> {
  const isQuiet = await within(
    page.waitForLoadState('networkidle').then(() => true),
    quietTimeoutMs,
  );
  const session = await page.context().newCDPSession(page);
  const first = await sample(page, session);
  if (!first) return null;
  await delay(watchMs);
  const last = await sample(page, session);
  if (!last) return null;
  const seconds = (last.at - first.at) / 1_000;
  return {
    report: last.report,
    commitsPerSecond: (last.report.commits - first.report.commits) / seconds,
    busyShare: (last.threadSeconds - first.threadSeconds) / seconds,
    isQuiet: isQuiet === true,
  };
}

async function sample(page: Page, session: CDPSession) {
  const read = async () => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { metrics } = await session.send('Performance.getMetrics');
    const report = await page.evaluate<ProbeReport>(`${probeName}()`);
    const threadSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { report, threadSeconds, at: performance.now() };
  };
  return within(read(), answerTimeoutMs);
}

function findingsOf(
  notes: PageNotes,
  { report, commitsPerSecond, busyShare, isQuiet, wasReloaded }: AtRest,
  { reference, isPrivate }: Pick<VisitOptions, 'reference' | 'isPrivate'>,
) {
  const beyond = (found: readonly string[], known: readonly string[]) => found.filter((item) => !known.includes(item));
  const ownReact = [...notes.ownFiles].filter(([, text]) => reactMark.test(text)).map(([path]) => path);
  return [
    ...beyond(notes.errors, reference.errors),
    ...[...notes.otherVersions].map((version) => `the portal fell back to the version ${version}`),
    ...(notes.ownFiles.size === 0 ? ['took no file of this version'] : []),
    ...(commitsPerSecond > maxCommitsPerSecond
      ? [`renders ${Math.round(commitsPerSecond)} times a second while nothing happens`]
      : []),
    ...(busyShare > maxBusyShare ? [`keeps the main thread busy while nothing happens`] : []),
    ...(wasReloaded ? ['the page was loaded again while nobody touched it'] : []),
    ...(isQuiet ? [] : [`asks the server again and again while nothing happens`]),
    ...beyond(reference.shellParts, report.shellParts).map((part) => `removes the portal’s ${part}`),
    ...(report.frames > reference.frames ? ['adds a frame'] : []),
    ...beyond(report.changed, reference.changed).map(
      (name) => `changes ${isPrivate ? 'something' : name}, which all areas use`,
    ),
    ...report.touched.map((name) => `uses ${name} itself instead of the platform`),
    ...(report.renderers > reference.renderers ? ['brings a second React DOM'] : []),
    ...ownReact.map((path) => `${path} contains React, which the shell provides`),
    ...(report.adoptedSheets > reference.adoptedSheets ? ['adds style sheets by script'] : []),
    ...beyond(report.outerStyles, reference.outerStyles).map(
      (style) => `styles the portal around it${isPrivate ? '' : `: ${style}`}`,
    ),
  ];
}

async function isClosed(page: Page, { ownFiles }: PageNotes): Promise<boolean> {
  if (new URL(page.url()).pathname === '/login') return true;
  if (ownFiles.size > 0) return false;
  const refusal = page.getByRole('heading', { level: 1, name: 'You do not have access to this page' });
  return (await refusal.count()) > 0;
}

async function alertsOn(page: Page): Promise<string[]> {
  const texts = await within(page.locator('main [role="alert"]').allInnerTexts(), answerTimeoutMs);
  return (texts ?? []).map((text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)).filter(Boolean);
}

const firstLine = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
