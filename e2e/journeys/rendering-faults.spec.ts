/** The server build of an area that goes wrong harms nobody (decision 20). */
import { serverBuildOf, startChangedServerBuild, type ChangedServerBuild } from '../support/changed-server-build';
import { htmlOf, outcomes, startRenderingShell } from '../support/rendered-pages';
import { expect, test } from '../support/portal-test';
import { readRegistry, type SecondShell } from '../support/second-shell';

let shell: SecondShell;
let changes: ChangedServerBuild;
test.beforeAll(async () => {
  const registry = readRegistry();
  changes = await startChangedServerBuild(registry, 'mf-directory');
  shell = await startRenderingShell(registry);
});
test.afterAll(async () => {
  changes?.stop();
  await shell?.stop();
});

const faults = [
  { name: 'hangs', outcome: 'slow', statements: 'for (;;);' },
  { name: 'throws', outcome: 'threw', statements: `throw new Error('broken');` },
  {
    name: 'needs all memory',
    outcome: 'slow|crashed',
    statements: 'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
  },
  {
    name: 'renders a script',
    outcome: 'refused',
    statements: `return require('react').createElement('script', { dangerouslySetInnerHTML: { __html: 'alert(1)' } });`,
  },
  {
    name: 'renders something else than the browser',
    outcome: 'rendered',
    statements: `return require('react').createElement('h1', null, 'Not what the browser renders');`,
  },
] as const;

test('a server build that goes wrong changes no page', async ({ page, expectedErrors }) => {
  // React says that it rendered the page again.
  expectedErrors.push(/Minified React error #4\d\d/);
  for (const [number, { name, outcome, statements }] of faults.entries()) {
    const version = `0.0.${number}`;
    await shell.publish(changes.registryWith(version, serverBuildOf('company-list', statements)));
    await expect(async () => {
      await fetch(`${shell.origin}/companies`);
      expect(await outcomes(shell), name).toMatch(
        new RegExp(`area="mf-directory",version="${version}",outcome="(?:${outcome})"`),
      );
    }).toPass();
    await page.goto(`${shell.origin}/companies`);
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' }), name).toBeVisible();
    // Other areas are rendered as before.
    await htmlOf(shell, '/news', 'language=en');
  }
});
