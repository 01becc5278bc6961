/** axe on every screen in both themes, and no sideways scrolling at 320 px. */
import AxeBuilder from '@axe-core/playwright';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry } from '../support/shell-beside';
import type { Page } from '@playwright/test';

const ownPages = ['/', '/login', '/login?mode=forgot', '/login?token=x', '/working-here/tenant-portal/', '/nowhere'];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function firstDetails(page: Page, list: string): Promise<string | null> {
  await page.goto(list);
  await settle(page);
  return page.locator(`main a[href^="${list}/details?id="]`).first().getAttribute('href', { timeout: 2_000 }).catch(() => null);
}

for (const theme of ['light', 'dark'] as const) {
  test(`every screen is free of axe violations, ${theme}`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await context.addCookies([{ name: 'theme', value: theme, url: process.env['PORTAL_ORIGIN'] ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const visited: string[] = [];
    const found: string[] = [];
    const check = async (path: string) => {
      await page.goto(path);
      await settle(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      visited.push(path);
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')}`));
    };
    for (const path of ownPages) await check(path);
    await page.goto('/login');
    await signInByForm(page, 'super-administrator');
    await check('/');
    const routes = readRegistry().remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path));
    for (const path of routes) {
      const address = path.endsWith('/details') ? await firstDetails(page, path.replace(/\/details$/, '')) : path;
      if (address) await check(address);
    }
    expect(found).toEqual([]);
    expect(visited.length).toBeGreaterThan(10);
  });
}

test('nothing scrolls sideways at 320 px, in either language', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await signInByForm(page, 'super-administrator');
  const routes = ['/', ...readRegistry().remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path))].filter((path) => !path.endsWith('/details'));
  const tooWide: string[] = [];
  for (const language of ['en', 'fr']) {
    await context.addCookies([{ name: 'language', value: language, url: process.env['PORTAL_ORIGIN'] ?? '' }]);
    for (const path of routes) {
      await page.goto(path);
      await settle(page);
      const overflow = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
      if (overflow > 0) tooWide.push(`${path} (${language}): ${overflow} px`);
    }
  }
  expect(tooWide).toEqual([]);
});
