/** Pages that the server renders, however busy the machine is (decision 20). */
import { expect, type Locator, type Page } from '@playwright/test';
import { startSecondShell, type RegistryDocument, type SecondShell } from './second-shell';

export const renderedPages = [
  { path: '/', title: 'Innovation Park' },
  { path: '/login', title: 'Sign in' },
  { path: '/companies', title: 'Companies' },
  { path: '/jobs', title: 'Jobs' },
  { path: '/news', title: 'News' },
  { path: '/events-calendar', title: 'Events calendar' },
  { path: '/events-calendar?view=week', title: 'Events calendar' },
  { path: '/success-stories', title: 'Success stories' },
  { path: '/events', title: 'Events' },
  { path: '/search?q=park', title: 'Search the portal' },
  { path: '/privacy', title: 'Privacy' },
  { path: '/working-here/tenant-portal', title: 'Working here' },
  { path: '/no-such-page', title: 'This page does not exist' },
] as const;

/** A shell with time to render. It composes each page for its reader, so that no visitor decides about the next. */
export async function startRenderingShell(registry: RegistryDocument): Promise<SecondShell> {
  const shell = await startSecondShell({
    registry,
    environment: {
      SERVER_RENDERING: 'true',
      // How soon, on a machine that is busy with other things, proves nothing.
      RENDER_TIMEOUT: '1000',
      FIRST_CALL_TIMEOUT: '10000',
      SHARED_RESPONSE_MS: '0',
      ANALYTICS_ENDPOINT: '/_report/page-views',
    },
  });
  for (const { path } of renderedPages) await htmlOf(shell, path, 'language=en');
  return shell;
}

/** HTML of the first screen. A process that has just started, or a busy machine, leaves a page to the browser. */
export async function htmlOf(shell: SecondShell, path: string, cookie: string): Promise<string> {
  let root: string | undefined;
  await expect(async () => {
    const html = await (await fetch(`${shell.origin}${path}`, { headers: { cookie } })).text();
    root = /<div id="root">(.+?)<\/div>\n<script type="application\/json"/s.exec(html)?.[1];
    expect(root, `${path} is not rendered`).toBeDefined();
  }).toPass();
  return root ?? '';
}

/** What the shell counted, as Prometheus reads it. */
export async function outcomes(shell: SecondShell): Promise<string> {
  const metrics = await (await fetch(`${shell.origin}/metrics`)).text();
  return metrics
    .split('\n')
    .filter((line) => line.startsWith('shell_rendered_pages_total'))
    .join('\n');
}

export const inLanguage = (shell: SecondShell, page: Page, language: string, theme = 'light') =>
  page.context().addCookies([
    { name: 'language', value: language, url: shell.origin },
    { name: 'theme', value: theme, url: shell.origin },
  ]);

/** Opens a page as the server rendered it. */
export async function openRendered(shell: SecondShell, page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${shell.origin}${path}`, { waitUntil: 'commit' });
    await page.locator('#page-data').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.getElementById('page-data')?.textContent.includes('"rendered"'))).toBe(
      true,
    );
  }).toPass();
}

/** Loads a page again until the server has rendered it: a busy machine leaves some to the browser. */
export const reloadUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();

export async function openRenderedHere(shell: SecondShell, page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(`${shell.origin}${path}`);
  await reloadUntil(page, shown);
}

export const isRunning = (page: Page) =>
  page.waitForFunction(() => !('parkEarlyInput' in window) && document.readyState === 'complete');
