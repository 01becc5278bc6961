/** Rooms for and with others: booked for a colleague, handed over, combined. */
import { expectAccessible } from '../support/axe';
import { nextWorkday } from '../support/free-day';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';
import { createOpenRoom } from '../support/rooms';

test('a room is booked for a colleague by keyboard; their lead hands it over and cancels it', async ({
  page,
  signIn,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('company-administrator');
  await page.goto(`/book-a-room?date=${nextWorkday(12)}&view=list`);
  await pressWhenReady(page.getByRole('button', { name: /free from .* choose a time/ }).last());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Visit of the jury');
  await pressWhenReady(dialog.getByRole('button', { name: 'For a colleague…' }));
  await dialog.getByRole('textbox', { name: 'Colleague' }).fill('Clara J');
  await pressWhenReady(dialog.getByRole('button', { name: 'Clara Jaquier' }));
  await expect(dialog.getByText('For Clara Jaquier')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^(Book|Ask for) \d/ }).click();
  await expect(page.getByText(/ for Clara Jaquier[:,]/).first()).toBeVisible();
  const own = page.getByRole('region', { name: 'Your bookings' });
  await expect(own.getByText(/for Clara Jaquier/)).toBeVisible();

  // The colleague has no right to book rooms, and owns the booking nevertheless.
  const colleague = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await signIn('employee', colleague);
  await colleague.goto('/portal/notifications');
  await expect(colleague.getByText(/Nils Brunner booked .* for you/).first()).toBeVisible();
  await expectAccessible(colleague);
  await colleague.context().close();

  // Leads hand over and cancel what their colleagues have booked.
  await page.goto('/book-a-room/company');
  const row = page.getByRole('row', { name: /^Visit of the jury/ });
  await expect(row).toContainText('Clara Jaquier');
  await expectAccessible(page);
  await pressWhenReady(row.getByRole('button', { name: 'Details of Visit of the jury' }));
  const details = page.getByRole('dialog', { name: 'Visit of the jury' });
  await pressWhenReady(details.getByRole('button', { name: 'Hand over' }));
  await details.getByRole('textbox').fill('Nils');
  await pressWhenReady(details.getByRole('radio', { name: 'Nils Brunner' }), 'Space');
  await expectAccessible(page, { within: 'dialog[open]' });
  await pressWhenReady(details.getByRole('button', { name: 'Hand over' }));
  await expect(page.getByText('Nils Brunner now owns Visit of the jury.')).toBeVisible();
  await pressWhenReady(details.getByRole('button', { name: /^(Cancel booking|Withdraw request)/ }));
  await pressWhenReady(
    page.getByRole('alertdialog').getByRole('button', { name: /^(Cancel booking|Withdraw request)/ }),
  );
  await expect(row).toHaveCount(0);
});

test('rooms are combined and separated on a small screen, in French', async ({ page, context, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('super-administrator');
  // Rooms of this journey alone have no bookings that keep them from being combined.
  const [whole, ...parts] = ['Salle double', 'Salle double, aile est', 'Salle double, aile ouest'] as const;
  for (const name of [whole, ...parts]) await createOpenRoom(page, name);
  await setLanguage(context, 'fr');
  await page.goto('/book-a-room/manage');
  await page.getByRole('button', { name: 'Combiner des salles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: whole });
  for (const name of parts) await dialog.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Combiner', exact: true }).click();
  const edit = page.getByRole('button', { name: `Modifier la composition de ${whole}`, exact: true });
  const row = page.getByRole('row').filter({ has: edit });
  for (const name of parts) await expect(row).toContainText(name);
  await edit.click();
  await dialog.getByRole('button', { name: 'Séparer' }).click();
  await expect(edit).toHaveCount(0);
});
