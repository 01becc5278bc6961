/** Effects of releases on open and new pages (docs/design/releases.md). */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Role } from '@park/domain';
import type { Page } from '@playwright/test';
import { withCompaniesTitle } from '../support/changed-build';
import { startChangedRemote, type ChangedRemote } from '../support/changed-remote';
import { nextWorkday } from '../support/free-day';
import { expect, signInByForm, test } from '../support/portal-test';
import { goByLink, heading } from '../support/release-pages';
import {
  readRegistry,
  startRegistryServer,
  startSecondShell,
  type RegistryDocument,
  type RegistryEntry,
  type SecondShell,
} from '../support/second-shell';

const newTitle = 'Companies, second edition';
/** The new version differs in one word that everybody sees. */
const secondEdition = withCompaniesTitle(newTitle);

let changed: ChangedRemote;
test.beforeAll(async () => {
  changed = await startChangedRemote(directoryOf(readRegistry()).live, '2.0.0-second', secondEdition);
});
test.afterAll(() => changed.stop());

function directoryOf(registry: RegistryDocument): RegistryEntry {
  const found = registry.remotes.find(({ name }) => name === 'mf-directory');
  if (!found) throw new Error('mf-directory is not in the registry');
  return found;
}

/** The portal's registry with the directory served from the store that has both versions. */
function registryWith(change: (directory: RegistryEntry) => void, revision: string): RegistryDocument {
  const registry = readRegistry();
  const directory = directoryOf(registry);
  directory.server = changed.origin;
  directory.previous = null;
  change(directory);
  return { ...registry, revision };
}
const before = () => registryWith(() => {}, 'before');
const promoted = () =>
  registryWith((directory) => {
    directory.previous = directory.live;
    directory.live = changed.build;
  }, 'promoted');
const canary = (share: number | null, roles: number[]) =>
  registryWith((directory) => {
    directory.canary = { build: changed.build, descriptor: directory.descriptor, share, roles };
  }, 'canary');

/** A navigation waits 200 ms for a newer registry. On a busy machine that is too short, and the next one has it. */
async function goUntil(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await goByLink(page, '/news');
    await expect(heading(page, 'News')).toBeVisible();
    await goByLink(page, '/companies');
    await expect(heading(page, title)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test.describe('an open tab', () => {
  let shell: SecondShell;
  test.beforeEach(async () => {
    shell = await startSecondShell({ registry: before() });
  });
  test.afterEach(() => shell.stop());

  test('keeps its page when a version is promoted, and has it at the next navigation, without a reload', async ({
    page,
  }) => {
    await page.goto(`${shell.origin}/companies`);
    await expect(heading(page, 'Companies')).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await shell.publish(promoted());
    await expect(heading(page, 'Companies')).toBeVisible();
    await goUntil(page, newTitle);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

    // And back in the same way.
    await shell.publish(registryWith(() => {}, 'rolled-back'));
    await goUntil(page, 'Companies');
  });

  test('is not disturbed under unsaved input: it asks before leaving, stays, and has the new version after leaving', async ({
    page,
  }) => {
    await signInByForm(await opened(page, `${shell.origin}/login`), 'company-supervisor');
    await page.goto(`${shell.origin}/book-a-room?date=${nextWorkday()}`);
    await page
      .getByRole('link', { name: /companies/i })
      .first()
      .waitFor();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await goByLink(page, '/companies');
    await expect(heading(page, 'Companies')).toBeVisible();
    await page.goBack();
    await page
      .getByRole('gridcell')
      .and(page.locator('[data-state="free"], :not([aria-disabled="true"])'))
      .first()
      .waitFor();
    await openBookingForm(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Review of the second edition');
    await shell.publish(promoted());

    await page.goForward();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/book-a-room/);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Review of the second edition');

    await page.goForward();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/companies/);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
});

async function opened(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  return page;
}

async function openBookingForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^book/i }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
}

test.describe('a canary', () => {
  test('by share is sticky: half of the visitors have it, each the same after every load', async ({ browser }) => {
    const shell = await startSecondShell({ registry: canary(0.5, []) });
    const seen = new Set<string>();
    try {
      for (let visitor = 0; visitor < 40 && seen.size < 2; visitor += 1) {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(`${shell.origin}/companies`);
        const title = await page.getByRole('heading', { level: 1, name: /^Companies/ }).innerText();
        seen.add(title);
        for (let load = 0; load < 3; load += 1) {
          await page.reload();
          await expect(heading(page, title)).toBeVisible();
        }
        const [number] = (await context.cookies()).filter(({ name }) => name === 'visitor');
        expect(number).toMatchObject({ httpOnly: true, sameSite: 'Lax', value: expect.stringMatching(/^\d{1,4}$/) });
        await context.close();
      }
      expect([...seen].sort()).toEqual(['Companies', newTitle]);
    } finally {
      await shell.stop();
    }
  });

  test('by role is for those who have it, and leaves no number with anybody', async ({ page, context }) => {
    const shell = await startSecondShell({ registry: canary(null, [Role.CompanySupervisor]) });
    try {
      await page.goto(`${shell.origin}/companies`);
      await expect(heading(page, 'Companies')).toBeVisible();
      await page.goto(`${shell.origin}/login`);
      await signInByForm(page, 'company-supervisor');
      await goUntil(page, newTitle);
      await page.reload();
      await expect(heading(page, newTitle)).toBeVisible();
      expect((await context.cookies()).filter(({ name }) => name === 'visitor')).toEqual([]);
    } finally {
      await shell.stop();
    }
  });
});

test.describe('a store that was tampered with', () => {
  const refused = /integrity|Failed to (load|find)|Loading (CSS )?chunk|Federation|RUNTIME/i;

  for (const [what, file] of [
    ['a chunk', /^company-list.*\.js$/],
    ['a style', /^company-list.*\.css$/],
    ['the texts', /^texts-en/],
    ['the hashes of all files', /^routes\./],
    ['the entry', /^container/],
  ] as const) {
    test(`runs nothing of ${what}: the version before is shown`, async ({ page, expectedErrors }) => {
      expectedErrors.push(refused);
      const spoiled = await startChangedRemote(directoryOf(readRegistry()).live, '3.0.0-spoiled', secondEdition);
      spoiled.tamper(file, (text) =>
        file.source.endsWith('css$')
          ? `${text} body { outline: 7px solid red }`
          : `globalThis.wasTampered = true;${text}`,
      );
      const registry = registryWith((directory) => {
        directory.server = spoiled.origin;
        directory.previous = directory.live;
        directory.live = spoiled.build;
      }, 'spoiled');
      const shell = await startSecondShell({ registry, environment: { SERVER_RENDERING: 'true' } });
      try {
        await page.goto(`${shell.origin}/companies`);
        await expect(page.getByText(/you see the previous one/i)).toBeVisible();
        await expect(heading(page, 'Companies')).toBeVisible();
        expect(
          await page.evaluate(() => ({
            ran: 'wasTampered' in globalThis,
            outline: getComputedStyle(document.body).outlineWidth,
          })),
        ).toEqual({ ran: false, outline: expect.not.stringMatching('7px') });
      } finally {
        await shell.stop();
        await spoiled.stop();
      }
    });
  }
});

test.describe('a dependency of the shell is down', () => {
  test('the registry: visitors are served, it says so, and it follows again', async ({ page }) => {
    const registry = await startRegistryServer(before());
    const shell = await startSecondShell({ environment: { REGISTRY: registry.address, REGISTRY_EVERY: '100' } });
    const health = async () =>
      (await (await page.request.get(`${shell.origin}/readyz`)).json()) as { registry: string; revision: string };
    try {
      registry.set(null);
      await expect.poll(async () => (await health()).registry).toBe('last known good');
      await page.goto(`${shell.origin}/companies`);
      await expect(heading(page, 'Companies')).toBeVisible();
      registry.set(promoted());
      await expect.poll(async () => (await health()).registry).toBe('ok');
      await page.reload();
      await expect(heading(page, newTitle)).toBeVisible();
    } finally {
      await shell.stop();
      registry.stop();
    }
  });

  test('the api with its registry, and the shell is started again: its copy serves', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/503/);
    const copy = path.join(mkdtempSync(path.join(tmpdir(), 'park-copy-')), 'registry.json');
    const registry = await startRegistryServer(promoted());
    const environment = { REGISTRY: registry.address, REGISTRY_COPY: copy, SERVER_RENDERING: 'true' };
    const first = await startSecondShell({ environment });
    await first.stop();
    expect(existsSync(copy)).toBe(true);
    registry.set(null);
    const second = await startSecondShell({ environment: { ...environment, API_ORIGIN: 'http://127.0.0.1:9' } });
    try {
      await page.goto(`${second.origin}/companies`);
      await expect(heading(page, newTitle)).toBeVisible();
      expect(await (await page.request.get(`${second.origin}/metrics`)).text()).toContain('shell_registry_fresh 0');
    } finally {
      await second.stop();
      registry.stop();
    }
  });

  test('the api: pages open, and say themselves that their data is not there', async ({ page, expectedErrors }) => {
    expectedErrors.push(/503/);
    const environment = { API_ORIGIN: 'http://127.0.0.1:9', SERVER_RENDERING: 'true' };
    const shell = await startSecondShell({ registry: before(), environment });
    try {
      await page.goto(`${shell.origin}/companies`);
      await expect(heading(page, 'Companies')).toBeVisible();
      await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
      expect(await (await page.request.get(`${shell.origin}/readyz`)).json()).toMatchObject({
        status: 'ok',
        api: 'unreachable',
        database: 'unknown',
        registry: 'ok',
      });
    } finally {
      await shell.stop();
    }
  });
});
