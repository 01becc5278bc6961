/** People and companies: invitations, changes, the end of a membership, the park's list, and who has left. */
import { expectAccessible } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { choose } from '../support/choose';
import { setLanguage } from '../support/language';
import { pixel } from '../support/pixel';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

for (const width of [360, 1440]) {
  test(`a company administrator invites, edits and ends a membership at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('company-administrator');
    await page.goto('/portal/company-new-collaborator');
    await pressWhenReady(page.getByRole('button', { name: 'Invite', exact: true }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Ines');
    await dialog.getByRole('textbox', { name: 'Last name' }).fill(`Invited ${width}`);
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`ines-${width}@example.com`);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Employee' });
    await expectAccessible(page);
    await pressWhenReady(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(page.getByText(`The invitation to ines-${width}@example.com is on its way`)).toBeVisible();

    const name = width === 360 ? 'Christophe Huguenin' : 'Pauline Baechler';
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('+41 21 555 00 11');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${name} is saved`)).toBeVisible();

    await page.getByRole('button', { name: `End the membership of ${name}` }).click();
    await expect(dialog.getByText(/No bookings are affected|What ends with it/)).toBeVisible();
    await dialog.getByRole('button', { name: 'End membership' }).click();
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();

    // The open invitation: sent again, then revoked, in French.
    await page.goto('/portal/company-new-collaborator?tab=invited');
    await pressWhenReady(page.getByRole('button', { name: `Send the invitation to Ines Invited ${width} again` }));
    await expect(page.getByText(`Sent again to ines-${width}@example.com`)).toBeVisible();
    await page.getByRole('radio', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collaborateurs' })).toBeVisible();
    await expectAccessible(page);
    const revoke = page.getByRole('button', { name: `Révoquer l’invitation de Ines Invited ${width}` });
    await pressWhenReady(revoke);
    await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }));
    await expect(revoke).toHaveCount(0);
    for (const tab of ['Expirés', 'Anciens', 'Actifs']) {
      await choose(page.getByRole('radio', { name: tab }));
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    }
    await expectToFit(page);
  });
}

test('two administrators who edit one person choose for each field', async ({ page, signIn, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('company-administrator');
  await page.goto('/portal/company-new-collaborator');
  await pressWhenReady(page.getByRole('button', { name: 'Edit Lara Pfister' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Lara Maria');

  // The park's own people page opens whom the tab has stored; no id is in the address (AMB-43).
  const hashedId = await page.evaluate(() => sessionStorage.getItem('employee') ?? '');
  const park = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await signIn('super-administrator', park);
  await park.evaluate((id) => sessionStorage.setItem('employee', id), hashedId);
  await park.goto('/portal/company-new-collaborator');
  await park.getByRole('textbox', { name: 'First name' }).fill('Larissa');
  await park.getByRole('textbox', { name: 'Phone' }).fill('+41 21 555 00 33');
  await park.getByRole('button', { name: 'Save' }).click();
  await expect(park.getByText('Larissa Pfister is saved')).toBeVisible();
  await park.context().close();

  await pressWhenReady(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByText('Somebody else saved changes in the meantime')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Yours: Lara Maria' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Saved in the meantime: +41 21 555 00 33' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Yours: Lara Maria' }).press('ArrowDown');
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Larissa');
  await dialog.getByRole('radio', { name: 'Saved in the meantime: Larissa' }).press('ArrowUp');
  await pressWhenReady(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Lara Maria Pfister is saved')).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('employee'))).toBeNull();
});

test('people are imported from a table of Excel, small in French, and a half-wrong one large in English', async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('company-administrator');
  await setLanguage(context, 'fr');
  await page.goto('/portal/company-new-collaborator/import');
  const lines = [
    'E-mail;Pr\xe9nom;Nom;T\xe9l\xe9phone',
    'zoe.import@example.com;Zo\xe9;L\x9cff;',
    'veronique.pahud@auscultia.demo.park;V\xe9ronique;Pahud;+41 21 555 00 44',
    'pas une adresse;Luc;Perrin;',
  ];
  await page.getByLabel('Tableau des collaborateurs').setInputFiles({
    name: 'personnes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  await pressWhenReady(page.getByRole('button', { name: 'Vérifier le tableau' }));
  const rows = page.getByRole('table', { name: 'Lignes du tableau' }).getByRole('row');
  // Errors first, with the sheet's row and the value.
  await expect(rows.nth(1)).toContainText(/4.*pas une adresse/);
  await expect(rows.nth(2)).toContainText('Zoé Lœff');
  await expect(rows.nth(3)).toContainText('+41 21 555 00 44');
  await expectAccessible(page);
  await pressWhenReady(page.getByRole('button', { name: 'Importer 2 personnes' }));
  await expect(page.getByText('2 personnes sont importées.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le résultat' }).click();
  expect((await download).suggestedFilename()).toBe('import-result.csv');
  await page.goto('/portal/company-new-collaborator?tab=invited');
  await expect(page.getByRole('heading', { name: /Zoé Lœff/ })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await setLanguage(context, 'en');
  await page.goto('/portal/company-new-collaborator/import');
  const wrong = [
    'E-mail,First name,Last name',
    'good.import@example.com,Good,Row',
    '"=HYPERLINK(""https://elsewhere.example"")",For,Mula',
    'GOOD.import@example.com,Good,Again',
  ];
  await page
    .getByLabel('Table of people')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(wrong.join('\n')) });
  await pressWhenReady(page.getByRole('button', { name: 'Check the table' }));
  const planned = page.getByRole('table', { name: 'Rows of the table' }).getByRole('row');
  await expect(planned.nth(1)).toContainText(/3.*=HYPERLINK/);
  await expect(planned.nth(2)).toContainText(/4.*row 2/);
  await expectAccessible(page);
  await pressWhenReady(page.getByRole('button', { name: 'Import 1 person' }));
  await expect(page.getByText('1 person is imported.')).toBeVisible();
});

test('a company’s profile is written in both languages, and its logo cropped by keyboard', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('company-supervisor');
  await page.goto('/portal/company-edit');
  const missing = page.getByRole('region', { name: /parts? (is|are) still missing/ }).getByRole('listitem');
  const french = page.getByRole('textbox', { name: 'Description in French' });
  await french.fill('');
  await pressWhenReady(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('The profile is saved')).toBeVisible();
  await expect(missing.filter({ hasText: 'Description in French' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description in English' }).fill('Our drones fly inside boilers.');
  await french.fill('Nos drones volent dans les chaudières.');
  await pressWhenReady(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(missing.filter({ hasText: 'Description in French' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'As visitors see it' })).toContainText(
    'Our drones fly inside boilers.',
  );

  await page.getByLabel('Choose an image').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel });
  const dialog = page.getByRole('dialog', { name: 'Crop the logo' });
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expectAccessible(page);
  await pressWhenReady(dialog.getByRole('button', { name: 'Use this logo' }));
  await expect(page.getByText('The logo is saved')).toBeVisible();
  await pressWhenReady(page.getByRole('button', { name: 'Remove logo' }));
  await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }));
  await expect(missing.filter({ hasText: 'Logo' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil de l’entreprise' })).toBeVisible();
  await expectAccessible(page);
});

test('the account has a phone number and a calendar address, and the overview says what changed', async ({
  page,
  signIn,
}) => {
  await signIn('external-fit');
  await page.goto('/portal');
  await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();
  await page.goto('/portal/account');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+41 21 555 00 22');
  await page.getByRole('button', { name: 'Save name and phone' }).click();
  await expect(page.getByText('Your name and phone number are saved')).toBeVisible();
  await page.getByRole('button', { name: 'Create address' }).click();
  await expect(page.getByRole('textbox', { name: 'Your secret address' })).toHaveValue(/\/api\/feeds\/.+\.ics$/);
  await expectAccessible(page);
});

test('park staff find a company, plan its exit and undo it, small in French and large in English', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('super-administrator');
  await page.goto('/portal/company-edit');
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entreprises' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Rechercher une entreprise' }).fill('arbitrelle');
  await expect(page.getByText('1 entreprise', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Arbitrelle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil de l’entreprise' })).toBeVisible();
  // Long after this run, so that nobody's booking is affected.
  await page.getByRole('textbox', { name: 'Dernier jour', exact: true }).fill('2090-06-30');
  await expect(page.getByText('Personnes qui deviennent d’anciens locataires')).toBeVisible();
  await expectAccessible(page);
  await pressWhenReady(page.getByRole('button', { name: 'Prévoir le départ' }));
  await pressWhenReady(page.getByRole('button', { name: 'Annuler le départ' }));
  await expect(page.getByRole('button', { name: 'Prévoir le départ' })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('textbox', { name: 'Last day', exact: true }).fill('2090-06-30');
  await expect(page.getByText('People become former tenants')).toBeVisible();
  await expectAccessible(page);
  await pressWhenReady(page.getByRole('button', { name: 'Plan the exit' }));
  await pressWhenReady(page.getByRole('button', { name: 'Undo the exit' }));
  await expect(page.getByRole('button', { name: 'Plan the exit' })).toBeVisible();
  // The park's trail answers who changed what, of every company.
  const trail = page.getByRole('table', { name: 'Entries of the audit trail' });
  await page.goto('/portal/audit?kind=company');
  await expect(
    trail
      .getByRole('row')
      .filter({ hasText: /Arbitrelle/ })
      .first(),
  ).toContainText(/exit/i);
});

test('a refusal says who decides, and the request reaches them', async ({ page, signIn, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('employee');
  await page.goto('/portal/audit');
  await pressWhenReady(page.getByRole('link', { name: 'Ask for access' }));
  await expect(page.getByText(/^It can be granted by .*Nils Brunner/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('For the visit of the auditors');
  await expectAccessible(page);
  await pressWhenReady(page.getByRole('button', { name: 'Send request' }));
  await expect(page.getByText('Your request was sent.', { exact: false })).toBeVisible();

  const administrator = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn('company-administrator', administrator);
  await administrator.goto('/portal');
  await administrator.getByRole('link', { name: /requests? for access waits? for your decision/ }).click();
  await expect(administrator.getByText('For the visit of the auditors')).toBeVisible();
  await expectAccessible(administrator);
  const decline = administrator.getByRole('button', { name: 'Decline the request of Clara Jaquier' });
  await pressWhenReady(decline);
  await pressWhenReady(administrator.getByRole('alertdialog').getByRole('button', { name: 'Decline' }));
  await expect(decline).toHaveCount(0);
  await administrator.goto('/portal/audit');
  await expect(administrator.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await expect(administrator.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  // What was just decided is in the trail of the company, beside what other people change meanwhile.
  const decided = administrator
    .getByRole('row')
    .filter({ has: administrator.getByRole('rowheader', { name: /^Request for access Clara Jaquier, declined/ }) });
  await expect(decided).toContainText('Nils Brunner');
  await expectAccessible(administrator);
  await administrator.setViewportSize({ width: 360, height: 780 });
  await administrator.getByRole('radio', { name: 'Français' }).click();
  await expect(administrator.getByRole('rowheader', { name: /^Demande d’accès Clara Jaquier, / })).toBeVisible();
  await expectToFit(administrator);
  await administrator.context().close();
});
