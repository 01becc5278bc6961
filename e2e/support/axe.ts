import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  /** Selector of the part that is checked; the whole page when absent. */
  within?: string;
  /** Tags of the rules that are checked; axe's own choice, with best practice, when absent. */
  tags?: readonly string[];
  /** The only rules that are checked, instead of those of tags. */
  onlyRules?: readonly string[];
  /** Rules that axe leaves out by default, checked besides the others. */
  extraRules?: readonly string[];
}

/** @returns the rule and the elements of each violation on the page as it is now */
export async function violationsOf(
  page: Page,
  { within, tags, onlyRules, extraRules = [] }: Options = {},
): Promise<string[]> {
  // Text that is still fading in has no contrast yet.
  await finishAnimations(page);
  const axe = new AxeBuilder({ page })
    // The portal has no frames, for which axe would open a further page each time.
    .setLegacyMode()
    .options({
      // Listing every element that passes costs as much as checking, and no rule here needs media.
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }])),
    });
  if (within) axe.include(within);
  if (tags) axe.withTags([...tags]);
  if (onlyRules) axe.withRules([...onlyRules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Fails with the rule and the elements of each violation. Waits until the page is there and nothing is loaded any more:
 * what is about to be replaced is dimmed.
 */
export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // A button is busy for as long as its command runs, behind a question for example, and looks the same.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  expect(await violationsOf(page, options)).toEqual([]);
}

/**
 * Resolves once no animation runs that ends by itself. Inherited colours reach nested elements one frame later per
 * level, so several frames without one are needed.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    for (let frames = 0, quietFrames = 0; quietFrames < 3 && frames < 120; frames += 1) {
      await new Promise(requestAnimationFrame);
      quietFrames = document.getAnimations().some(ends) ? 0 : quietFrames + 1;
    }
  });
}
