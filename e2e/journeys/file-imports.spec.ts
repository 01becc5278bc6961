/** Files on the import screens: what would happen to each row is readable before anything is written. */
import { expectAccessible } from '../support/axe';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';

const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:without-start@example.com',
  'SUMMARY:Without a start',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:skittles@example.com',
  'SUMMARY:Skittles in the hall',
  'CATEGORIES:Skittles',
  'DTSTART;TZID=W. Europe Standard Time:20270310T180000',
  'END:VEVENT',
  'END:VCALENDAR',
];

for (const width of [768, 1440]) {
  test(`rows of a calendar are checked and readable at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('super-administrator');
    await page.goto('/portal/admin/manage-events?view=import');
    await page.locator('main input[type=file]').setInputFiles({
      name: 'calendar.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(calendar.join('\r\n')),
    });
    const table = page.getByRole('table', { name: 'Rows of the file' });
    const rows = table.getByRole('row');
    await expect(rows.nth(1)).toContainText('DTSTART: is missing');
    await expect(rows.nth(2)).toContainText('Skittles in the hall');
    // A category that the park does not know is asked about once, and has a type without an answer too.
    const meaning = page.getByRole('combobox', { name: '“skittles”, in 1 row, means' });
    await expect(meaning).toContainText('Conference, as without a category');
    await meaning.selectOption({ label: 'Networking' });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(meaning).toHaveCount(0);
    await expect(rows.nth(2)).toContainText('Skittles in the hall');
    // A table in a narrow column would break every word.
    await expect.poll(async () => (await table.boundingBox())?.width ?? 0).toBeGreaterThan(width * 0.7);
    await expectAccessible(page);
  });
}

test('a table of companies in Excel’s encoding asks once about a category, in French', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('super-administrator');
  await setLanguage(context, 'fr');
  await page.goto('/portal/company-edit?view=import');
  const lines = [
    'key;name;category;building',
    'import-1;Caf\xe9 des Ateliers;Association;Gamma',
    'import-2;Auscultia;Association;Gamma',
    'import-3;Nulle part;Tenant;Nowhere',
  ];
  await page.locator('main input[type=file]').setInputFiles({
    name: 'entreprises.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  const rows = page.getByRole('table', { name: 'Lignes du fichier' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('"Nowhere" n’est pas un bâtiment de ce parc');
  await expect(page.getByText('« Association », sur 2 lignes')).toBeVisible();
  await expect(page.getByText(/le parc a déjà une entreprise "Auscultia"/)).toBeVisible();
  await expect(page.getByText(/the park has/)).toHaveCount(0);
});
