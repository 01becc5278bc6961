import { AxeBuilder as Builder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = ConstructorParameters<typeof Builder>[0];

/** Analyses the main frame only: the portal has no frames, for which axe would open a further page each time. */
export class AxeBuilder extends Builder {
  readonly #page: Page;

  constructor(options: Options) {
    super(options);
    this.#page = options.page as Page;
    this.setLegacyMode();
    // Only violations are read. Listing every element that passes costs as much as checking, and no rule here needs media.
    this.options({ resultTypes: ['violations'], preload: false });
  }

  /** Waits for animations to end first: text that is still fading in has no contrast yet. */
  override async analyze(): ReturnType<Builder['analyze']> {
    await finishAnimations(this.#page);
    return super.analyze();
  }
}

/** The rules of WCAG 2.2 A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** Selector of the part that is checked; the whole page when absent. */
  within?: string;
  /** Tags of the rules that are checked; axe's own choice, with best practice, when absent. */
  tags?: string[];
}

/**
 * Fails with the rule and the elements of each violation. Waits until the page is there and nothing is loaded any more:
 * what is about to be replaced is dimmed.
 */
export async function expectAccessible(page: Page, { within, tags }: Scope = {}): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // A button is busy for as long as its command runs, behind a question for example, and looks the same.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  if (tags) axe.withTags(tags);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
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
