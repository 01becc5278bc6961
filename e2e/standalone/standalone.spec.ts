/**
 * A team that has a folder, a deploy token and a portal: packages installed from the portal, the area from the own machine
 * inside the portal, tests, checks and the release by the folder's CI file. Nothing of this workspace is used there.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import { runProgram } from '@park/scripts/process';
import { packSdk } from '@park/scripts/sdk/pack-sdk';
import { startSecondPortal } from '../support/second-portal';
import { expect, signInByForm, test } from '../support/portal-test';

test('a folder outside of this repository installs, develops, tests, checks and ships', async ({
  page,
  expectedErrors,
}) => {
  test.setTimeout(900_000);
  // The development server and the portal start again while the page is open.
  expectedErrors.push(/.*/);
  const root = mkdtempSync(path.join(tmpdir(), 'park-standalone-'));
  const [folder, sdk] = [path.join(root, 'shuttle'), path.join(root, 'sdk')];
  await packSdk(sdk);
  const portal = await startSecondPortal({ SDK_FOLDER: sdk });
  const made = await portal.release(portal.releaseKey, 'token', 'create', 'mf-shuttle-bus', '--label', 'team');
  // Mirrors of npm's registry may lack packages for other systems, which `npm ci` wants to see in the lock file.
  const environment = { NPM_INSTALL: 'install', ...process.env, RELEASE_TOKEN: made.trim().split('\n').at(-1) ?? '' };
  const steps: string[] = [];
  const run = async (command: string, ...args: string[]) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd: folder, env: { ...environment, CI: 'true' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += String(chunk)));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code, `${command} ${args.join(' ')}\n${output}`).toBe(0);
    steps.push(`${command} ${args.join(' ')}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    return output;
  };
  let development: ChildProcess | undefined;
  try {
    await runProgram(path.join(workspaceRoot, 'scripts/new-remote.mjs'), [
      ...['mf-shuttle-bus', '--standalone', folder, '--portal', portal.origin],
      ...['--en', 'Shuttle bus', '--fr', 'Navette'],
    ]);
    await run('npm', 'install', '--prefer-offline');
    const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain(workspaceRoot);
    expect(JSON.parse(lock)).toMatchObject({
      packages: { 'node_modules/@park/platform': { integrity: expect.stringMatching(/^sha512-/) } },
    });

    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${portal.origin}/login`);
    await signInByForm(page, 'employee');
    await expect(page).not.toHaveURL(/login/);
    development = spawn('npm', ['run', 'dev'], { cwd: folder, env: { ...environment, PORT: '' }, detached: true });
    let output = '';
    for (const stream of [development.stdout, development.stderr])
      stream?.on('data', (chunk: Buffer) => void (output += String(chunk)));
    await expect(async () => expect(output).toMatch(/\?override=\S+/)).toPass({ timeout: 60_000 });
    await page.goto(/http\S+\?override=\S+/.exec(output)?.[0] ?? '');
    await expect(heading).toHaveText('Shuttle bus');
    await expect(page.getByRole('region', { name: 'Versions in this browser' })).toContainText('http://localhost:');
    const texts = path.join(folder, 'src/texts/en.ts');
    const before = readFileSync(texts, 'utf8');
    writeFileSync(texts, before.replace("title: 'Shuttle bus'", "title: 'Shuttle of today'"));
    await expect(heading).toHaveText('Shuttle of today');
    writeFileSync(texts, `${before}\nexport const = ;`);
    await expect(
      page.frameLocator('#webpack-dev-server-client-overlay').getByText(/Compiled with problems/),
    ).toBeVisible();
    writeFileSync(texts, before);
    await expect(heading).toHaveText('Shuttle bus');
    await page.getByRole('button', { name: 'Back to the released version' }).click();
    await expect(heading).not.toHaveText('Shuttle bus');

    await run('sh', 'ci.sh');
    // The servers of the shell see a promotion within a second.
    await expect(async () => {
      await page.goto(`${portal.origin}/shuttle-bus`);
      await expect(heading).toHaveText('Shuttle bus', { timeout: 2_000 });
    }).toPass();
    await expect(page.locator('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
    process.stdout.write(`${steps.join('\n')}\n`);
  } finally {
    if (development?.pid) process.kill(-development.pid, 'SIGTERM');
    await portal.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
