/** An event from the first word to the person who comes: written, previewed, published, full, and a place that moves on. */
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../support/accounts';
import { expectAccessible, wcag } from '../support/axe';
import { dayIn } from '../support/day-in';
import { expectToFit } from '../support/expect-to-fit';
import { expect, signInByForm, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';
import { refuseConsent } from '../support/refuse-consent';

/** A person beside the one of the journey, in a browser of their own. */
async function signedIn(browser: Browser, baseURL: string, name: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 740 } });
  await refuseConsent(context, baseURL);
  const page = await context.newPage();
  await signInByForm(page, name);
  return page;
}

const title = `Open laboratory ${Date.now().toString(36)}`;

test('an editor publishes an event, people register, and the waitlist moves up', async ({ page, browser, baseURL }) => {
  await signInByForm(page, 'company-supervisor');
  await page.goto('/portal/admin/manage-events');
  const english = page.getByRole('group', { name: 'English' }).first();
  await english.getByLabel('Title').fill(title);
  await page.getByLabel('Kind').selectOption('workshop');
  await page.getByLabel(/^Begins/).fill(dayIn(20));
  await page.getByLabel(/^Ends/).fill(dayIn(21));
  await page.getByRole('checkbox', { name: 'People register in the portal' }).check();
  await page.getByLabel('Places').fill('1');

  await page.getByRole('button', { name: 'Preview' }).click();
  const address = await page.getByRole('link', { name: 'Open preview' }).getAttribute('href');
  await page.keyboard.press('Escape');
  const preview = await page.context().newPage();
  await preview.goto(address ?? '');
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await preview.close();

  await pressWhenReady(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.waitForURL(/[?&]id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const event = `/events/details?id=${id}`;

  const visit = async (name: string, width: number) => {
    const own = await signedIn(browser, baseURL ?? '', name, width);
    await own.goto(event);
    return own;
  };
  const employee = await visit('employee', 360);
  await pressWhenReady(employee.getByRole('button', { name: 'Register' }));
  await expect(employee.getByText('You are registered', { exact: true })).toBeVisible();
  await expectAccessible(employee, { tags: wcag });
  await expectToFit(employee);

  const garage = await visit('garage', 1280);
  await expect(garage.getByText('Full', { exact: true })).toBeVisible();
  await garage.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(garage.getByText('Waitlist, place 1', { exact: true })).toBeVisible();

  await employee.getByRole('button', { name: 'Cancel registration' }).click();
  await employee.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(employee.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  await garage.reload();
  await expect(garage.getByText('You are registered', { exact: true })).toBeVisible();
  await garage
    .getByRole('button', { name: /français|fr\b/i })
    .first()
    .click();
  await expect(garage.getByText('Votre inscription est confirmée', { exact: true })).toBeVisible();

  await page.goto(`/portal/admin/manage-events?attendees=${id}`);
  await expect(page.getByText('1 of 1 places taken, nobody on the waitlist')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'garage@demo.park' })).toContainText('Registered');

  await page.getByRole('link', { name: 'Edit the event' }).click();
  await page.getByRole('button', { name: 'Cancel event' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await employee.reload();
  await expect(employee.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect
    .poll(async () => {
      const feed = (await (await page.request.get('/api/feeds/events.ics')).text()).replace(/\r\n /g, '');
      return feed.split('BEGIN:VEVENT').find((entry) => entry.includes(title));
    })
    .toContain('STATUS:CANCELLED');
});

test('an editor on a phone loses the network, repeats an event, and changes all of its dates', async ({
  page,
  context,
}) => {
  const name = `Weekly walk ${Date.now().toString(36)}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByForm(page, 'super-administrator');
  await page.goto('/portal/admin/manage-events');
  await page.getByLabel('Kind').selectOption('workshop');
  await context.setOffline(true);
  await page.getByRole('group', { name: 'English' }).first().getByLabel('Title').fill(name);
  // Said where the person writes, though the buttons are far below.
  await expect(page.getByText('No connection. Your text is kept here')).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText('Draft saved at')).toBeVisible();

  // The session ends while writing: the text is still there, and is saved after signing in again.
  await context.clearCookies({ name: 'session' });
  const summary = page.getByRole('group', { name: 'English' }).first().getByLabel('Summary');
  await summary.fill('Along the lake.');
  const renewal = page.getByRole('dialog', { name: 'Your session has ended' });
  await renewal.getByLabel(/^password$/i).fill(demoPassword);
  await renewal.getByLabel(/^password$/i).press('Enter');
  await expect(renewal).toBeHidden();
  await expect(summary).toHaveValue('Along the lake.');
  await expect(page.getByText('Draft saved at')).toBeVisible();

  const times = page.getByLabel(/^Time, /);
  await page.getByLabel(/^Begins/).fill(dayIn(30));
  await times.nth(0).fill('9h30');
  await page.getByLabel(/^Ends/).fill(dayIn(30));
  await times.nth(1).fill('11');
  await page.getByLabel('Repeats').selectOption('week');
  await expect(times.nth(0)).toHaveValue('09:30');
  await page.getByLabel('The repetition ends').selectOption('count');
  await page.getByLabel('Number of dates').fill('4');
  await expect(page.getByText('4 dates, the last one on')).toBeVisible();
  await page.getByRole('button', { name: 'Add a line' }).click();
  const line = page.getByRole('group', { name: 'Line 1 of the programme' });
  await line.getByLabel('Title in English').fill('Meeting at the boat house');
  await pressWhenReady(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.waitForURL(/[?&]id=/);
  const dates = page.getByRole('list', { name: 'Dates of this event' });
  await expect(dates.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, { tags: wcag });
  await expectToFit(page);

  await page.getByLabel('Place', { exact: false }).fill('Lake');
  await pressWhenReady(page.getByRole('button', { name: 'Save changes' }));
  const dialog = page.getByRole('dialog', { name: 'Which dates?' });
  await pressWhenReady(dialog.getByRole('radio', { name: 'All dates' }), 'Space');
  // Not that of the draft, which is stored with PUT as well.
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && /\/api\/events\/[\w-]+$/.test(response.url()) && response.ok(),
  );
  await pressWhenReady(dialog.getByRole('button', { name: 'Save changes' }));
  await saved;
  await expect(dialog).toBeHidden();
  const last = await dates.getByRole('link').last().getAttribute('href');
  await page.goto(`/events/details${new URL(last ?? '', page.url()).search}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Lake', { exact: true })).toBeVisible();
  await expect(page.getByText('Every week', { exact: true })).toBeVisible();
  await expect(page.getByText('Meeting at the boat house')).toBeVisible();
});

test('two editors write the same article: nothing is lost, and what readers see follows the dates', async ({
  page,
  browser,
  baseURL,
  playwright,
}) => {
  const name = `Roof terrace ${Date.now().toString(36)}`;
  const reader = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signInByForm(page, 'company-supervisor');
  const created = await page.request.post('/api/news', {
    data: {
      type: 'park',
      texts: { en: { title: name, summary: 'It opens.', content: '<p>In spring.</p>', imageAlt: '' } },
      publishedLanguages: ['en'],
      imageId: null,
      imageFocus: null,
      linkedCompanyId: null,
      publishedAt: new Date(Date.now() - 40 * 86_400_000).toISOString(),
      unpublishAt: null,
      isPublished: true,
      successStory: false,
    },
  });
  const { id } = (await created.json()) as { id: string };
  const readerStatus = async () => (await reader.get(`/news/details?id=${id}`)).status();
  await expect.poll(readerStatus).toBe(200);
  const address = `/portal/admin/manage-news?id=${id}`;
  const other = await signedIn(browser, baseURL ?? '', 'super-administrator', 1280);
  const titleOn = (of: typeof page) => of.getByRole('group', { name: 'English' }).first().getByLabel('Title');
  for (const one of [page, other]) {
    await one.goto(address);
    await expect(titleOn(one)).toHaveValue(name);
  }

  // Both change the title, each something else besides.
  await titleOn(other).fill(`${name} in June`);
  await other.getByRole('group', { name: 'English' }).first().getByLabel('Summary').fill('It opens for all.');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await titleOn(page).fill(`${name} in May`);
  await page.getByRole('checkbox', { name: 'Success story' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const merge = page.getByRole('dialog', { name: 'Two people changed the same text' });
  await expect(merge.getByText(`${name} in May`)).toBeVisible();
  await expect(merge.getByText(`${name} in June`)).toBeVisible();
  await expectAccessible(page, { tags: wcag });
  await pressWhenReady(merge.getByRole('radio', { name: 'Take mine' }), 'Space');
  await pressWhenReady(merge.getByRole('button', { name: 'Merge' }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'English' }).first().getByLabel('Summary')).toHaveValue(
    'It opens for all.',
  );
  await expect(titleOn(page)).toHaveValue(`${name} in May`);

  // The version of the other editor comes back, as a new one.
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: 'Compare' }).first().click();
  await expect(versions.getByText(`${name} in June`)).toBeVisible();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(versions).toBeHidden();
  await expect(titleOn(page)).toHaveValue(`${name} in June`);

  await page.getByLabel(/^Visible from/).fill(dayIn(3));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect.poll(readerStatus).toBe(404);
  await page.getByLabel(/^Visible from/).fill(dayIn(-30));
  await page.getByLabel(/^Visible until/).fill(dayIn(-2));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('No longer published', { exact: true })).toBeVisible();
  await expect.poll(readerStatus).toBe(404);
  await expect.poll(async () => (await reader.get('/api/feeds/news.atom')).text()).not.toContain(name);
  await page.getByLabel(/^Visible until/).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(readerStatus).toBe(200);
  await other.context().close();
  await reader.dispose();
});
