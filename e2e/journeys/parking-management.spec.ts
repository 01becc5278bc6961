/** What employees, managers and the park's staff do with parking. */
import { emailOf } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { choose } from '../support/choose';
import { dayIn } from '../support/day-in';
import { expectToFit } from '../support/expect-to-fit';
import { mailsTo } from '../support/outbox';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const phone = { width: 360, height: 900 };
const desk = { width: 1440, height: 900 };

/** A coming Saturday, far enough for spots to be assigned: it costs no credits, so no other journey misses them. */
function saturday(): string {
  const day = new Date(Date.now() + 4 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

/** A day as people type it in English: 01/03/2027. */
const typedDay = (ahead: number): string => dayIn(ahead).split('-').reverse().join('/');

for (const width of [360, 1440]) {
  test(`the park's staff close spots after a preview and lift the closure at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('super-administrator');
    await page.goto('/parkshare/park/closures');
    await expect(page.getByRole('rowheader', { name: /ground markings/ })).toBeVisible();
    await expectAccessible(page);
    const reason = `Painting at ${width}`;
    // By keyboard.
    await pressWhenReady(page.getByRole('button', { name: 'Close spots' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Car park' }).selectOption('P2 Lac');
    await pressWhenReady(dialog.getByRole('radio', { name: 'Some spots' }), 'Space');
    await pressWhenReady(dialog.getByRole('checkbox', { name: width === 360 ? 'B001' : 'B002', exact: true }), 'Space');
    await dialog.getByRole('textbox', { name: 'Reason in English' }).fill(reason);
    await pressWhenReady(dialog.getByRole('button', { name: 'See what is affected' }));
    await expect(dialog.getByText('1 spot, 1 day')).toBeVisible();
    await pressWhenReady(dialog.getByRole('button', { name: 'Close spots' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('rowheader', { name: reason })).toBeVisible();

    await page.goto('/parkshare/park/lots');
    await page.getByRole('link', { name: 'Spots of P2 Lac' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Spots of P2 Lac' })).toBeVisible();
    await expect(page.getByText('Closed today').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/parkshare/park/closures');
    await page.getByRole('button', { name: new RegExp(`^Lift the closure: ${reason}`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lift closure' }).click();
    await expect(page.getByRole('rowheader', { name: reason })).toHaveCount(0);
  });
}

test('the park’s staff see companies, leases, permits and the day list, in French on a phone', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('super-administrator');
  await page.goto('/parkshare/park');
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('auscultia');
  await expect(page.getByRole('rowheader')).toHaveText(['Auscultia']);
  await pressWhenReady(page.getByRole('button', { name: 'Terms of Auscultia' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Credits per person at most' }).fill('24');
  await pressWhenReady(dialog.getByRole('button', { name: 'Save terms' }));
  await expect(page.getByText('The terms of Auscultia are saved.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await setLanguage(context, 'fr');
  await page.setViewportSize(phone);
  await page.goto('/parkshare/park/leases');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locations de places');
  await choose(page.getByRole('radio', { name: 'Propositions ouvertes' }));
  await expect(page.getByRole('rowheader', { name: /D006/ })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  await page.goto('/parkshare/permits');
  await pressWhenReady(page.getByRole('button', { name: 'Accorder une autorisation' }));
  await dialog.getByRole('textbox', { name: 'Adresse e-mail de la personne' }).fill(emailOf('garage'));
  await pressWhenReady(dialog.getByRole('button', { name: 'Accorder une autorisation' }));
  const row = page.getByRole('row').filter({ hasText: /Atelier Mécanique du Lac/ });
  await expect(row).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectToFit(page);
  await expectAccessible(page);
  await pressWhenReady(row.getByRole('button', { name: /^Terminer l’autorisation/ }));
  await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: 'Terminer l’autorisation' }));
  await expect(row).toHaveCount(0);

  // A coming Tuesday: on some days nobody parks.
  const tuesday = new Date();
  tuesday.setUTCDate(tuesday.getUTCDate() + ((9 - tuesday.getUTCDay()) % 7 || 7));
  await page.goto(`/parkshare/park/day?date=${tuesday.toISOString().slice(0, 10)}`);
  await expect(page.getByText(/^\d+ sur 140 places occupées le matin, \d+ l’après-midi$/)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await pressWhenReady(page.getByRole('button', { name: 'Imprimer' }));
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.emulateMedia({ media: null });
});

test('a manager releases the own spot in two taps, books for a guest, hands out credits and offers a lease', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone);
  await signIn('company-administrator');
  await page.goto('/parkshare');
  // Two taps: the day, and the release.
  const lastDay = page.getByRole('list', { name: 'The next 14 days' }).getByRole('button').last();
  await expect(lastDay).toContainText('Your spot');
  const day = /^\w{3} \d+ \w{3}/.exec((await lastDay.textContent()) ?? '')?.[0] ?? '';
  await lastDay.click();
  await page.getByRole('button', { name: `Release for ${day}` }).click();
  const morning = page.getByRole('region', { name: 'Your spot' }).getByRole('listitem').first();
  await expect(morning).toHaveText('Morning Released');
  await pressWhenReady(page.getByRole('button', { name: 'Take it back' }));
  await expect(morning).toHaveText('Morning Yours');

  await page.goto('/parkshare/manager?view=list');
  await expect(page.getByRole('heading', { name: /Spot A006/ })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await pressWhenReady(page.getByRole('button', { name: /^Spot A006, .*: Free$/ }).last());
  const dialog = page.getByRole('dialog');
  await pressWhenReady(dialog.getByRole('button', { name: 'Book for a guest' }));
  await dialog.getByRole('textbox', { name: 'Name of the guest' }).fill('Greta Guest');
  await pressWhenReady(dialog.getByRole('button', { name: 'Book', exact: true }));
  await expect(page.getByText('Greta Guest (guest)').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  // The same week as a grid.
  await page.setViewportSize(desk);
  await choose(page.getByRole('radio', { name: 'Grid' }));
  await expect(page.getByRole('button', { name: /^Spot A006, .*: Greta Guest \(guest\)$/ })).toBeVisible();
  await expectAccessible(page);
  await pressWhenReady(page.getByRole('button', { name: 'Assign spot C027' }));
  // Not just anybody: another journey ends the membership of a colleague for a moment.
  await dialog.getByRole('combobox', { name: 'Mon, Morning' }).selectOption({ label: 'Véronique Pahud' });
  await pressWhenReady(dialog.getByRole('button', { name: 'Assign', exact: true }));
  await expect(page.getByRole('button', { name: /^Spot C027, Mon .*, morning: (?!Free)/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  await pressWhenReady(page.getByRole('button', { name: 'Offer a spot to another company' }));
  await dialog.getByRole('combobox', { name: 'Spot' }).selectOption({ label: 'Spot A006, P1 Gare' });
  await dialog.getByRole('combobox', { name: 'To' }).selectOption('Terravolo');
  await dialog.getByRole('textbox', { name: 'First day' }).fill(typedDay(100));
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(typedDay(130));
  await pressWhenReady(dialog.getByRole('button', { name: 'Offer', exact: true }));
  await expect(dialog).toBeHidden();
  await pressWhenReady(page.getByRole('button', { name: 'Withdraw the offer of spot A006' }));
  await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw offer' }));
  await expect(page.getByRole('button', { name: 'Withdraw the offer of spot A006' })).toHaveCount(0);

  await page.getByRole('link', { name: 'People and credits' }).click();
  await pressWhenReady(page.getByRole('button', { name: 'Give credits to Véronique Pahud' }));
  await dialog.getByRole('textbox', { name: 'Credits' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For the trade fair');
  await pressWhenReady(dialog.getByRole('button', { name: 'Give credits' }));
  const given = page.getByRole('row', { name: /^Given to Véronique Pahud/ }).first();
  await expect(given).toContainText('−1');
  await page.setViewportSize(phone);
  await expectToFit(page);
  await expectAccessible(page);
});

test('who waits for a spot receives it while away, with a message and a mail', async ({
  browser,
  page: staff,
  signIn,
}) => {
  const date = saturday();
  const lot = 'P5 Rive';
  await signIn('super-administrator');
  await staff.goto('/parkshare/park/lots');
  await pressWhenReady(staff.getByRole('button', { name: 'New car park' }));
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(lot);
  await pressWhenReady(dialog.getByRole('button', { name: 'Save car park' }));
  await staff.getByRole('link', { name: `Spots of ${lot}` }).click();
  await pressWhenReady(staff.getByRole('button', { name: 'New spot' }));
  await dialog.getByRole('textbox', { name: 'Number' }).fill('E001');
  await pressWhenReady(dialog.getByRole('button', { name: 'Save spot' }));
  await expect(staff.getByRole('rowheader', { name: 'E001' })).toBeVisible();

  const booker = await (await browser.newContext()).newPage();
  await signIn('external-fit', booker);
  // Two taps: the day, and the best free spot.
  await booker.goto(`/parkshare?half=am&date=${date}`);
  await booker.getByRole('button', { name: `Book the morning in ${lot}` }).click();
  await expect(booker.getByRole('region', { name: 'Your spot that day' })).toContainText(`${lot}, spot E001`);

  const waiting = await browser.newContext({ viewport: phone });
  const waiter = await waiting.newPage();
  await signIn('facilities', waiter);
  await setLanguage(waiting, 'fr');
  await waiter.goto(`/parkshare?half=am&date=${date}`);
  await pressWhenReady(waiter.getByRole('button', { name: `Rejoindre la liste d’attente à ${lot}` }));
  const joining = waiter.getByRole('dialog');
  await pressWhenReady(joining.getByRole('button', { name: 'Rejoindre la liste d’attente' }));
  await expect(joining).toBeHidden();
  await waiter.goto('/parkshare/waitlist');
  await expect(waiter.getByText(`${lot} : rang 1 sur 1`)).toBeVisible();
  await expect(waiter.getByText('La première personne inscrite passe d’abord.')).toBeVisible();
  await expectToFit(waiter);
  await expectAccessible(waiter);

  await booker.goto('/parkshare/bookings');
  await pressWhenReady(booker.getByRole('button', { name: `Cancel booking: ${lot}, spot E001` }));
  await pressWhenReady(booker.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }));
  await expect(booker.getByRole('listitem').filter({ hasText: lot })).toHaveCount(0);
  await booker.context().close();

  await waiter.goto('/portal/notifications');
  await expect(waiter.getByRole('link', { name: /^Vous avez la place E001 le / })).toBeVisible();
  await waiter.goto('/parkshare/bookings');
  await expect(waiter.getByRole('listitem').filter({ hasText: lot })).toBeVisible();
  await expectToFit(waiter);
  await expectAccessible(waiter);

  const mails = () => mailsTo(emailOf('facilities'), 'parking.spotAssigned');
  await expect.poll(() => mails().length).toBe(1);
  await waiting.close();
});
