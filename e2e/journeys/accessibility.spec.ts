/** axe on every screen in both themes, and no sideways scrolling at 320 px in either language. */
import { violationsOf, wcag } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { nextSunday } from '../support/free-day';
import { setLanguage } from '../support/language';
import { expect, signInByForm, test } from '../support/portal-test';
import { send } from '../support/rooms';
import { readRegistry } from '../support/second-shell';
import type { Page } from '@playwright/test';

const ownPages = ['/', '/login', '/login?mode=forgot', '/login?token=x', '/working-here/tenant-portal/', '/nowhere'];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What is about to be replaced is a skeleton, which says so, or dimmed.
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Chargement)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
}

/** Books parking on a Sunday, which costs no credits. */
async function bookParking(page: Page): Promise<void> {
  const date = nextSunday();
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await page.request.get(`/api/parking/${path}?date=${date}&half=am`)).json() as Answer;
  const { lots } = await read<{ lots: { id: string }[] }>('parking-lots');
  const free = await Promise.all(lots.map(({ id }) => read<{ spots: { id: string }[] }>(`freeSpots/${id}`)));
  // Other journeys take the first ones.
  const spotId = free.flatMap(({ spots }) => spots).at(-1)?.id;
  await send(page, '/api/parking/spots/book', { spotId, date, halves: ['am'] });
}

/** What the administrator has none of in the demo park, by the page of its details. */
const missingRecords: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/parkshare/bookings/details': bookParking,
};

/** The address of the first record of a list. */
async function firstDetails(page: Page, path: string): Promise<string> {
  await missingRecords[path]?.(page);
  await page.goto(path.replace(/\/details$/, ''));
  const links = page.locator(`main a[href^="${path}?id="]`);
  await expect(links.first(), `the list of ${path} has a record`).toBeVisible();
  return (await links.first().getAttribute('href')) ?? '';
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
    const found: string[] = [];
    const ask = async (path: string, theme: 'light' | 'dark') => {
      await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
      const violations = await violationsOf(
        page,
        theme === 'light' ? { tags: wcag } : { onlyRules: ['color-contrast'] },
      );
      found.push(...violations.map((violation) => `${path}, ${theme}: ${violation}`));
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
    };
    const isMine = (_path: string, index: number) => index % parts === part;
    for (const path of ownPages.filter(isMine)) await check(path);
    await page.goto('/login');
    await signInByForm(page, 'super-administrator');
    const visited: string[] = [];
    for (const path of [...lists(), ...details()].filter(isMine)) {
      await check(path.endsWith('/details') ? await firstDetails(page, path) : path);
      visited.push(new URL(page.url()).pathname);
    }
    expect(found).toEqual([]);
    expect(visited).toEqual([...lists(), ...details()].filter(isMine));
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

test('with less motion nothing changes step by step, which would render what comes into view a frame late', async ({
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
