/** The park's companies: created, given contracts, locked out at once and let in again. */
import { expectAccessible } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

for (const width of [360, 1440])
  test(`park staff create a company, set its contracts, disable and enable it, at ${width} px, in French`, async ({
    page,
    context,
    signIn,
  }) => {
    const name = `Atelier ${width} ${Date.now().toString(36)}`;
    await page.setViewportSize({ width, height: 900 });
    await signIn('super-administrator');
    await setLanguage(context, 'fr');
    await page.goto('/portal/company-edit');
    await pressWhenReady(page.getByRole('button', { name: 'Créer une entreprise' }));
    const dialog = page.getByRole('dialog', { name: 'Créer une entreprise' });
    await dialog.getByRole('textbox', { name: 'Nom' }).fill(name);
    const create = dialog.getByRole('button', { name: 'Créer une entreprise' });
    await pressWhenReady(create);
    await expect(dialog.getByRole('combobox', { name: 'Catégorie' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('combobox', { name: 'Catégorie' }).selectOption({ label: 'Locataire' });
    await expectAccessible(page);
    await pressWhenReady(create);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`${name} est créée. Elle n’est pas encore publique.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil de l’entreprise' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue(name);

    // Hours that are no number are refused, where an empty field is no limit.
    const contract = page.getByRole('checkbox', { name: 'SQIE', exact: true });
    await contract.check();
    const hours = page.getByRole('textbox', { name: 'Heures de salles par mois pour SQIE', exact: true });
    const save = page.getByRole('button', { name: 'Enregistrer les contrats' });
    await hours.fill('dix');
    await pressWhenReady(save);
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await hours.fill('12,5');
    await page.getByLabel('Dernier jour de SQIE', { exact: false }).first().fill('2090-06-30');
    await expectAccessible(page);
    await pressWhenReady(save);
    await expect(page.getByText('Les contrats sont enregistrés')).toBeVisible();
    await page.reload();
    await expect(contract).toBeChecked();
    await expect(hours).toHaveValue('12,5');
    await expectToFit(page);

    const mayEnter = page.getByRole('switch', { name: 'Les personnes de cette entreprise peuvent se connecter' });
    const stateInList = async (state: string) => {
      await page.goto('/portal/company-edit');
      await page.getByRole('searchbox', { name: 'Rechercher une entreprise' }).fill(name.toUpperCase());
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText(state);
      await expect(row).toContainText('SQIE jusqu’au');
      await expectAccessible(page);
      await page.getByRole('link', { name }).click();
    };
    await mayEnter.click();
    await expect(page.getByText(`${name} est désactivée`)).toBeVisible();
    await stateInList('Désactivée');
    await expect(mayEnter).not.toBeChecked();
    await mayEnter.click();
    await expect(page.getByText(`${name} est activée`)).toBeVisible();
    await stateInList('Active');
    await expect(mayEnter).toBeChecked();
  });
