/** People keep the vehicles that they come with; removing one can be undone, and a dialog that does not load says so. */
import { expectAccessible } from '../support/axe';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const journeys = [
  {
    width: 360,
    language: 'fr',
    who: 'facilities',
    none: 'Aucun véhicule pour l’instant',
    add: 'Ajouter un véhicule',
    plate: 'Numéro de plaque',
    electric: 'C’est un véhicule électrique',
    save: 'Enregistrer le véhicule',
    list: 'Mes véhicules',
    isElectric: 'Électrique',
    remove: 'Retirer VD 77',
    removed: 'Vous avez retiré VD 77.',
    undo: 'Annuler',
    edit: 'Modifier VD 77',
    retry: 'Réessayer',
  },
  {
    width: 1440,
    language: 'en',
    who: 'external-fit',
    none: 'No vehicles yet',
    add: 'Add vehicle',
    plate: 'Number plate',
    electric: 'It is an electric vehicle',
    save: 'Save vehicle',
    list: 'My vehicles',
    isElectric: 'Electric',
    remove: 'Remove VD 77',
    removed: 'You have removed VD 77.',
    undo: 'Undo',
    edit: 'Edit VD 77',
    retry: 'Try again',
  },
] as const;

for (const { width, language, who, ...text } of journeys)
  test.describe(`${width} px, ${language}`, () => {
    test.use({ expectedErrors: [/Loading chunk \d+ failed/] });

    test('a vehicle is added, removed, put back and changed by keyboard', async ({ page, context, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(who);
      await setLanguage(context, language);
      await page.goto('/parkshare/vehicles');
      await expect(page.getByText(text.none)).toBeVisible();
      await expectAccessible(page);

      // The code of the dialog comes when it opens.
      await page.route(/own-vehicle\.\w+\.js$/, (route) => route.abort());
      await pressWhenReady(page.getByRole('button', { name: text.add }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: text.retry })).toBeVisible();
      await expectAccessible(page, { within: 'dialog[open]' });
      await page.unroute(/own-vehicle\.\w+\.js$/);
      await pressWhenReady(dialog.getByRole('button', { name: text.retry }));

      await dialog.getByRole('textbox', { name: text.plate }).fill('vd 77');
      await dialog.getByRole('checkbox', { name: text.electric }).press('Space');
      await expectAccessible(page, { within: 'dialog[open]' });
      await pressWhenReady(dialog.getByRole('button', { name: text.save }));
      const list = page.getByRole('list', { name: text.list });
      await expect(list.getByRole('listitem')).toContainText(['VD 77']);
      await expect(list).toContainText(text.isElectric);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: text.add })).toBeFocused();

      await pressWhenReady(page.getByRole('button', { name: text.remove }));
      await expect(page.getByText(text.removed)).toBeVisible();
      await expect(page.getByText(text.none)).toBeVisible();
      await pressWhenReady(page.getByRole('button', { name: text.undo, exact: true }));
      await expect(list.getByRole('listitem')).toContainText(['VD 77']);

      await pressWhenReady(page.getByRole('button', { name: text.edit }));
      await dialog.getByRole('textbox', { name: text.plate }).fill('ge 9');
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toContainText(['GE 9']);
      await expectAccessible(page);
      await page.reload();
      await expect(list.getByRole('listitem')).toContainText(['GE 9']);
    });
  });
