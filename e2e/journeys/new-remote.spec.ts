/** `npm run new-remote`: its result passes every check unchanged and works in the running portal. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedBuildOf, type RemoteBuild } from '@park/platform/descriptor';
import { workspaceRoot } from '@park/build/workspace';
import { startServer } from '@park/scripts/process';
import { expectAccessible, wcag } from '../support/axe';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry, startSecondShell } from '../support/second-shell';
import { copyWorkspace } from '../support/workspace-copy';

const name = 'mf-shuttle-bus';

test('a sixth remote from one command: checked, built, mounted, accessible', async ({ page, context }) => {
  // Installs, checks, tests and builds, beside two other journeys.
  test.setTimeout(600_000);
  const copy = copyWorkspace();
  try {
    expect(copy.run('scripts/new-remote.mjs', name, '--en', 'Shuttle bus', '--fr', 'Navette')).toContain(
      `Created ${name}: Shuttle bus at /shuttle-bus`,
    );
    expect(() => copy.run('scripts/new-remote.mjs', name)).toThrow(`${name} is taken: the folder exists.`);
    expect(() => copy.run('scripts/new-remote.mjs', 'mf-companies')).toThrow(
      '/companies cannot be mf-companies’s: mf-directory has the route /companies.',
    );

    copy.run('node_modules/typescript/bin/tsc', '--noEmit', '--project', name);
    copy.run('node_modules/eslint/bin/eslint.js', name, '--max-warnings', '0');
    copy.run('node_modules/jest/bin/jest.js', '--selectProjects', name, '--ci');
    copy.run('--import', 'tsx', 'shared/build/src/commands/build.ts', name);

    const dist = path.join(copy.root, name, 'dist');
    const build = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as RemoteBuild;
    const server = await startServer({
      name,
      program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'),
      args: [dist],
      environment: { PORT: '0' },
      log: process.stderr,
    });
    const registry = readRegistry();
    registry.remotes.push({
      name,
      descriptor: build.descriptor,
      live: publishedBuildOf(build),
      previous: null,
      server: server.origin,
    } as unknown as (typeof registry.remotes)[number]);
    const shell = await startSecondShell({ registry });
    try {
      await page.goto(`${shell.origin}/shuttle-bus`);
      await expect(page).toHaveURL(/\/login\?redirect=%2Fshuttle-bus/);
      await signInByForm(page, 'employee');
      await expect(page).toHaveURL(/\/shuttle-bus$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shuttle bus');
      await expect(page.locator('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
      await expect(page.locator('a[href="/shuttle-bus"]').first()).toHaveText('Shuttle bus');
      await expectAccessible(page, { tags: wcag });

      await context.addCookies([{ name: 'language', value: 'fr', url: shell.origin }]);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navette');
    } finally {
      await shell.stop();
      await server.stop();
    }
  } finally {
    copy.remove();
  }
});
