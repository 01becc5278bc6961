/**
 * Opens every route of a version in the live shell with the real api, as a visitor and as each role that may open it,
 * and reports what it found as the checks `smoke` and `accessibility`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { GateCheck } from '@park/contract/gate-check';
import type { CheckAccount } from '@park/contract/release-checks';
import { RemoteDescriptorSchema } from '@park/contract/remote-descriptor';
import type { PreviewResponse } from '@park/contract/registry';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { accessibilityCheck, smokeCheck } from './check-results';
import { rendersPages, findFaultsOfRendering, startRendering } from './rendered-pages';
import { findFaultsOfHydration } from './hydrated-pages';
import { inLanes, parallelPages } from './in-lanes';
import { visitRoute, type RouteVisit } from './visit-route';
import { mayOpen, openVisitor, visitorsOf, type OpenVisitor, type Visitor } from './visitors';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const parallelVisitors = 2;

export interface CheckOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly preview: PreviewResponse;
  readonly previewToken: string;
  readonly accounts: readonly CheckAccount[];
  readonly onProgress: (progress: { done: number; all: number; step: string }) => Promise<void>;
}

/** @throws Error when the portal itself cannot be opened: nothing is known about the version then */
export async function checkVersion(options: CheckOptions): Promise<GateCheck[]> {
  const { preview, origin, accounts } = options;
  const { routes } = RemoteDescriptorSchema.parse(preview.descriptor);
  const files = preview.build.baseUrl;
  const visits: RouteVisit[] = [];
  const violations: string[] = [];
  const visitors = visitorsOf(accounts).filter((visitor) => routes.some((route) => mayOpen(visitor, route)));
  const opened = new Set<string>();
  const rendered = new Set<string>();
  let isRendering: Promise<boolean> | null = null;
  const inServerBuild = new Set(
    routes.filter(({ page }) => preview.build.server?.pages.includes(page)).map(({ path }) => path),
  );
  const renderingFor = ({ context }: OpenVisitor) => ({
    read: (path: string, look: Readonly<Record<string, string>>) => readPage(context, origin + path, look),
    pause: (milliseconds: number) => delay(milliseconds),
  });
  const all = visitors.flatMap((visitor) => routes.filter((route) => mayOpen(visitor, route))).length;

  async function visit(visitor: OpenVisitor, path: string): Promise<void> {
    await options.onProgress({ done: visits.length, all, step: `${path} as ${visitor.name}` });
    // Once for each route: other roles see the same parts.
    const isFirst = !opened.has(path);
    opened.add(path);
    const isPrivate = visitor.account !== null;
    const wanted = {
      origin,
      path,
      files,
      visitor: visitor.name,
      isPrivate,
      reference: visitor.reference,
      ...(isFirst
        ? { whenMounted: async (page: Page) => void violations.push(...(await violationsOn(page, path, isPrivate))) }
        : {}),
    };
    visits.push(await visitRoute(visitor.context, wanted));
  }

  // A page that hangs makes the browser useless for the others; the version has failed anyway.
  const hasHung = () => visits.some(({ outcome }) => outcome === 'hung');
  // What is broken for one visitor is not opened as others: they would find the same.
  const isBroken = (path: string) => visits.some((made) => made.path === path && made.outcome === 'broken');
  async function visitAll(each: Visitor): Promise<void> {
    const paths = routes.filter((route) => mayOpen(each, route)).map(({ path }) => path);
    if (hasHung() || paths.every(isBroken)) return;
    const visitor = await openVisitor(each, { ...options, files });
    const inBuild = paths.find((path) => inServerBuild.has(path));
    isRendering ??= inBuild === undefined ? null : rendersPages(renderingFor(visitor));
    if (inBuild !== undefined && (await isRendering)) await startRendering(renderingFor(visitor), inBuild);
    await inLanes(paths, parallelPages, async (path) => {
      if (!hasHung() && !isBroken(path)) await visit(visitor, path);
    });
    if (hasHung()) return;
    visits.push(...(await findRenderingFaults(visitor)));
    await visitor.context.close();
  }
  /** Checks the rendering of pages that work in the browser, each for the first visitor who can open it. */
  async function findRenderingFaults(visitor: OpenVisitor): Promise<RouteVisit[]> {
    const addresses = visits.flatMap(({ path, address, outcome, visitor: by }) =>
      by === visitor.name && outcome === 'mounted' && address && inServerBuild.has(path) && !rendered.has(path)
        ? [{ path, address }]
        : [],
    );
    for (const { path } of addresses) rendered.add(path);
    if (!(await isRendering)) return [];
    const faults = await findFaultsOfRendering({ ...renderingFor(visitor), addresses });
    const isRenderedHere = ({ path }: { path: string }) => !faults.some((fault) => fault.path === path);
    const isPrivate = visitor.account !== null;
    const { context } = visitor;
    faults.push(
      ...(await findFaultsOfHydration({ context, origin, addresses: addresses.filter(isRenderedHere), isPrivate })),
    );
    return faults.map(({ path, finding }) => ({
      path,
      visitor: visitor.name,
      outcome: 'broken',
      findings: [finding],
    }));
  }
  const [first, ...others] = visitors;
  if (first) await visitAll(first);
  await inLanes(others, parallelVisitors, visitAll);
  const closed = routes.map(({ path }) => path).filter((path) => !opened.has(path));
  const omitted = { pages: hasHung() ? all - visits.length : 0, closed };
  return [smokeCheck(visits, preview.build.version, omitted), accessibilityCheck(visits, violations)];
}

/** The page as the server sends it, without a browser. */
async function readPage(
  context: BrowserContext,
  address: string,
  look: Readonly<Record<string, string>>,
): Promise<string> {
  await context.addCookies(Object.entries(look).map(([name, value]) => ({ name, value, url: address })));
  return (await context.request.get(address, { maxRedirects: 0 })).text();
}

/** @param isPrivate leaves out the places, which the page itself names */
async function violationsOn(page: Page, path: string, isPrivate: boolean): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .include('main')
    .withTags(wcag)
    .analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${path}: ${help} (${id}) at ${isPrivate ? `${nodes.length} places` : places.join(', ')}`;
  });
}
