/** The directory as an employee, a company's administrator and the park's administrator use it. */
import { expectAccessible, wcag } from '../support/axe';
import { items } from '../support/directory';
import { expect, test } from '../support/portal-test';

test('an employee recommends a supplier; a refusal reverts it', async ({ page, signIn }) => {
  await signIn('employee');
  await page.goto('/approved-suppliers');
  const name =
    (await page
      .getByRole('button', { name: /^Recommend / })
      .first()
      .getAttribute('aria-label')) ?? '';
  const button = page.getByRole('button', { name, exact: true });
  const line = page.locator('main li').filter({ has: button });
  const before = (await button.getAttribute('aria-pressed')) === 'true';
  await page.route('**/api/approved-suppliers/*/vote', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"key":"errors.unavailable"}' }),
  );
  await button.click();
  await expect(page.getByText(/was not saved/)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', String(before));
  await page.unroute('**/api/approved-suppliers/*/vote');

  const count = (await line.getByText(/recommendation/).textContent()) ?? '';
  await button.click();
  await expect(line.getByText(/recommendation/)).not.toHaveText(count);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', String(!before));
  await expect(page.getByRole('link', { name: /Add a supplier|Statistics/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await expectAccessible(page, { tags: wcag });
});

test('a person stars a company, saves a search, finds both again and removes them', async ({ page, signIn }) => {
  await signIn('employee');
  await page.goto('/companies?category=startup');
  const star = page.getByRole('button', { name: /^Add .+ to favourites$/ }).first();
  const company = (await star.getAttribute('aria-label'))?.replace(/^Add (.+) to favourites$/, '$1') ?? '';
  await star.click();
  await expect(page.getByRole('button', { name: `Remove ${company} from favourites` })).toBeVisible();

  const search = `Start-ups ${Date.now()}`;
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(search);
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Saved searches and favourites' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(page.getByRole('combobox', { name: `E-mail for “${search}”` })).toHaveValue('none');
  const favorite = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: company, exact: true }) });
  await expect(favorite).toBeVisible();
  await expectAccessible(page, { tags: wcag });
  await favorite.getByRole('button', { name: `Remove ${company} from favourites` }).click();
  await expect(favorite).toHaveCount(0);
  await page.getByRole('link', { name: search }).click();
  await expect(page).toHaveURL('/companies?category=startup');
  await page.goBack();
  await page.getByRole('button', { name: `Delete “${search}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete search' }).click();
  await expect(page.getByRole('link', { name: search })).toHaveCount(0);
});

test('a company’s administrator is led to editing the own company', async ({ page, signIn }) => {
  await signIn('company-administrator');
  const own = await page.evaluate(
    async () => ((await (await fetch('/api/companies/company')).json()) as { id: string }).id,
  );
  await page.goto(`/companies/details?id=${own}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(1);
  await page.goto('/companies');
  await items(page, '/companies').first().waitFor();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
});

test('the park’s administrator exports companies, looks after suppliers and reads their statistics', async ({
  page,
  signIn,
}) => {
  await signIn('super-administrator');
  await page.goto('/companies?category=startup');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await page.goto('/approved-suppliers');
  await page.getByRole('link', { name: 'Add a supplier' }).click();
  const name = `Atelier ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Add supplier' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /Description in French/ }).fill('Répare tout.');
  await expectAccessible(page, { tags: wcag });
  await page.getByRole('button', { name: 'Add supplier' }).click();
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();

  const edits = page.locator('main').getByRole('link', { name: /^Edit / });
  await page.getByRole('searchbox').fill(name);
  // The line moves while the list is narrowed, and a click beside it does nothing.
  await expect(edits).toHaveCount(1);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('textbox', { name: /Website/ }).fill('https://atelier.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(edits).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'atelier.example' })).toBeVisible();
  await page.getByRole('button', { name: `Archive ${name}` }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} is on the list again.`)).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  await page.goto('/approved-suppliers');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('table', { name: 'By month' }).getByRole('row')).toHaveCount(13);
  await expect(page.locator('canvas')).toHaveCount(1);
  const [statistics] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(statistics.suggestedFilename()).toMatch(/\.csv$/);
  await expectAccessible(page, { tags: wcag });
});
