/** axe on every screen in both themes, and no sideways scrolling at 320 px. */
import { AxeBuilder, wcag } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { setLanguage } from '../support/language';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry } from '../support/second-shell';
import type { Page } from '@playwright/test';

const ownPages = ['/', '/login', '/login?mode=forgot', '/login?token=x', '/working-here/tenant-portal/', '/nowhere'];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // A busy machine may be quiet for half a second before it asks for anything. What is about to be replaced is dimmed.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
}

async function firstDetails(page: Page, list: string): Promise<string | null> {
  await page.goto(list);
  await settle(page);
  const links = page.locator(`main a[href^="${list}/details?id="]`);
  return (await links.count()) > 0 ? links.first().getAttribute('href') : null;
}

// Two halves for two workers. In the dark theme only the colours differ, so only they are checked again.
for (const half of [0, 1]) {
  test(`every screen is free of axe violations, light and dark, half ${half + 1} of 2`, async ({ page }) => {
    test.setTimeout(480_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const visited: string[] = [];
    const found: string[] = [];
    const ask = async (path: string, theme: 'light' | 'dark') => {
      await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
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
        for (const element of document.querySelectorAll<HTMLElement>('body *'))
          element.style.setProperty('content-visibility', 'visible', 'important');
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
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInByForm(page, 'super-administrator');
  const routes = [
    '/',
    ...readRegistry().remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path)),
  ].filter((path) => !path.endsWith('/details'));
  for (const language of ['en', 'fr'] as const) {
    await setLanguage(context, language);
    for (const path of routes) {
      await page.goto(path);
      await settle(page);
      await expectToFit(page, `${path} (${language})`);
    }
  }
});

test.describe('before a choice in the consent banner', () => {
  test.use({ consent: null });

  for (const [width, height] of [
    [360, 640],
    [320, 256],
  ] as const) {
    test(`focus is never hidden behind a bar at ${width} × ${height} (WCAG 2.4.11)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/companies');
      await settle(page);
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => page.evaluate(nameIfCovered), { message: `stop ${stop + 1}` }).toEqual([]);
      }
    });
  }
});

/** The focused element as HTML if none of its corners and its middle are visible, otherwise nothing. */
function nameIfCovered(): string[] {
  const element = document.activeElement;
  if (!element || element === document.body) return [];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 2;
  const points: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ];
  const isVisible = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    const isItsLabel = found?.closest('label')?.control === element;
    return found !== null && (isItsLabel || element.contains(found) || found.contains(element));
  });
  return isVisible ? [] : [element.outerHTML.slice(0, 200)];
}
