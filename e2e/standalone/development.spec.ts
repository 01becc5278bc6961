/** `npm run dev -- mf-NAME`: a saved change appears in the open page, which keeps what was typed; errors appear as well. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markLoaded } from '@park/scripts/park-data';
import { expect, test } from '../support/portal-test';
import { copyWorkspace } from '../support/workspace-copy';

test('a change replaces a component in the open page, and a build error is shown', async ({ page, expectedErrors }) => {
  test.setTimeout(300_000);
  expectedErrors.push(/Errors while compiling|ERROR in/);
  const copy = copyWorkspace();
  const dataFolder = path.join(copy.root, '.data/journey');
  cpSync(process.env['PORTAL_LOADED'] ?? '', dataFolder, { recursive: true });
  markLoaded(dataFolder);
  const development = spawn(
    process.execPath,
    // The other areas come from the portal of the journeys, so they are not built in the copy.
    ['scripts/dev.mjs', 'mf-directory', '--portal', process.env['PORTAL_ORIGIN'] ?? ''],
    { cwd: copy.root, env: { ...process.env, DATA_DIR: dataFolder, PORT: '', NODE_ENV: '' }, detached: true },
  );
  let output = '';
  for (const stream of [development.stdout, development.stderr])
    stream.on('data', (chunk: Buffer) => void (output += String(chunk)));
  try {
    await expect(async () => {
      expect(development.exitCode === null ? output : 'ended').toMatch(/Developing .* at http/);
    }).toPass({ timeout: 240_000 });
    const origin = /at (http:\/\/localhost:\d+)\/ –/.exec(output)?.[1] ?? output;
    const file = path.join(copy.root, 'mf-directory/src/features/companies/CompanyListPage.tsx');
    const before = readFileSync(file, 'utf8');
    const withField = before.replace('<Cluster>', '<Cluster>\n<input aria-label="New field" />');
    expect(withField).not.toBe(before);

    await page.goto(`${origin}/companies`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Companies/);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    writeFileSync(file, withField);
    const field = page.getByRole('textbox', { name: 'New field' });
    await field.fill('typed and kept');
    writeFileSync(file, withField.replace("title={t('companies.title')}", "title={'Companies of today'}"));
    await expect(heading).toHaveText(/^Companies of today/);
    await expect(field).toHaveValue('typed and kept');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

    writeFileSync(file, `${withField}\nexport const = ;`);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText(/Compiled with problems/)).toBeVisible();
    writeFileSync(file, before);
    await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden();
    await expect(heading).toHaveText(/^Companies/);
  } catch (error) {
    throw new Error(`${String(error)}\n${output}`, { cause: error });
  } finally {
    // An open page would look for the server that ends here.
    await page.goto('about:blank');
    if (development.exitCode === null && development.pid) {
      const ended = new Promise((resolve) => development.once('exit', resolve));
      process.kill(-development.pid, 'SIGINT');
      await ended;
    }
    copy.remove();
  }
});
