/** Jobs of a company from the draft to the archive, by people whose role has little else in the portal. */
import { expectAccessible } from '../support/axe';
import { dayIn } from '../support/day-in';
import { expectToFit } from '../support/expect-to-fit';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const labels = {
  en: {
    jobs: 'Jobs',
    create: 'Write a job',
    titleField: 'Title in English',
    description: 'Description in English',
    type: 'Type of contract',
    applyEmail: 'E-mail for applications',
    lastDay: 'Last day',
    publish: 'Publish from the first day',
    preview: 'Preview',
    save: 'Save',
    tooLong: /90 days/,
    draft: 'Draft',
    published: 'Published',
    archived: 'Archived',
    edit: 'Edit',
    extend: (title: string) => `Extend ${title} by 30 days`,
    extended: /^Public until /,
    duplicate: 'Duplicate',
    archive: 'Archive',
    remove: 'Delete',
    views: /^[1-9]\d* views?$/,
    viewsPerDay: 'Views per day',
  },
  fr: {
    jobs: 'Offres d’emploi',
    create: 'Écrire une offre',
    titleField: 'Titre en français',
    description: 'Description en français',
    type: 'Type de contrat',
    applyEmail: 'E-mail pour postuler',
    lastDay: 'Dernier jour',
    publish: 'Publier dès le premier jour',
    preview: 'Aperçu',
    save: 'Enregistrer',
    tooLong: /90 jours/,
    draft: 'Brouillon',
    published: 'Publiée',
    archived: 'Archivée',
    edit: 'Modifier',
    extend: (title: string) => `Prolonger ${title} de 30 jours`,
    extended: /^Publique jusqu’au /,
    duplicate: 'Dupliquer',
    archive: 'Archiver',
    remove: 'Supprimer',
    views: /^[1-9]\d* vues?$/,
    viewsPerDay: 'Vues par jour',
  },
} as const;

for (const { name, width, language } of [
  { name: 'garage', width: 360, language: 'fr' },
  { name: 'exited', width: 1440, language: 'en' },
] as const) {
  test(`${name} writes a job and brings it from draft to archive at ${width} px, ${language}`, async ({
    page,
    context,
    signIn,
    browser,
  }) => {
    const text = labels[language];
    const title = `Mechanic ${language} ${Date.now().toString(36)}`;
    await page.setViewportSize({ width, height: 800 });
    await signIn(name);
    await setLanguage(context, language);
    await page.goto('/portal');
    await pressWhenReady(page.locator('main a[href="/portal/company-jobs"]').last());
    await expect(page).toHaveURL('/portal/company-jobs');
    await expect(page.getByRole('heading', { level: 1, name: text.jobs })).toBeVisible();

    await pressWhenReady(page.getByRole('button', { name: text.create }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: text.titleField }).fill(title);
    await dialog.getByRole('textbox', { name: text.description }).fill('What you do\n\n- repair\n- advise');
    await dialog.getByRole('combobox', { name: text.type }).selectOption({ index: 1 });
    await dialog.getByRole('textbox', { name: text.applyEmail }).fill('jobs@garage.example');
    await pressWhenReady(dialog.getByText(text.preview, { exact: true }));
    await expect(dialog.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(dialog.getByRole('article').getByRole('listitem')).toHaveText(['repair', 'advise']);
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('textbox', { name: text.lastDay }).fill(dayIn(120));
    await pressWhenReady(dialog.getByRole('button', { name: text.save }));
    await expect(dialog.getByRole('alert').first()).toContainText(text.tooLong);
    await dialog.getByRole('textbox', { name: text.lastDay }).fill(dayIn(20));
    await pressWhenReady(dialog.getByRole('button', { name: text.save }));
    await expect(dialog).toBeHidden();
    const entry = (state: string) => page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: state });
    await expect(entry(text.draft)).toHaveCount(1);

    const edit = page.getByRole('button', { name: `${text.edit} ${title}` });
    await pressWhenReady(edit);
    await pressWhenReady(dialog.getByRole('checkbox', { name: text.publish }), 'Space');
    const id = new URL(page.url()).searchParams.get('job') ?? '';
    await pressWhenReady(dialog.getByRole('button', { name: text.save }));
    await expect(dialog).toBeHidden();
    await expect(entry(text.published)).toHaveCount(1);

    const visitor = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
    await visitor.goto(`/jobs/details?id=${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // Views are counted after the answer was sent. Other journeys open the newest job as well.
    await expect(async () => {
      await page.reload();
      await expect(entry(text.published).getByText(text.views)).toBeVisible();
    }).toPass();
    await pressWhenReady(edit);
    await expect(dialog.getByRole('table', { name: text.viewsPerDay })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await pressWhenReady(page.getByRole('button', { name: text.extend(title) }));
    await expect(page.getByText(text.extended)).toBeVisible();
    await pressWhenReady(page.getByRole('button', { name: `${text.duplicate} ${title}` }));
    await expect(entry(text.draft)).toHaveCount(1);
    await pressWhenReady(entry(text.draft).getByRole('button', { name: `${text.remove} ${title}` }));
    await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: text.remove }));
    await expect(entry(text.draft)).toHaveCount(0);
    await pressWhenReady(page.getByRole('button', { name: `${text.archive} ${title}` }));
    await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: text.archive }));
    await expect(entry(text.archived)).toHaveCount(1);
    // While the api is too slow to answer, the page comes without its status.
    await expect.poll(async () => (await visitor.reload())?.status()).toBe(404);
    await visitor.context().close();
  });
}
