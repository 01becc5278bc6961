import { axe } from 'jest-axe';

/** For tests: axe finds nothing to complain about. Contrast it cannot see here; contrast.test.ts does that. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe(container);
  expect(violations.map(({ id, help, nodes }) => ({ id, help, html: nodes.map((node) => node.html) }))).toEqual([]);
}
