/**
 * Every route of every descriptor, opened directly by every role, against a table written from the requirements
 * (ROUTE).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { hasAdminFlag, hasPermission, type AdminFlag, type Permission, type RoleId } from '@park/domain';
import { accounts } from '../support/accounts';
import { readRegistry, startSecondShell, type SecondShell } from '../support/second-shell';
import { expect, signInByForm, test } from '../support/portal-test';
import type { Page } from '@playwright/test';

type Guard = 'public' | 'session' | Permission | { readonly flag: AdminFlag };

/** The required guards, written independently of the descriptors; a route without entry fails the test below. */
const requiredGuards: Readonly<Record<string, Guard>> = {
  '/': 'public',
  '/login': 'public',
  '/working-here/tenant-portal': 'public',
  '/news': 'public',
  '/news/details': 'public',
  '/events': 'public',
  '/events/details': 'public',
  '/events-calendar': 'public',
  '/success-stories': 'public',
  '/success-stories/details': 'public',
  '/companies': 'CompanyList_Read',
  '/companies/details': 'CompanyList_Read',
  '/companies/map': 'CompanyList_Read',
  '/jobs': 'Jobs_Read',
  '/jobs/details': 'Jobs_Read',
  '/saved': 'session',
  '/approved-suppliers': 'Suppliers_Read',
  '/approved-suppliers/manage': 'Suppliers_Manage',
  '/approved-suppliers/statistics': 'Suppliers_GenerateStats',
  '/templates': 'Templates',
  '/book-a-room': 'BookARoom_Book',
  '/book-a-room/check-in': 'session',
  '/book-a-room/invitation': 'public',
  '/book-a-room/display': 'public',
  '/book-a-room/company': 'Collaborator_Manage',
  '/book-a-room/manage': 'BookARoom_Manage',
  '/book-a-room/closures': 'BookARoom_Manage',
  '/book-a-room/requests': 'BookARoom_Manage',
  '/book-a-room/statistics': 'BookARoom_GenerateStats',
  '/parkshare': 'Parkshare_Read',
  '/parkshare/bookings': 'Parkshare_Book',
  '/parkshare/bookings/details': 'Parkshare_Book',
  '/parkshare/credits': 'Parkshare_Book',
  '/parkshare/waitlist': 'Parkshare_Book',
  '/parkshare/check-in': 'Parkshare_Book',
  '/parkshare/vehicles': 'Parkshare_Book',
  '/parkshare/manager': 'Parkshare_Manage',
  '/parkshare/manager/credits': 'Parkshare_Manage',
  '/parkshare/permits': 'Parkshare_SuperManage',
  '/parkshare/park': 'Parkshare_SuperManage',
  '/parkshare/park/lots': 'Parkshare_SuperManage',
  '/parkshare/park/lots/spots': 'Parkshare_SuperManage',
  '/parkshare/park/closures': 'Parkshare_SuperManage',
  '/parkshare/park/leases': 'Parkshare_SuperManage',
  '/parkshare/park/day': 'Parkshare_Read',
  '/parkshare/statistics': 'Parkshare_GenerateStats',
  '/portal': 'Portal_Access',
  '/portal/account': 'Portal_Access',
  '/portal/notifications': 'Portal_Access',
  '/portal/ask-for-access': 'Portal_Access',
  '/portal/company-new-collaborator': 'Portal_Access',
  '/portal/company-new-collaborator/import': 'Collaborator_Manage',
  '/portal/access-requests': 'Collaborator_Manage',
  '/portal/audit': 'Collaborator_Manage',
  '/portal/admin/catalogs': 'Collaborator_ManageCompanyList',
  '/portal/admin/spotlights': { flag: 'CAN_EDIT_NEWS_EVENTS' },
  '/portal/company-edit': 'CompanyList_Edit',
  '/portal/company-jobs': 'Jobs_Create',
  '/portal/email-preferences': 'Emailing_SelectSubscription',
  '/portal/space': 'Space_Needs',
  '/portal/ticketing': 'Ticketing_Create',
  '/portal/admin/space-requests': 'Collaborator_ManageCompanyList',
  '/portal/admin/webhooks': 'Collaborator_ManageCompanyList',
  '/portal/admin/background-jobs': 'Collaborator_ManageCompanyList',
  '/portal/admin/manage-news': { flag: 'CAN_EDIT_NEWS_EVENTS' },
  '/portal/admin/manage-events': { flag: 'CAN_EDIT_NEWS_EVENTS' },
  '/portal/admin/manage-logo': { flag: 'CAN_EDIT_COMPANIES_LOGO' },
  '/invitation': 'public',
  '/mail-action': 'public',
  '/portal/admin/releases': { flag: 'CAN_REDEPLOY_WEBSITE' },
  '/portal/admin/releases/tokens': { flag: 'CAN_REDEPLOY_WEBSITE' },
};

/** A remote's team lists the guards of further routes beside its journeys; required guards take precedence. */
const guardsOfTeams = remoteNames()
  .map((name) => path.join(workspaceRoot, name, 'journeys/guards.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Guard>);
const guards: Readonly<Record<string, Guard>> = Object.assign({}, ...guardsOfTeams, requiredGuards);

interface RoutePerson {
  readonly role: RoleId | null;
  readonly adminPermissions?: readonly AdminFlag[] | undefined;
}

function isOpenTo(guard: Guard, person: RoutePerson | null): boolean {
  if (guard === 'public') return true;
  if (guard === 'session') return person !== null;
  if (typeof guard === 'object') return person !== null && hasAdminFlag(person, guard.flag);
  return hasPermission(person?.role ?? null, guard);
}

const guardOf = (path: string): Guard => guards[path] ?? 'public';

const ownerOf = (path: string) =>
  readRegistry().remotes.find(({ descriptor }) => descriptor.routes.some((route) => route.path === path))?.name;

const routesOfRemotes = () =>
  readRegistry().remotes.flatMap((remote) => remote.descriptor.routes.map((route) => route.path));

test('every route of every remote has a guard that was written apart from its descriptor', () => {
  expect(routesOfRemotes().filter((path) => !(path in guards))).toEqual([]);
});

const people: readonly { name: string; person: RoutePerson | null }[] = [
  { name: 'visitor', person: null },
  ...accounts.map((account) => ({ name: account.name, person: account })),
];

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

async function expectOpen(page: Page, path: string): Promise<void> {
  await expect(title(page), `${path} shows`).toBeVisible();
  await expect(title(page), `${path} is open`).not.toHaveText('You do not have access to this page');
  expect(new URL(page.url()).pathname, `${path} stays, or leads inside its area`).not.toBe('/login');
}

async function expectClosed(page: Page, path: string, person: RoutePerson | null): Promise<void> {
  if (!person) return expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(path)}`));
  await expect(title(page), `${path} says no`).toHaveText(/access/i);
  expect(new URL(page.url()).pathname).toBe(path);
}

/** Decides about routes as every shell does, and renders nothing: many answers are only read for their status. */
let asked: SecondShell;
test.beforeAll(async () => {
  asked = await startSecondShell();
});
test.afterAll(async () => {
  await asked?.stop();
});

/** Who opens a route in a browser: the first and the last of all who may. */
function openersOf(path: string): readonly string[] {
  const allowed = people.filter(({ person }) => isOpenTo(guardOf(path), person)).map(({ name }) => name);
  return [allowed.at(0), allowed.at(-1)].filter((name) => name !== undefined);
}

for (const { name, person } of people) {
  test(`${name} opens every route directly (ROUTE-14, ROUTE-25 to ROUTE-28, ROUTE-30)`, async ({ page }) => {
    if (person) await signInByForm(page, name);
    const isOpen = (path: string) => isOpenTo(guardOf(path), person);
    // The server decides about every route.
    for (const path of routesOfRemotes()) {
      const closed = person ? [403, undefined] : [302, `/login?redirect=${encodeURIComponent(path)}`];
      await expect
        .poll(
          async () => {
            const answer = await page.request.get(asked.origin + path, { maxRedirects: 0 });
            const [status, location] = [answer.status(), answer.headers()['location']];
            return isOpen(path) ? status !== 403 && !location?.startsWith('/login') : [status, location];
          },
          `${path} is ${isOpen(path) ? 'open' : 'closed'}`,
        )
        .toEqual(isOpen(path) || closed);
    }
    for (const path of routesOfRemotes().filter((each) => openersOf(each).includes(name))) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectOpen(page, path);
    }
    // How a closed page looks is the same for all, so one of each area is opened.
    const closed = routesOfRemotes().filter((path) => !isOpen(path));
    for (const path of new Map(closed.map((each) => [ownerOf(each), each])).values()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectClosed(page, path, person);
    }
  });
}

test('an unknown path shows the not-found page in place, with status 404 (AMB-45)', async ({ page }) => {
  for (const path of ['/nowhere', '/companies/details/7', '/404']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|no such page|does not exist/i);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('an unknown company, article or event has status 404 and a friendly page', async ({ page }) => {
  for (const path of [
    '/companies/details?id=00000000-0000-4000-8000-000000000000',
    '/news/details?id=nonsense',
    '/events/details?id=00000000-0000-4000-8000-000000000000',
  ]) {
    // While the api is too slow to answer, the page comes without its status.
    await expect.poll(async () => (await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('home and each public list have a title and a description of their own, in both languages', async ({
  request,
}) => {
  const paths = [
    '/',
    '/companies',
    '/companies/map',
    '/jobs',
    '/news',
    '/success-stories',
    '/events',
    '/events-calendar',
  ];
  for (const language of ['en', 'fr']) {
    const heads = new Set<string>();
    for (const path of paths) {
      const html = await (await request.get(path, { headers: { 'accept-language': language } })).text();
      const titles = /<title>[^<]+/.exec(html)?.[0];
      const descriptions = html.match(/<meta (?:name="|property="og:)description" content="[^"]+"/g) ?? [];
      expect([path, descriptions.length]).toEqual([path, 2]);
      heads
        .add(titles ?? '')
        .add(descriptions[0] ?? '')
        .add(descriptions[1] ?? '');
    }
    expect(heads.size).toBe(3 * paths.length);
  }
});

test('/working-here/tenant-portal works with and without its last slash (AMB-47)', async ({ page }) => {
  for (const path of ['/working-here/tenant-portal/', '/working-here/tenant-portal']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('moving between areas never reloads the page', async ({ page, signIn }) => {
  await signIn('company-supervisor');
  await page.goto('/portal');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navigation = page.getByRole('navigation').first();
  // The portal's font decides how many areas fit; the others are behind "more".
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const links = await navigation
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(3);
  for (const href of links) {
    await navigation.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true);
});
