import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emailOf } from '../support/accounts';
import { expectAccessible, wcag } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { nextWorkday, showFreeWorkday } from '../support/free-day';
import { mailsTo } from '../support/outbox';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

test('a request for space goes back and forth, with messages that are read, and mails that can be stopped', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('company-administrator');
  await page.goto('/portal/space');
  await page.getByLabel('Floor space in m²').fill('120');
  await page.getByLabel('From').fill(nextWorkday(100));
  await page.getByLabel('What matters to you').fill('Near the laboratory.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, { tags: wcag });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: /^120 m²/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeHidden();

  const staff = await (await browser.newContext()).newPage();
  await signIn('super-administrator', staff);
  await staff.goto('/portal');
  await staff.getByRole('link', { name: /^Messages, \d+ unread$/ }).click();
  await staff
    .getByRole('link', { name: /asks for space$/ })
    .first()
    .click();
  await expect(staff).toHaveURL('/portal/admin/space-requests');
  await staff.getByRole('button', { name: 'Make an offer' }).first().click();
  await staff.getByRole('button', { name: 'Send offer' }).click();
  await expect(staff.getByRole('textbox', { name: 'Offer' })).toHaveAttribute('aria-invalid', 'true');
  await staff.getByRole('textbox', { name: 'Offer' }).fill('110 m² in building C.');
  await staff.getByRole('button', { name: 'Send offer' }).click();
  await expect(staff.getByText('110 m² in building C.')).toBeVisible();
  await staff.context().close();

  await page.goto('/portal');
  // Other journeys of this person may have brought messages too.
  await page.getByRole('link', { name: /^Messages, \d+ unread$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expectAccessible(page, { tags: wcag });
  await page.getByRole('link', { name: 'The park has an offer of space for you' }).click();
  await expect(page).toHaveURL('/portal/space');
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept the offer' }).click();
  await expect(page.getByText('Offer accepted')).toBeVisible();

  const email = emailOf('company-administrator');
  await expect.poll(() => mailsTo(email, 'services.spaceAnswered').length).toBe(1);
  const [mail] = mailsTo(email, 'services.spaceAnswered');
  const code = /\/mail-action#code=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(code);
  // Opening the link changes nothing: it can be opened again.
  await expect(visitor.getByRole('button', { name: 'Stop these mails' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(visitor, { tags: wcag });
  await visitor.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(visitor.getByText('You will not get mails of this kind any more.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This was answered already')).toBeVisible();
  await visitor.context().close();

  await page.goto('/portal/email-preferences');
  const row = page.getByRole('row', { name: /The park answers your request for space/ });
  await expect(row.getByRole('switch', { name: /By e-mail$/ })).not.toBeChecked();
  await expect(row.getByRole('switch', { name: /In the portal$/ })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, { tags: wcag });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await row.getByRole('switch', { name: /In the portal$/ }).uncheck();
  await saved;
  await page.reload();
  await expect(row.getByRole('switch', { name: /In the portal$/ })).not.toBeChecked();
});

test('templates are found, previewed and downloaded; the guide is for one role; ticketing receives the person once', async ({
  page,
  signIn,
}) => {
  await signIn('company-administrator');
  await page.goto('/templates');
  await page.getByLabel('Search templates').fill('press');
  await expect(page.getByRole('heading', { name: 'Visitor list' })).toHaveCount(0);
  await pressWhenReady(page.getByRole('button', { name: 'Preview Press release, English' }));
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Press release' })).toBeVisible();
  await page.keyboard.press('Escape');
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download Press release, English/ }).click();
  expect((await loading).suggestedFilename()).toMatch(/\.docx$/);

  await page.goto('/portal');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Your guide' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(page, { tags: wcag });
  await expectToFit(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // The address alone opens nothing: this one is of another role.
  const tokens = JSON.parse(
    readFileSync(path.join(process.env['PORTAL_DATA'] ?? '', 'guide-tokens.json'), 'utf8'),
  ) as Record<string, string>;
  await page.goto(`/${tokens['GUIDE_TOKEN_EMPLOYEES'] ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/access/i);
  expect((await page.goto(`/${'a'.repeat(24)}`))?.status()).toBe(404);

  await page.goto('/portal');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Ticketing/ }).click();
  const ticketing = await opening;
  await expect(ticketing.getByText(emailOf('company-administrator'))).toBeVisible();
  await ticketing.reload();
  await expect(ticketing.getByText('You are not signed in here')).toBeVisible();

  // From a booking: ticketing knows the room as well.
  await page.goto('/book-a-room?view=list');
  await page
    .getByRole('region', { name: 'Your bookings' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  const about = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Report a problem with the room/ })
    .click();
  const aboutRoom = await about;
  await expect(aboutRoom.getByText(/\(room\)$/)).toBeVisible();
  await expect(aboutRoom.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute('href', /\/book-a-room$/);
});

test('an administrator adds a webhook that is not aimed at the park’s own network, looks after templates, and reports a parking spot', async ({
  page,
  signIn,
}) => {
  await signIn('super-administrator');
  await page.goto('/portal/admin/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'System' }).fill('Access control');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook');
  await dialog.getByRole('checkbox', { name: 'Releases' }).check();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/leads into a private network/).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://doors.example/hook');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await expect(page.getByRole('row', { name: /Access control/ })).toContainText('On');
  await page.getByRole('button', { name: 'New secret for Access control' }).click();
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await page.getByRole('button', { name: 'New secret for Access control' }).click();
  const question = page.getByRole('alertdialog', { name: 'New secret for Access control?' });
  // It is opened from a cell whose text is on one line; its own text has as many lines as it needs.
  const text = question.getByText(/^The secret before the last one/);
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, { tags: wcag });

  // The same person adds a template, replaces its file and archives it.
  const title = `Key request ${Date.now().toString(36)}`;
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Add template' }).click();
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Title in French' }).fill(title);
  await dialog.getByRole('button', { name: 'Add and continue to the files' }).click();
  const choose = async (button: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: button }).click();
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await (await chooser).setFiles({ name: 'keys.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await stored;
    // The dialog has read the template again: opened a second time, it does not change under the press that archives.
    await expect(dialog.getByRole('button', { name: 'Replace the file in English' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  };
  await choose('Upload the file in English', 'First edition');
  await choose('Replace the file in English', 'Second edition');
  await expect(dialog.getByText('Earlier versions')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Preview ${title}, English` }).click();
  await expect(dialog.getByText('Second edition')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);

  // Ticketing opened from a booking of parking knows the spot.
  await page.goto('/parkshare?half=pm');
  const day = await showFreeWorkday(page);
  const booked = page.waitForResponse((response) => response.url().endsWith('/api/parking/spots/book'));
  await pressWhenReady(page.getByRole('button', { name: 'Book the afternoon in P2 Lac' }));
  expect((await booked).status()).toBe(201);
  await page.goto('/parkshare/bookings');
  await page.getByRole('listitem').filter({ hasText: day }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/parkshare\/bookings\/details\?id=/);
  const aboutSpotOpens = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Report a problem with the spot/ }).click();
  const aboutSpot = await aboutSpotOpens;
  await expect(aboutSpot.getByText(/^P2 Lac, .* \(parking spot\)$/)).toBeVisible();
  const back = aboutSpot.getByRole('link', { name: 'Back to the portal' });
  await expect(back).toHaveAttribute('href', /\/parkshare\/bookings\/details\?id=/);
});
