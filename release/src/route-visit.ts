/** One route of the checked version in the live shell: did it mount, was it closed, or did it break? */
import type { Page, Response } from '@playwright/test';

export interface RouteVisit {
  readonly path: string;
  /** `closed`: the shell asked for a sign-in or a right. */
  readonly outcome: 'mounted' | 'closed' | 'broken';
  readonly findings: readonly string[];
}

const visitTimeoutMs = 15_000;

/** A details page needs an id; the list before it has some. */
async function addressOf(page: Page, origin: string, path: string): Promise<string> {
  if (!path.endsWith('/details')) return `${origin}${path}`;
  const list = path.replace(/\/details$/, '');
  await page.goto(`${origin}${list}`);
  const href = await page
    .locator(`main a[href^="${path}?id="]`)
    .first()
    .getAttribute('href', { timeout: 3_000 })
    .catch(() => null);
  return `${origin}${href ?? path}`;
}

/** @param wanted.files where the version's files are served; a page that took none of them is not this version's */
export async function openRoute(
  page: Page,
  wanted: { origin: string; path: string; files: string },
): Promise<RouteVisit> {
  const { origin, path, files } = wanted;
  const address = await addressOf(page, origin, path).catch(() => `${origin}${path}`);
  const findings: string[] = [];
  let taken = 0;
  const onResponse = (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith(files)) return;
    taken += 1;
    if (response.status() >= 400) findings.push(`${new URL(response.url()).pathname} answered ${response.status()}`);
  };
  const onError = (error: Error) => void findings.push(`threw ${error.message}`);
  page.on('response', onResponse);
  page.on('pageerror', onError);
  try {
    await page.goto(address);
    await page.locator('main h1').first().waitFor({ timeout: visitTimeoutMs });
    await page.waitForLoadState('networkidle', { timeout: visitTimeoutMs });
    const isClosed = new URL(page.url()).pathname === '/login' || (taken === 0 && (await isRefused(page)));
    if (isClosed) return { path, outcome: 'closed', findings: [] };
    const alert = await page
      .locator('main [role="alert"]')
      .first()
      .innerText({ timeout: 100 })
      .catch(() => null);
    // A details page without an id has nothing to show and says so, and that is right.
    const hasNothing = path.endsWith('/details') && new URL(address).search === '';
    if (alert !== null && !hasNothing) findings.push(`shows “${alert.replaceAll(/\s+/g, ' ').slice(0, 200)}”`);
    if (taken === 0) findings.push('took no file of this version; does the live shell know previews?');
  } catch (error) {
    findings.push(
      `did not show a page within ${visitTimeoutMs / 1_000} s (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)})`,
    );
  } finally {
    page.off('response', onResponse);
    page.off('pageerror', onError);
  }
  return { path, outcome: findings.length > 0 ? 'broken' : 'mounted', findings };
}

/** The shell's own page that says which right is missing. */
const isRefused = (page: Page) =>
  page
    .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
    .isVisible()
    .catch(() => false);
