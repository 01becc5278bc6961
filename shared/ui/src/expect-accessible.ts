import { axe } from 'jest-axe';

/**
 * For tests: expects no findings of axe. Contrast is checked by contrast.test.ts, because axe cannot compute it here.
 */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe(container);
  expect(violations.map(({ id, help, nodes }) => ({ id, help, html: nodes.map((node) => node.html) }))).toEqual([]);
}
