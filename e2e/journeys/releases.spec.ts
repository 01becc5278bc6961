/** A team publishes its remote and rolls it back while pages are open (docs/design/releases.md). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRoot } from '@park/build/workspace';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, wcag } from '../support/axe';
import { makeChangedBuild, withCompaniesTitle, type ChangedBuild } from '../support/changed-build';
import { refuseConsent } from '../support/refuse-consent';
import { goByLink, heading } from '../support/release-pages';
import { startSecondPortal, type SecondPortal } from '../support/second-portal';
import { expect, signInByForm, test } from '../support/portal-test';

const newTitle = 'Companies, second edition';

// One after the other: each goes on where the one before has left the portal.
test.describe.configure({ mode: 'serial' });

let portal: SecondPortal;
let token: string;
let second: ChangedBuild;
let broken: ChangedBuild;
let user: Page;
let operator: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  // Four loads are enough to judge a version, so that a journey can make them.
  portal = await startSecondPortal({ RELEASE_MINIMUM_LOADS: '4' });
  second = makeChangedBuild('mf-directory', '2.0.0-second', withCompaniesTitle(newTitle));
  broken = makeChangedBuild('mf-directory', '3.0.0-broken', (text, file) =>
    /^company-list.*\.js$/.test(file) ? `throw new Error("broken on purpose");${text}` : text,
  );
  user = await openPage(browser, '/companies');
  operator = await openPage(browser, '/login?redirect=%2Fportal%2Fadmin%2Freleases');
  await signInByForm(operator, 'super-administrator');
  await expect(operator).toHaveURL(/\/portal\/admin\/releases$/);
});

test.afterAll(async () => {
  await portal?.stop();
  second?.remove();
  broken?.remove();
});

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  await refuseConsent(context, portal.origin);
  const page = await context.newPage();
  await page.goto(`${portal.origin}${address}`);
  return page;
}

const directory = () => operator.getByRole('region', { name: /mf-directory/ });
const rowOf = (version: string) => directory().getByRole('row', { name: new RegExp(version.replaceAll('.', '\\.')) });
const trail = () => operator.getByRole('region', { name: 'Audit trail' });

async function leaveAndComeBack(page: Page): Promise<void> {
  await goByLink(page, '/news');
  await expect(heading(page, 'News')).toBeVisible();
  await goByLink(page, '/companies');
}

test('an area’s team has a token for its own remote and no other', async () => {
  const made = await portal.release(
    portal.releaseKey,
    'token',
    'create',
    'mf-directory',
    '--label',
    'journey',
    '--json',
  );
  token = (JSON.parse(made) as { token: string }).token;
  await expect(portal.release(token, 'rollback', 'mf-parkshare', '--reason', 'Not ours')).rejects.toThrow('(403)');
  await expect(portal.release('no-token-of-anybody', 'status', 'mf-directory')).rejects.toThrow('(401)');
});

test('a token is made on the panel, told once, used from the command line, and revoked', async () => {
  await operator.getByRole('link', { name: 'Deploy tokens' }).click();
  await expect(heading(operator, 'Deploy tokens')).toBeVisible();
  await operator.getByRole('button', { name: 'New token' }).click();
  const question = operator.getByRole('dialog', { name: 'New deploy token' });
  await question.getByRole('combobox', { name: 'Area' }).fill('mf-parkshare');
  await question.getByRole('textbox', { name: 'Purpose' }).fill('laptop');
  await question.getByRole('button', { name: 'Create token' }).click();
  const told = operator.getByRole('dialog', { name: 'Token for mf-parkshare' });
  const made = await told.getByRole('textbox', { name: 'Token' }).inputValue();
  await told.getByRole('button', { name: 'I have stored it' }).click();
  expect(await portal.release(made, 'status', 'mf-parkshare')).toContain('mf-parkshare: ');
  await expect(operator.getByRole('row', { name: /laptop/ })).toContainText('mf-parkshare');
  await operator.getByRole('button', { name: 'Revoke “laptop” of mf-parkshare' }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(operator.getByRole('row', { name: /laptop/ })).toBeHidden();
  await expect(portal.release(made, 'status', 'mf-parkshare')).rejects.toThrow('(401)');
  await operator.getByRole('link', { name: 'Releases', exact: true }).click();
  await expect(trail().getByRole('row', { name: 'Revoked a deploy token' })).toContainText('laptop');
});

test('publishing changes nothing for people and appears on the open panel', async () => {
  await expect(heading(user, 'Companies')).toBeVisible();
  await user.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  expect(
    await portal.release(
      token,
      'publish',
      'mf-directory',
      '--folder',
      second.folder,
      '--version',
      second.version,
      '--skip-browser',
    ),
  ).toContain('Staged.');
  await expect(rowOf(second.version)).toContainText('Staged');
  await leaveAndComeBack(user);
  await expect(heading(user, 'Companies')).toBeVisible();
});

test('a staged version is previewed from the panel in one browser, which leads back', async () => {
  await rowOf(second.version)
    .getByRole('button', { name: `Preview ${second.version}` })
    .click();
  await operator
    .getByRole('dialog', { name: `Directory: preview ${second.version}` })
    .getByRole('link', { name: 'Open preview' })
    .click();
  await expect(heading(operator, newTitle)).toBeVisible();
  await expect(operator).toHaveURL(`${portal.origin}/companies`);
  await leaveAndComeBack(user);
  await expect(heading(user, 'Companies')).toBeVisible();
  const badge = operator.getByRole('region', { name: 'Versions in this browser' });
  await expect(badge).toContainText(second.version);
  await badge.getByRole('button', { name: 'Back to the released version' }).click();
  await expect(heading(operator, 'Companies')).toBeVisible();
  await operator.goto(`${portal.origin}/portal/admin/releases`);
  await expect(rowOf(second.version)).toContainText('Staged');
});

test('promoted from the command line, the version is there at the next navigation of an open tab', async () => {
  await goByLink(user, '/news');
  await portal.release(token, 'promote', 'mf-directory', second.version, '--reason', 'The second edition');
  const promoted = performance.now();
  await expect(async () => {
    await goByLink(user, '/companies');
    await expect(user.getByRole('heading', { level: 1, name: /^Companies/ })).toBeVisible();
    const title = await user.getByRole('heading', { level: 1 }).innerText();
    if (title !== newTitle) await goByLink(user, '/news');
    expect(title).toBe(newTitle);
  }).toPass();
  test
    .info()
    .annotations.push({ type: 'promote to visible', description: `${Math.round(performance.now() - promoted)} ms` });
  expect(await user.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await expect(rowOf(second.version)).toContainText('Live');
  await expect(trail().getByRole('row', { name: `Promoted ${second.version}` })).toContainText('The second edition');
});

test('the panel is accessible', async () => {
  await expectAccessible(operator, { tags: wcag });
});

test('a canary that does not load is stopped by itself, while nobody is left without a page', async () => {
  await portal.release(
    token,
    'publish',
    'mf-directory',
    '--folder',
    broken.folder,
    '--version',
    broken.version,
    '--skip-browser',
  );
  await rowOf(broken.version)
    .getByRole('button', { name: `Start canary ${broken.version}` })
    .click();
  const question = operator.getByRole('dialog', { name: `Directory: ${broken.version} as canary?` });
  await question.getByRole('textbox', { name: 'Share of visitors in percent' }).fill('100');
  await expect(question.getByText(`100% of visitors get ${broken.version}`)).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill('To be seen by everybody');
  await question.getByRole('button', { name: 'Start canary' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(broken.version)).toContainText('Canary');

  const isStopped = directory().getByText(`The canary ${broken.version} was stopped automatically`);
  await expect(async () => {
    await user.goto(`${portal.origin}/companies`);
    await expect(heading(user, newTitle)).toBeVisible({ timeout: 10_000 });
    await expect(isStopped).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 100_000 });
  await expect(rowOf(second.version)).toContainText('Live');
  await expect(trail().getByRole('row', { name: `Fell back from ${broken.version}` })).toContainText(
    'The portal itself',
  );
});

test('rolled back by hand from the panel, people have the version before at their next navigation', async () => {
  await user.goto(`${portal.origin}/companies`);
  await expect(heading(user, newTitle)).toBeVisible();
  await user.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await goByLink(user, '/news');
  await directory()
    .getByRole('button', { name: /^Roll back to/ })
    .first()
    .click();
  const question = operator.getByRole('dialog', { name: /Directory: roll back to/ });
  await expect(question.getByText(new RegExp(`instead of ${second.version}`))).toBeVisible();
  await question.getByRole('button', { name: /^Roll back to/ }).click();
  await expect(question.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await question.getByRole('textbox', { name: 'Reason' }).fill('The first edition was better');
  await question.getByRole('button', { name: /^Roll back to/ }).click();
  await expect(question).toBeHidden();
  const rolledBack = performance.now();
  await expect(rowOf(second.version)).toContainText('Withdrawn');
  await expect(async () => {
    await goByLink(user, '/companies');
    await expect(user.getByRole('heading', { level: 1, name: /^Companies/ })).toBeVisible();
    const title = await user.getByRole('heading', { level: 1 }).innerText();
    if (title !== 'Companies') await goByLink(user, '/news');
    expect(title).toBe('Companies');
  }).toPass();
  test.info().annotations.push({
    type: 'roll back to visible',
    description: `${Math.round(performance.now() - rolledBack)} ms`,
  });
  expect(await user.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await expect(
    trail()
      .getByRole('row', { name: /Rolled back to/ })
      .first(),
  ).toContainText('The first edition was better');
});

test('switched off, on and taken out on the panel: menu and address follow, with the reason, and nobody else notices', async () => {
  const entry = user.getByRole('banner').locator('a[href="/companies"]');
  const act = async (button: string, confirm: string, reason: string) => {
    await directory().getByRole('button', { name: button, exact: true }).click();
    const question = operator.getByRole('dialog');
    await question.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await question.getByRole('button', { name: confirm, exact: true }).click();
    await expect(question).toBeHidden();
  };
  /** The shell's servers see a change within a second. */
  const expectAddress = (status: number, shown: string) =>
    expect(async () => {
      expect((await user.goto(`${portal.origin}/companies`))?.status()).toBe(status);
      await expect(user.locator('main')).toContainText(shown, { timeout: 3_000 });
    }).toPass();

  await act('Switch Directory off', 'Switch off', 'Wrong telephone numbers');
  await expect(directory()).toContainText('Wrong telephone numbers');
  await expectAddress(503, 'Wrong telephone numbers');
  await expect(entry).toHaveCount(0);
  await goByLink(user, '/news');
  await expect(heading(user, 'News')).toBeVisible();

  await act('Switch Directory on', 'Switch on', 'The numbers are right again');
  await expectAddress(200, 'Companies');
  await expect(entry.first()).toBeAttached();

  await act('Remove Directory from the portal', 'Remove', 'Moves to another team');
  await expectAddress(503, 'Moves to another team');
  await expect(trail().getByRole('row', { name: 'Removed from the portal' })).toContainText('Moves to another team');
  const { version: first } = JSON.parse(
    readFileSync(path.join(workspaceRoot, 'mf-directory/dist/build.json'), 'utf8'),
  ) as { version: string };
  await portal.release(token, 'promote', 'mf-directory', first, '--reason', 'The other team begins');
  await expectAddress(200, 'Companies');
});

test('a store that somebody has tampered with runs nothing', async ({ browser }) => {
  await portal.release(token, 'promote', 'mf-directory', second.version, '--reason', 'Once more');
  const folder = portal.storeOf('mf-directory', second.version);
  const [chunk] = readdirSync(folder).filter((file) => /^company-list.*\.js$/.test(file));
  const file = path.join(folder, chunk ?? '');
  const text = `globalThis.wasTampered = true;${readFileSync(file, 'utf8')}`;
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  const visitor = await openPage(browser, '/');
  await expect(async () => {
    await visitor.goto(`${portal.origin}/companies`);
    await expect(visitor.getByText(/you see the previous one/i)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 100_000 });
  await expect(heading(visitor, 'Companies')).toBeVisible();
  expect(await visitor.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  await visitor.context().close();
});
