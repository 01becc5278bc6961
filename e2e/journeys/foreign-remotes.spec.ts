/** Remotes that other bundlers built live beside the five, with the shell's React, session and texts. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedVersion, workspaceRoot } from '@park/build/workspace';
import { publishedBuildOf } from '@park/platform/descriptor';
import { buildOfManifest } from '@park/release';
import { startServer } from '@park/scripts/process';
import { foreignBuilds } from '../foreign-remotes/build';
import { emailOf } from '../support/accounts';
import { expect, signInByForm, test } from '../support/portal-test';
import { readRegistry, startSecondShell, type RegistryEntry } from '../support/second-shell';

const descriptorOf = (name: string) => ({
  name,
  title: { en: 'Foreign area', fr: 'Domaine tiers' },
  platform: `^${sharedVersion('@park/platform')}`,
  routes: [
    {
      id: name,
      path: `/${name}`,
      page: 'foreign',
      title: { en: 'Foreign area', fr: 'Domaine tiers' },
      access: 'session',
    },
  ],
  navigation: [],
});

function readFiles(folder: string): Map<string, Uint8Array> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), new Uint8Array(readFileSync(file))]),
  );
}

for (const foreign of foreignBuilds) {
  test(`${foreign.name}: registered by its manifest, mounted with what the shell shares`, async ({ page, context }) => {
    const built = await foreign.build();
    const build = buildOfManifest({ descriptor: descriptorOf(foreign.name), files: readFiles(built) });
    const store = mkdtempSync(path.join(tmpdir(), `park-${foreign.name}-`));
    cpSync(built, path.join(store, build.version), { recursive: true });
    const server = await startServer({
      name: foreign.name,
      program: path.join(workspaceRoot, 'shared/build/serve/serve-remote.mjs'),
      args: [store],
      environment: { PORT: '0' },
      log: process.stderr,
    });
    const registry = readRegistry();
    registry.remotes.push({
      name: foreign.name,
      descriptor: build.descriptor,
      live: publishedBuildOf(build),
      previous: null,
      server: server.origin,
    } as unknown as RegistryEntry);
    const shell = await startSecondShell({ registry });
    try {
      await page.goto(`${shell.origin}/login?redirect=%2F${foreign.name}`);
      await signInByForm(page, 'employee');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built elsewhere');
      await expect(page.locator('main').getByText(emailOf('employee'))).toBeVisible();
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();

      await page.locator('a[href="/companies"]:visible').first().click();
      await expect(page.locator('main a[href^="/companies/details?id="]').first()).toBeVisible();
      const versions = await page.evaluate(() => {
        const { __INSTANCES__: instances } = (
          globalThis as unknown as {
            __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Record<string, object> } }[] };
          }
        ).__FEDERATION__;
        return instances.flatMap(({ shareScopeMap }) => Object.keys(shareScopeMap.default?.['react'] ?? {}));
      });
      expect(new Set(versions)).toEqual(new Set([sharedVersion('react')]));

      await context.addCookies([{ name: 'language', value: 'fr', url: shell.origin }]);
      await page.goto(`${shell.origin}/${foreign.name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Construit ailleurs');
    } finally {
      await shell.stop();
      await server.stop();
      for (const folder of [built, store]) rmSync(folder, { recursive: true, force: true });
    }
  });
}
