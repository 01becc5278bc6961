/**
 * `npm run bench -- rendering`: the first screen rendered by the server and rendered by the browser, in turn on the
 * slow line. `BENCH_RUNS`: runs of each page, 9 without it.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { workspaceRoot } from '@park/build/workspace';
import { buildAll } from '@park/scripts/built';
import { startPortal } from '@park/scripts/portal';
import { demoPassword } from '../../shared/domain/src/demo-accounts';
import { launchBrowser } from './launch-browser';
import { measureLoad } from './load/measure-load';
import { measurePage, slowLine, type Measurement } from './measure-page';
import { median } from './report';
import { startSecondShell } from './second-shell';
import { signInByForm, type BrowserSession } from './sign-in';
import { unlimitedRequests } from './unlimited-requests';

const runs = Number(process.env['BENCH_RUNS'] ?? 9);
const clients = 200;
interface MeasuredPage {
  readonly path: string;
  readonly content: string;
  /** Who opens it; a visitor if missing. */
  readonly account?: string;
}
const pages: readonly MeasuredPage[] = [
  { path: '/', content: 'main h1' },
  { path: '/login', content: 'main input[type="password"]' },
  { path: '/companies', content: 'main a[href^="/companies/details?id="]' },
  { path: '/jobs', content: 'main a[href^="/jobs/details?id="]' },
  { path: '/news', content: 'main a[href^="/news/details?id="]' },
  { path: '/events-calendar', content: 'main h1' },
  { path: '/portal', content: 'main h1', account: 'employee' },
  { path: '/book-a-room', content: 'main h1', account: 'company-administrator' },
];
const figures = [
  ['FCP (ms)', 'fcp'],
  ['LCP (ms)', 'lcp'],
  ['works (ms)', 'works'],
  ['blocking (ms)', 'blocking'],
  ['shift × 1000', 'shift'],
  ['page (KB)', 'documentBytes'],
] as const satisfies readonly (readonly [string, keyof Measurement])[];

const shown = (figure: keyof Measurement, value: number): string =>
  figure === 'documentBytes'
    ? (value / 1024).toFixed(1)
    : figure === 'shift'
      ? (value * 1000).toFixed(1)
      : value.toFixed(0);

async function main(): Promise<void> {
  await buildAll();
  const portal = await startPortal({
    port: 0,
    dataFolder: path.join(workspaceRoot, '.cache/bench/data'),
    environment: {
      LOG_LEVEL: 'silent',
      SERVER_RENDERING: 'false',
      DEMO_PASSWORD: demoPassword,
      ...unlimitedRequests,
    },
  });
  // The browser, slowed down on the same processor, competes with the rendering; the time that costs is part of the
  // result.
  const rendering = await startSecondShell(portal, 'rendering', { SERVER_RENDERING: 'true', RENDER_TIMEOUT: '1000' });
  const browser = await launchBrowser();
  try {
    const lines: string[] = [];
    const [renderingOrigin, plainOrigin] = [`http://localhost:${rendering.port}`, portal.shell.origin];
    for (const { path: address, content, account } of pages) {
      const [rendered, plain]: [Measurement[], Measurement[]] = [[], []];
      const stateAt = async (origin: string) =>
        account === undefined ? undefined : signInWithoutFont(browser, origin, account);
      const [renderingState, plainState] = [await stateAt(renderingOrigin), await stateAt(plainOrigin)];
      const measure = (origin: string, storageState: BrowserSession | undefined) =>
        measurePage(browser, `${origin}${address}`, content, slowLine, { storageState, waitsUntilShown: true });
      if (!account) await untilRendered(`${renderingOrigin}${address}`);
      // The first of each starts processes and fills caches.
      await measure(renderingOrigin, renderingState);
      for (let run = 0; run < runs; run += 1) {
        rendered.push(await measure(renderingOrigin, renderingState));
        plain.push(await measure(plainOrigin, plainState));
      }
      lines.push('', `## ${address}`, '', '|  | server | browser | ratio |', '| --- | --- | --- | --- |');
      for (const [name, figure] of figures) {
        const [one, other] = [rendered, plain].map((all) => median(all.map((measurement) => measurement[figure])));
        const ratio = other ? ((one ?? 0) / other).toFixed(2) : '–';
        lines.push(`| ${name} | ${shown(figure, one ?? 0)} | ${shown(figure, other ?? 0)} | ${ratio} |`);
      }
      process.stdout.write(`  ${address}\n`);
    }
    const text = `# Server rendering\n\nThe first screen rendered by the server and by the browser, in turn on the slow line (${slowLine.name}), cold cache each time; medians of ${runs}. \`/portal\` as an employee, \`/book-a-room\` as an administrator of a company, all others as a visitor. "Works" is when the portal runs and the page's content is there. Written by \`npm run bench -- rendering\`.\n${lines.join('\n')}\n${await measurePagesPerSecond(portal)}`;
    writeFileSync(path.join(workspaceRoot, 'bench/rendering.md'), text);
    process.stdout.write(`\n${text}`);
  } finally {
    await browser.close();
    await rendering.stop();
    await portal.stop();
  }
}

/**
 * Pages a second at 200 clients, rendered by the server and not, through the cache of visitors' pages and without it,
 * each twice in turn.
 */
async function measurePagesPerSecond(portal: Awaited<ReturnType<typeof startPortal>>): Promise<string> {
  const kinds = [
    { rendered: 'true', sharedMs: '1000', name: 'rendered, through the cache' },
    { rendered: 'false', sharedMs: '1000', name: 'not rendered, through the cache' },
    { rendered: 'true', sharedMs: '0', name: 'rendered, without the cache' },
    { rendered: 'false', sharedMs: '0', name: 'not rendered, without the cache' },
  ];
  const measured = new Map<string, number[]>();
  const addresses = pages.filter(({ account }) => account === undefined).map(({ path: address }) => address);
  for (let turn = 0; turn < 2; turn += 1)
    for (const { rendered, sharedMs, name } of kinds) {
      const shell = await startSecondShell(portal, 'load', {
        SERVER_RENDERING: rendered,
        SHARED_RESPONSE_MS: sharedMs,
        ...unlimitedRequests,
        OPEN_REQUESTS_PER_ADDRESS: '1000',
      });
      const target = { origin: `http://localhost:${shell.port}` };
      if (rendered === 'true') for (const address of addresses) await untilRendered(`${target.origin}${address}`);
      await measureLoad(target, addresses, clients, 3);
      const { perSecond, failed } = await measureLoad(target, addresses, clients, 10);
      if (failed > 0) throw new Error(`${failed} pages failed: ${name}.`);
      measured.set(name, [...(measured.get(name) ?? []), perSecond]);
      await shell.stop();
    }
  const medianOf = (name: string) => median(measured.get(name) ?? []) ?? 0;
  const today = medianOf('not rendered, without the cache');
  const rows = kinds.map(
    ({ name }) => `| ${name} | ${medianOf(name).toFixed(0)} | ${(medianOf(name) / today).toFixed(2)} |`,
  );
  return `\n## Pages a second\n\n${clients} clients that ask without a pause for the pages of visitors above, on the same machine; without the cache each page is composed by itself, and those that cannot be rendered within 100 ms are left to the browser.\n\n| Pages | A second | ÷ not rendered, without the cache |\n| --- | --: | --: |\n${rows.join('\n')}\n`;
}

/** @returns cookies and storage of a browser that has signed in at an origin and has an empty cache */
async function signInWithoutFont(browser: Browser, origin: string, account: string): Promise<BrowserSession> {
  const state = await signInByForm(browser, origin, account, demoPassword);
  const origins = state.origins.map((stored) => ({
    ...stored,
    // Says that the font is in the cache.
    localStorage: stored.localStorage.filter(({ name }) => name !== 'font'),
  }));
  return { ...state, origins };
}

/** The first page of a process is rendered by the browser. */
async function untilRendered(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const html = await (await fetch(address)).text();
    if (html.includes('"rendered"')) return;
    await delay(1_100);
  }
  throw new Error(`${address} is not rendered by the server.`);
}

await main();
