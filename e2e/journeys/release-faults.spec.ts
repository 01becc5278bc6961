/**
 * What people see of a version that is released and does not work, and that everything else goes on (docs/releases.md).
 */
import { createPortalClient, type PortalClient } from '@park/release-command/portal-client';
import { publishBuild } from '@park/release-command/publish';
import { readBuildOnDisk } from '@park/release-command/build-on-disk';
import type { Browser, Page } from '@playwright/test';
import {
  buildFault,
  endlessRendering,
  faultRemote,
  reactSource,
  type Fault,
  type FaultBuild,
} from '../support/fault-remote';
import { startSecondPortal, type SecondPortal } from '../support/second-portal';
import { expect, signInByForm, test } from '../support/portal-test';

test.describe.configure({ mode: 'serial' });

let portal: SecondPortal;
let client: PortalClient;
const builds: FaultBuild[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // A failing version stays, so that each journey sees what a visitor of it sees.
  portal = await startSecondPortal({ RELEASE_MINIMUM_LOADS: '1000', REQUESTS_PER_MINUTE: '150' });
  client = createPortalClient({ portal: portal.origin, token: portal.releaseKey });
  await release('1.0.0');
});

test.afterAll(async () => {
  await portal?.stop();
  for (const build of builds) build.remove();
});

/** Publishes without the checks, as a portal without a browser would. */
async function publish(version: string, fault?: Fault): Promise<void> {
  const build = buildFault(version, fault);
  builds.push(build);
  await publishBuild(client, readBuildOnDisk(faultRemote.name, build.folder), { isCheckedNow: false });
}

async function release(version: string, fault?: Fault): Promise<void> {
  await publish(version, fault);
  await client.promote(faultRemote.name, { version, reason: 'To see what people see' });
  await isLive(version);
}

/** Released by a person in spite of what the gate says, as nobody else can. */
async function releaseInSpite(version: string, fault: Fault, browser: Browser): Promise<void> {
  await publish(version, fault);
  await expect(client.promote(faultRemote.name, { version, reason: 'Without the gate' })).rejects.toThrow('409');
  const page = await browser.newPage({ baseURL: portal.origin });
  await page.goto('/login');
  await signInByForm(page, 'super-administrator');
  const status = await page.evaluate(
    async ([address, body]) =>
      (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    [
      `/api/releases/${faultRemote.name}/promote`,
      JSON.stringify({ version, reason: 'To see what people see', force: true }),
    ] as const,
  );
  expect(status).toBe(200);
  await page.close();
  await isLive(version);
}

async function isLive(version: string): Promise<void> {
  await expect(async () => {
    const registry = (await (await fetch(`${portal.origin}/_registry`)).json()) as Registry;
    expect(registry.remotes.find(({ name }) => name === faultRemote.name)?.live.version).toBe(version);
  }).toPass();
}
interface Registry {
  remotes: { name: string; live: { version: string } }[];
}

/** Goes back to the version that works, so that it is the previous one of the next fault. */
const repair = () => client.rollBack(faultRemote.name, { version: '1.0.0', reason: 'Back to what works' });

const open = (page: Page, path: string = faultRemote.path) => page.goto(`${portal.origin}${path}`);
const failuresOf = async (version: string) => {
  const { versions } = await client.status(faultRemote.name);
  const row = versions.find((found) => found.version === version);
  return (row?.loadFailures ?? 0) + (row?.renderFailures ?? 0);
};

async function seesPrevious(page: Page): Promise<void> {
  await expect(page.getByText('This is version 1.0.0.')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/you see the previous one/i)).toBeVisible();
}

async function othersWork(page: Page): Promise<void> {
  await page.locator('a[href="/companies"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
}

test.beforeEach(async ({ expectedErrors }) => {
  // What the faults themselves say.
  expectedErrors.push(/broken (at load|in render)|mf-faulty|reading 'useState'|Styles by script|removed parts/);
  if ((await client.status(faultRemote.name)).live !== '1.0.0') await repair();
});

const withPrevious: Record<string, Fault> = {
  'throws at load': { atLoad: 'throw new Error("broken at load")' },
  'throws while it is rendered': { inRender: 'throw new Error("broken in render")' },
  'renders without end': endlessRendering,
  'never delivers its page': { page: 'new Promise(() => {})' },
  'needs a file that is not there': {
    page: `new Promise((_, fail) => { const script = document.createElement("script"); script.onerror = fail;
      script.src = "/_mf/${faultRemote.name}/1.0.0/gone.js"; document.head.append(script); })`,
  },
  'works at first and throws later': {
    inRender: 'const [bad, setBad] = React.useState(false); if (bad) throw new Error("broken in render")',
    inEffect: 'setTimeout(() => setBad(true), 3_000)',
  },
  'adds styles by script': {
    inEffect:
      'const sheet = new CSSStyleSheet(); sheet.replaceSync("body { display: none }"); document.adoptedStyleSheets = [sheet];',
  },
  'removes parts of the portal': { inEffect: 'document.querySelector("header").remove()' },
  'brings a second React': { atLoad: reactSource(), inRender: 'ownReact.useState(0)' },
};

for (const [name, fault] of Object.entries(withPrevious))
  test(`a version that ${name} is replaced by the previous one and reported`, async ({ page }) => {
    const version = name.replaceAll(' ', '-');
    await release(version, fault);
    await open(page);
    await seesPrevious(page);
    await expect(async () => expect(await failuresOf(version)).toBeGreaterThan(0)).toPass();
    await othersWork(page);
  });

test('a version that blocks the page is reported by the worker beside it, and another tab works', async ({ page }) => {
  const version = 'blocks-the-page';
  await release(version, {
    inEffect: `document.addEventListener('block', () => setTimeout(() => { for (;;); }, 3_000))`,
  });
  const watched = page.waitForEvent('worker');
  await open(page);
  await expect(page.getByText(`This is version ${version}.`)).toBeVisible();
  // Only a page that is being watched: how soon that is depends on how busy the machine is.
  await (await watched).evaluate(() => true);
  await page.evaluate(() => document.dispatchEvent(new Event('block')));
  await expect(async () => expect(await failuresOf(version)).toBeGreaterThan(0)).toPass({ timeout: 40_000 });
  const other = await page.context().newPage();
  await open(other, '/companies');
  await expect(other.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await other.close();
});

test('a version that never came to rest in a tab is not started there again', async ({ page }) => {
  const version = 'blocks-at-once';
  await release(version, { inRender: 'for (;;);' });
  // What the page before has left behind, which was blocked: a browser under test cannot leave such a page.
  await page.addInitScript(
    (mark) => {
      if (sessionStorage.getItem('hung-release') === null) sessionStorage.setItem('starting-release', mark);
    },
    JSON.stringify({ remote: faultRemote.name, version }),
  );
  await open(page);
  await seesPrevious(page);
  await expect(async () => expect(await failuresOf(version)).toBeGreaterThan(0)).toPass();
  await othersWork(page);
});

test('a version cannot change what all areas use', async ({ page }) => {
  await release('changes-globals', {
    atLoad:
      'try { Object.prototype.isAdmin = true; } catch {} try { Array.prototype.map = () => []; } catch {} const mine = () => { window.wasHere = true; }; try { window.fetch = mine; } catch {} try { History.prototype.pushState = mine; } catch {} try { Storage.prototype.setItem = mine; } catch {} try { Object.defineProperty(history, "pushState", { value: mine }); } catch {}',
  });
  await open(page);
  await expect(page.getByText('This is version changes-globals.')).toBeVisible();
  await othersWork(page);
  expect(
    await page.evaluate(() => [fetch, history.pushState, Storage.prototype.setItem].map((found) => String(found))),
  ).toEqual(expect.arrayContaining([expect.stringContaining('[native code]')]));
  expect(await page.evaluate(() => ['wasHere' in globalThis, 'isAdmin' in {}])).toEqual([false, false]);
});

test('a version that needs another platform is not started, the previous one is', async ({ page, browser }) => {
  await releaseInSpite('needs-another-platform', { descriptor: { platform: '^99.0.0' } }, browser);
  await open(page);
  await seesPrevious(page);
  await othersWork(page);
});

test('a version that is far too large is shown, and costs the other areas nothing', async ({ page, browser }) => {
  const version = 'far-too-large';
  await releaseInSpite(version, { ballast: 400_000 }, browser);
  await open(page);
  await expect(page.getByText(`This is version ${version}.`)).toBeVisible();
  const other = await browser.newPage();
  const files: string[] = [];
  other.on('request', (request) => void files.push(request.url()));
  await open(other, '/companies');
  await expect(other.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  expect(files.filter((url) => url.includes(faultRemote.name))).toEqual([]);
  await other.close();
  await othersWork(page);
});

test('pages and signing in work beside a version that empties and fills the storage', async ({ page }) => {
  const version = 'fills-the-storage';
  await release(version, {
    atLoad: `localStorage.clear(); sessionStorage.clear();
      try { for (let n = 0; ; n += 1) localStorage.setItem("full" + n, "x".repeat(100_000)); } catch { window.isFull = true; }`,
  });
  await open(page);
  await expect(page.getByText(`This is version ${version}.`)).toBeVisible();
  expect(await page.evaluate(() => 'isFull' in globalThis)).toBe(true);
  await othersWork(page);
  await open(page, '/login');
  await signInByForm(page, 'employee');
  await expect(page).not.toHaveURL(/login/);
  await othersWork(page);
});

test('a version starts no service worker, and does not get at other origins or the way back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/A bad HTTP response code \(404\) was received when fetching the script/);
  const version = 'reaches-for-more';
  await release(version, {
    atLoad: `navigator.serviceWorker.register('/_mf/${faultRemote.name}/${version}/entry.js').catch((error) => { window.refused = String(error); });
      document.domain = location.hostname; postMessage({ type: 'anything' }, '*');`,
    inEffect: 'for (let n = 0; n < 300; n += 1) history.pushState(null, "", location.pathname + "?n=" + n);',
  });
  await open(page);
  await expect(page.getByText(`This is version ${version}.`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'refused' in globalThis)).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => (globalThis as { originAgentCluster?: boolean }).originAgentCluster)).toBe(true);
  await othersWork(page);
  await expect(page).toHaveURL(/\/companies$/);
});

test('a version opens no windows while nobody presses anything', async ({ page }) => {
  const version = 'opens-windows';
  await release(version, {
    inEffect: `window.answers = Array.from({ length: 20 }, (_, n) => window.open('/companies?n=' + n));`,
  });
  await open(page);
  await expect(page.getByText(`This is version ${version}.`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'answers' in globalThis)).toBe(true);
  expect(await page.evaluate(() => new Set((globalThis as unknown as { answers: unknown[] }).answers).size)).toBe(1);
  expect(page.context().pages()).toHaveLength(1);
  await othersWork(page);
});

test('a version that asks without end uses up the requests of its own session and of nobody else’s', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/429/);
  await release('asks-without-end', {
    inEffect: `const ask = () => fetch('/api/favorites/ids', { cache: 'no-store' }).then(({ status }) => {
        if (status === 429) window.isLimited = true; else return ask(); });
      for (let n = 0; n < 4; n += 1) ask();`,
  });
  await open(page, '/login');
  await signInByForm(page, 'employee');
  await expect(page).not.toHaveURL(/login/);
  await open(page);
  await expect.poll(() => page.evaluate(() => 'isLimited' in globalThis), { timeout: 100_000 }).toBe(true);
  await othersWork(page);
  const other = await browser.newPage({ baseURL: portal.origin });
  await other.goto('/login');
  await signInByForm(other, 'company-administrator');
  await expect(other).not.toHaveURL(/login/);
  await other.goto('/companies');
  await expect(other.locator('main a[href^="/companies/details?id="]').first()).toBeVisible();
  await other.close();
});
