/** axe on every screen in both themes, and no sideways scrolling at 320 px. */
import { AxeBuilder } from '../support/axe';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry } from '../support/second-shell';
import type { Page } from '@playwright/test';

const ownPages = ['/', '/login', '/login?mode=forgot', '/login?token=x', '/working-here/tenant-portal/', '/nowhere'];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function firstDetails(page: Page, list: string): Promise<string | null> {
  await page.goto(list);
  await settle(page);
  const links = page.locator(`main a[href^="${list}/details?id="]`);
  return (await links.count()) > 0 ? links.first().getAttribute('href') : null;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Two halves for two workers. In the dark theme only the colours differ, so only they are checked again.
for (const half of [0, 1]) {
  test(`every screen is free of axe violations, light and dark, half ${half + 1} of 2`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const visited: string[] = [];
    const found: string[] = [];
    const ask = async (path: string, theme: 'light' | 'dark') => {
      // Inherited colours reach nested elements one frame later per level, so wait until they are stable.
      await page.evaluate(async (wanted) => {
        document.documentElement.setAttribute('data-theme', wanted);
        for (let frames = 0, quietFrames = 0; quietFrames < 3 && frames < 120; frames += 1) {
          await new Promise(requestAnimationFrame);
          quietFrames = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : quietFrames + 1;
        }
      }, theme);
      const axe = new AxeBuilder({ page });
      const { violations } = await (
        theme === 'light' ? axe.withTags(wcag) : axe.withRules(['color-contrast'])
      ).analyze();
      found.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${path}, ${theme}: ${id} at ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
        ),
      );
    };
    const check = async (path: string) => {
      await page.goto(path);
      await settle(page);
      // Content below the viewport is laid out late and briefly keeps its old colours, so make everything
      // visible.
      await page.evaluate(() => {
        const everything = new CSSStyleSheet();
        everything.replaceSync('* { content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(everything);
      });
      // Without access the page shows a link to sign in, which is another screen.
      if (!path.startsWith('/login')) expect(new URL(page.url()).pathname, path).not.toBe('/login');
      await ask(path, 'light');
      await ask(path, 'dark');
      visited.push(path);
    };
    const isMine = (_path: string, index: number) => index % 2 === half;
    for (const path of ownPages.filter(isMine)) await check(path);
    await page.goto('/login');
    await signInByForm(page, 'super-administrator');
    const routes = readRegistry().remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path));
    for (const path of ['/', ...routes].filter(isMine)) {
      const address = path.endsWith('/details') ? await firstDetails(page, path.replace(/\/details$/, '')) : path;
      if (address) await check(address);
    }
    expect(found).toEqual([]);
    expect(visited.length).toBeGreaterThan(10);
  });
}

test('nothing scrolls sideways at 320 px, in either language', async ({ page, context }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInByForm(page, 'super-administrator');
  const routes = [
    '/',
    ...readRegistry().remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path)),
  ].filter((path) => !path.endsWith('/details'));
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
