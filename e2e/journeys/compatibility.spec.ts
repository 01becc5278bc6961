/** Old and new get along: released remotes in the shell of now, the remotes of now in the released shell. */
import type { Page } from '@playwright/test';
import { isAtLeast } from '@park/build/surface/surface-report';
import { startServer } from '@park/scripts/process';
import { remoteTimeoutMs } from '../support/remote-timeout';
import { expect, signInByForm, test } from '../support/portal-test';
import { unpackReleased, withReleasedRemotes, type ReleasedPortal } from '../support/released-portal';
import { readRegistry, startSecondShell, type RegistryDocument } from '../support/second-shell';

let released: ReleasedPortal;
test.beforeAll(() => {
  released = unpackReleased();
});
test.afterAll(() => released.remove());

/** Whether a platform of this version is in the caret range. */
function suits(range: string, version: string): boolean {
  const least = range.replace('^', '');
  return least.split('.')[0] === version.split('.')[0] && isAtLeast(version, least);
}

const pathsOf = (remotes: RegistryDocument['remotes']) =>
  remotes
    .flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path))
    .filter((path) => !path.endsWith('/details'));

/** Every page renders its heading, and none shows an error in its place. */
async function visitAll(page: Page, origin: string, paths: readonly string[]): Promise<void> {
  test.setTimeout(480_000);
  await page.goto(`${origin}/login`);
  await signInByForm(page, 'super-administrator');
  const broken: string[] = [];
  for (const path of paths) {
    await page.goto(`${origin}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if ((await page.getByRole('button', { name: /try again/i }).count()) > 0) broken.push(path);
  }
  expect(broken).toEqual([]);
}

test('the last released build of every remote runs in the shell of now', async ({ page }) => {
  const { registry, servers } = await withReleasedRemotes(readRegistry(), released);
  const shell = await startSecondShell({ registry });
  try {
    const paths = pathsOf(registry.remotes);
    expect(paths.length).toBeGreaterThan(10);
    await visitAll(page, shell.origin, paths);
  } finally {
    await shell.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
});

test('the build of now of every remote runs in the last released shell', async ({ page }) => {
  const shell = await startServer({
    name: 'released shell',
    program: released.shellProgram,
    environment: {
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      API_ORIGIN: process.env['PORTAL_API'] ?? '',
      REGISTRY: process.env['PORTAL_REGISTRY'] ?? '',
      SHELL_DIST: released.shellDist,
      REMOTE_TIMEOUT: remoteTimeoutMs,
    },
    log: process.stderr,
  });
  try {
    const origin = `http://localhost:${shell.port}`;
    const { remotes } = readRegistry();
    const fits = ({ descriptor }: (typeof remotes)[number]) => suits(descriptor.platform, released.platformVersion);
    await visitAll(page, origin, ['/', ...pathsOf(remotes.filter(fits))]);
    // A remote that needs more than the released shell provides is released after the next shell. Until then it is
    // missing, and the shell says so.
    for (const path of pathsOf(remotes.filter((remote) => !fits(remote)))) {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(
        /does not exist|is not available right now|do not have access/,
      );
      await expect(page.getByRole('banner')).toBeVisible();
    }
  } finally {
    await shell.stop();
  }
});
