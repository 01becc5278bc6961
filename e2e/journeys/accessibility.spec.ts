/** axe on every screen in both themes, and no sideways scrolling at 320 px in either language. */
import { AxeBuilder, wcag } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { setLanguage } from '../support/language';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry } from '../support/second-shell';
import type { Page } from '@playwright/test';

const ownPages = ['/', '/login', '/login?mode=forgot', '/login?token=x', '/working-here/tenant-portal/', '/nowhere'];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What is about to be replaced is a skeleton, which says so, or dimmed.
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Chargement)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
}

async function firstDetails(page: Page, list: string): Promise<string | null> {
  await page.goto(list);
  await settle(page);
  const links = page.locator(`main a[href^="${list}/details?id="]`);
  return (await links.count()) > 0 ? links.first().getAttribute('href') : null;
}

const routes = () => readRegistry().remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path));

/** The first page and those of every remote, without the details of single records. */
const lists = () => ['/', ...routes().filter((path) => !path.endsWith('/details'))];

const details = () => routes().filter((path) => path.endsWith('/details'));

const narrow = { width: 320, height: 640 };

// In parts, for several workers. In the dark theme only the colours differ, so only they are checked again.
const parts = 4;
for (let part = 0; part < parts; part += 1) {
  test(`every screen is free of axe violations, light and dark, and fits 320 px, part ${part + 1} of ${parts}`, async ({
    page,
    viewport,
  }) => {
    test.setTimeout(480_000);
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
      await page.setViewportSize(narrow);
      await expectToFit(page, path);
      await page.setViewportSize(viewport ?? narrow);
      visited.push(path);
    };
    const isMine = (_path: string, index: number) => index % parts === part;
    for (const path of ownPages.filter(isMine)) await check(path);
    await page.goto('/login');
    await signInByForm(page, 'super-administrator');
    for (const path of [...lists(), ...details()].filter(isMine)) {
      const address = path.endsWith('/details') ? await firstDetails(page, path.replace(/\/details$/, '')) : path;
      if (address) await check(address);
    }
    expect(found).toEqual([]);
    expect(visited.length).toBeGreaterThan(10);
  });
}

test('nothing scrolls sideways at 320 px in French', async ({ page, context, signIn }) => {
  test.setTimeout(480_000);
  await page.setViewportSize(narrow);
  await signIn('super-administrator');
  await setLanguage(context, 'fr');
  for (const path of lists()) {
    await page.goto(path);
    await settle(page);
    await expectToFit(page, path);
  }
});

test('with less motion nothing changes step by step, which would draw what comes into view a frame late', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/companies');
  await settle(page);
  const changing = await page.evaluate(async () => {
    const properties = new Set<string>();
    for (let frame = 0; frame < 40; frame += 1) {
      scrollBy(0, 150);
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) properties.add(animation.transitionProperty);
    }
    return [...properties];
  });
  expect(changing).toEqual([]);
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
