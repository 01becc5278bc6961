/** What a team sees of its area with nothing but a deploy token, in a running portal (docs/releases.md). */
import path from 'node:path';
import { createPortalClient, PortalError, type PortalClient } from '@park/release-command/portal-client';
import { readBuildOnDisk } from '@park/release-command/build-on-disk';
import { publishBuild } from '@park/release-command/publish';
import { buildFault, faultRemote, type Fault, type FaultBuild } from '../support/fault-remote';
import { mailsTo } from '../support/outbox';
import { expect, signInByForm, test } from '../support/portal-test';
import { startSecondPortal, type SecondPortal } from '../support/second-portal';

test.describe.configure({ mode: 'serial' });

const remote = faultRemote.name;
const mailbox = 'team@demo.park';
const builds: FaultBuild[] = [];
let portal: SecondPortal;
let token: string;
let team: PortalClient;

async function publish(version: string, fault?: Fault): Promise<void> {
  const build = buildFault(version, fault);
  builds.push(build);
  await publishBuild(team, readBuildOnDisk(remote, build.folder), { isCheckedNow: false });
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  portal = await startSecondPortal({ RELEASE_MINIMUM_LOADS: '4' });
  const made = await portal.release(
    portal.releaseKey,
    ...['token', 'create', remote, '--label', 'team', '--mail', mailbox],
  );
  token = made.trim().split('\n').at(-1) ?? '';
  team = createPortalClient({ portal: portal.origin, token });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
});

test.afterAll(async () => {
  await portal?.stop();
  for (const build of builds) build.remove();
});

test('a reason that is too long is cut in the trail, which is the team’s own only', async () => {
  await team.promote(remote, { version: '1.0.0', reason: 'because '.repeat(100) });
  const { items } = await team.audit(remote);
  expect(items[0]).toMatchObject({ action: 'promoted', reason: 'because '.repeat(100).slice(0, 500).trim() });
  expect(await portal.release(token, 'log', remote)).toContain('promoted 1.0.0');
  await expect(team.audit('mf-directory')).rejects.toThrow('403');
});

test('of two who promote at once, the second hears of the first and changes nothing', async () => {
  const answers = await Promise.allSettled(
    ['1.1.0', '1.2.0'].map((version) => team.promote(remote, { version, reason: 'At once', instead: '1.0.0' })),
  );
  const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toEqual([expect.any(PortalError)]);
  expect((refused[0] as PortalError).problem?.key).toBe('errors.releases.changedMeanwhile');
  const [winner] = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.live] : []));
  expect((await team.status(remote)).live).toBe(winner);
});

test('a canary with a maximum duration says what it still needs', async () => {
  const output = await portal.release(
    token,
    ...['canary', remote, '1.0.0', '--share', '10%', '--hours', '5', '--reason', 'For an afternoon'],
  );
  expect(output).toContain('canary    1.0.0 for 10.0 % of the visitors');
  expect(output).toMatch(/not judged yet: \d+ more loads, \d+ more visitors/);
  await team.stopCanary(remote, { reason: 'The afternoon is over' });
});

test('a staged version is previewed with the token, in the browser that has the address', async ({ page, browser }) => {
  await publish('1.3.0');
  const address = /http\S+\?preview=\S+/.exec(await portal.release(token, 'preview', remote, '1.3.0'))?.[0] ?? '';
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Versions in this browser' })).toBeVisible();
  await page.goto(`${portal.origin}${faultRemote.path}`);
  await expect(page.getByText('This is version 1.3.0.')).toBeVisible();
  const other = await browser.newPage();
  await other.goto(`${portal.origin}${faultRemote.path}`);
  await expect(other.getByText(/This is version 1\.[12]\.0\./)).toBeVisible();
  await other.close();
});

test('a version that was taken back: the team has a mail, the panel the reason', async ({
  page,
  browser,
  expectedErrors,
}) => {
  test.setTimeout(240_000);
  expectedErrors.push(/broken at load|mf-faulty/);
  const before = (await team.status(remote)).live ?? '';
  const visitor = await browser.newPage();
  // What served nobody would be nothing to go back to.
  await expect(async () => {
    await visitor.goto(`${portal.origin}${faultRemote.path}`);
    await expect(visitor.getByText(`This is version ${before}.`)).toBeVisible();
    const { versions } = await team.status(remote);
    expect(versions.find(({ version }) => version === before)?.loads).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await publish('2.0.0', { atLoad: 'throw new Error("broken at load")' });
  await team.promote(remote, { version: '2.0.0', reason: 'The second edition' });
  await expect(async () => {
    await visitor.goto(`${portal.origin}${faultRemote.path}`);
    await expect(visitor.getByText(`This is version ${before}.`)).toBeVisible({ timeout: 10_000 });
    expect((await team.status(remote)).live).toBe(before);
  }).toPass({ timeout: 120_000 });
  await visitor.close();

  const { items } = await team.audit(remote);
  const fell = items.find(({ action }) => action === 'fell back');
  expect(fell).toMatchObject({ by: 'system', version: before, reason: expect.stringContaining('2.0.0 failed in') });
  const dataFolder = path.resolve(portal.storeOf(remote, '2.0.0'), '../../..');
  await expect(() => {
    const [mail] = mailsTo(mailbox, 'releaseTakenBack', dataFolder);
    expect(mail?.text).toContain(`2.0.0 was taken back; ${before} is live again.`);
  }).toPass();
  await page.goto(`${portal.origin}/login?redirect=%2Fportal%2Fadmin%2Freleases`);
  await signInByForm(page, 'super-administrator');
  const area = page.getByRole('region', { name: /mf-faulty/ });
  await expect(area.getByText('2.0.0 was withdrawn automatically')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Fell back from 2.0.0' })).toContainText('The portal itself');
});
