/**
 * Every page that the server renders is continued by the browser without one difference, attributes too: React's
 * development build reports each (decision 20). The checks of a release do the same with each version.
 */
import { findFaultsOfHydration } from '@park/checker/hydrated-pages';
import { shellVersion } from '@park/build/versions';
import { remoteNames } from '@park/build/workspace';
import type { Browser, BrowserContext } from '@playwright/test';
import { expect, signInByCall, test } from '../support/portal-test';
import { readRegistry, startSecondShell, type SecondShell } from '../support/second-shell';

/** Each page is opened by the first of these who may open it. */
const readers = ['visitor', 'company-administrator', 'super-administrator', 'employee', 'facilities'] as const;

const shellPages = ['/', '/login', '/search?q=park', '/privacy', '/working-here/tenant-portal', '/no-such-page'];
/** Pages about one record; the page before lists some. */
const isAboutRecord = (path: string) => /\/(details|manage|spots)$/.test(path) && path !== '/book-a-room/manage';
const listBefore = (path: string) => path.replace(/\/[^/]+$/, '');

/** The secret address of the employees' guide. */
const guide = 'guide-of-the-journey-of-rendered-pages';

let shell: SecondShell;

test.beforeAll(async () => {
  shell = await startSecondShell({
    environment: {
      SHELL_BUILD: `${shellVersion()}/checks/build.json`,
      SERVER_RENDERING: 'true',
      // How soon, on a machine that is busy with other things, proves nothing.
      RENDER_TIMEOUT: '1000',
      FIRST_CALL_TIMEOUT: '10000',
      SHARED_RESPONSE_MS: '0',
      GUIDE_TOKEN_EMPLOYEES: guide,
    },
  });
});

test.afterAll(async () => {
  await shell?.stop();
});

/** Paths of the routes of a remote that its server build renders. */
function renderedPathsOf(remote: string): string[] {
  const { descriptor, live } = readRegistry().remotes.find(({ name }) => name === remote) ?? {};
  const { pages = [] } = (live?.['server'] ?? {}) as { pages?: string[] };
  return (descriptor?.routes ?? []).filter(({ page }) => pages.includes(page)).map(({ path }) => path);
}

/** A browser of each reader, opened when it is needed. */
function openReaders(browser: Browser) {
  const opened = new Map<string, Promise<BrowserContext>>();
  const open = async (reader: string): Promise<BrowserContext> => {
    const context = await browser.newContext();
    if (reader === 'visitor') return context;
    const page = await context.newPage();
    await signInByCall(page, reader, shell.origin);
    await page.close();
    return context;
  };
  return {
    async contextOf(reader: string): Promise<BrowserContext> {
      const found = opened.get(reader) ?? open(reader);
      opened.set(reader, found);
      return found;
    },
    async close(): Promise<void> {
      for (const context of opened.values()) await (await context).close();
    },
  };
}

const read = async (context: BrowserContext, path: string) => {
  const response = await context.request.get(shell.origin + path, { maxRedirects: 0 });
  return { status: response.status(), html: await response.text() };
};

/** The page with a record, where it is about one. */
async function addressOf(context: BrowserContext, path: string): Promise<string> {
  if (!isAboutRecord(path)) return path;
  const { html } = await read(context, listBefore(path));
  const link = new RegExp(`href="(${path}\\?id=[^"]+)"`).exec(html)?.[1];
  return link?.replaceAll('&amp;', '&') ?? path;
}

async function expectSame(browser: Browser, paths: readonly string[], by: readonly string[] = readers): Promise<void> {
  const all = openReaders(browser);
  let left = [...paths];
  for (const reader of by) {
    if (left.length === 0) break;
    const context = await all.contextOf(reader);
    const addresses: { path: string; address: string }[] = [];
    for (const path of left) {
      const address = await addressOf(context, path);
      const { status } = await read(context, address);
      if (status === 200 || status === 404) addresses.push({ path, address });
    }
    left = left.filter((path) => !addresses.some((opened) => opened.path === path));
    expect(await findFaultsOfHydration({ context, origin: shell.origin, addresses, isPrivate: false })).toEqual([]);
  }
  expect(left, 'nobody may open these').toEqual([]);
  await all.close();
}

test('the shell’s own pages', ({ browser }) => expectSame(browser, shellPages));

for (const remote of remoteNames())
  test(`the pages of ${remote}`, ({ browser }) => expectSame(browser, renderedPathsOf(remote)));

test('a guide at its secret address', ({ browser }) => expectSame(browser, [`/${guide}`], ['employee']));

test('a record that does not exist', async ({ browser }) => {
  const context = await browser.newContext();
  const paths = ['/companies', '/jobs', '/news', '/success-stories', '/events'].map((list) => `${list}/details`);
  for (const path of paths) {
    const { status } = await read(context, `${path}?id=no-such-record`);
    expect([path, status]).toEqual([path, 404]);
  }
  await context.close();
  await expectSame(
    browser,
    paths.map((path) => `${path}?id=no-such-record`),
  );
});
