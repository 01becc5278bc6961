/** Writing an article: what is pasted from a word processor, pictures, what is refused, and a date in the past. */
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { setLanguage } from '../support/language';
import { pixel } from '../support/pixel';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const labels = {
  en: {
    language: 'English',
    text: 'Text in English',
    title: 'Title',
    kind: 'Kind',
    publish: 'Publish',
    required: 'Please fill this in.',
    describe: 'Describe the picture',
    alt: 'What the picture shows',
    apply: 'Apply',
    format: 'Format',
    addPicture: 'Choose a picture',
    notAnImage: /This is not an image/,
    fromTheLeft: 'From the left, in percent',
    visibleFrom: /^Visible from/,
    published: 'Published',
    draft: /^Draft saved at /,
  },
  fr: {
    language: 'Français',
    text: 'Texte en français',
    title: 'Titre',
    kind: 'Type',
    publish: 'Publier',
    required: 'Veuillez remplir ce champ.',
    describe: 'Décrire l’image',
    alt: 'Ce que montre l’image',
    apply: 'Appliquer',
    format: 'Mise en forme',
    addPicture: 'Choisir une image',
    notAnImage: /Ce n’est pas une image/,
    fromTheLeft: 'Depuis la gauche, en pour cent',
    visibleFrom: /^Visible dès le/,
    published: 'Publié',
    draft: /^Brouillon enregistré à /,
  },
} as const;

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-name:x;color:red}</style></head><body>
<!--StartFragment--><h1 style="mso-margin-top-alt:auto">Open day</h1>
<p class="MsoNormal" style="color:red;font-family:Calibri"><b>Come</b> and see<o:p></o:p></p>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><script>alert(1)</script><!--EndFragment--></body></html>`;

/** Pastes as a browser does: with what another program left in the clipboard. */
const paste = (editor: Locator, content: { html?: string; png?: string }) =>
  editor.evaluate((element, { html, png }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (png) {
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);

for (const { name, width, language } of [
  { name: 'company-supervisor', width: 360, language: 'fr' },
  { name: 'super-administrator', width: 1440, language: 'en' },
] as const)
  test(`an editor pastes a text and pictures, and publishes under an earlier date, at ${width} px, ${language}`, async ({
    page,
    context,
    signIn,
    playwright,
    baseURL,
  }) => {
    const text = labels[language];
    const title = `Open day ${language} ${Date.now().toString(36)}`;
    await page.setViewportSize({ width, height: 800 });
    await signIn(name);
    await setLanguage(context, language);
    await page.goto('/portal/admin/manage-news');
    const panel = page.getByRole('group', { name: text.language, exact: true }).first();
    const titleField = panel.getByRole('textbox', { name: text.title, exact: true });
    const publish = page.getByRole('button', { name: text.publish, exact: true });

    // Characters without a width are no title.
    await titleField.fill('\u200b\u2060');
    await pressWhenReady(publish);
    await expect(page.getByText(text.required).first()).toBeVisible();
    await expectAccessible(page);
    await titleField.fill(title);
    await page.getByLabel(text.kind).selectOption('park');

    const editor = panel.getByRole('textbox', { name: text.text });
    await editor.focus();
    await paste(editor, { html: fromWord });
    await expect(editor.getByRole('heading', { level: 2, name: 'Open day' })).toBeVisible();
    await expect(editor.locator('strong')).toHaveText('Come');
    expect(await editor.innerHTML()).not.toMatch(/mso|Mso|style=|<o:p|script/);
    // One stop for Tab: arrows move inside of the toolbar.
    const toolbar = panel.getByRole('toolbar', { name: text.format });
    await toolbar.getByRole('button').first().press('ArrowRight');
    await expect(toolbar.getByRole('button').nth(1)).toBeFocused();

    await paste(editor, { png: pixel.toString('base64') });
    const dialog = page.getByRole('dialog', { name: text.describe });
    await dialog.getByRole('textbox', { name: text.alt }).fill('The hall');
    await pressWhenReady(dialog.getByRole('button', { name: text.apply }));
    await expect(editor.getByRole('img', { name: 'The hall' })).toBeVisible();

    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser');
      await pressWhenReady(page.getByRole('button', { name: text.addPicture }));
      await (await chooser).setFiles(file);
    };
    await choose({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a no picture') });
    await expect(page.getByText(text.notAnImage)).toBeVisible();
    await choose({ name: 'cover.png', mimeType: 'image/png', buffer: pixel });
    await page.getByRole('spinbutton', { name: text.fromTheLeft }).fill('20');
    await pressWhenReady(publish);
    const alt = panel.getByRole('textbox', { name: text.alt });
    await expect(alt).toHaveAttribute('aria-invalid', 'true');
    await alt.fill('The entrance');
    await page.getByLabel(text.visibleFrom).fill('2019-05-01');
    await expect(page.getByText(text.draft)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await pressWhenReady(publish);
    await page.waitForURL(/[?&]id=/);
    await expect(page.getByText(text.published, { exact: true })).toBeVisible();

    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const reader = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'accept-language': language },
    });
    const readHtml = async () => (await reader.get(`/news/details?id=${id}`)).text();
    // While the api is too slow to answer, the page comes without the article.
    await expect.poll(readHtml).toContain(title);
    expect(await readHtml()).not.toMatch(/MsoNormal|mso-/);
    const read = (await (await reader.get(`/api/news/${id}`)).json()) as {
      publishedAt: string;
      image: { focus: unknown; alt: string };
    };
    // On the park's clock: the hour is that of this run, and shortly after midnight the day of UTC is another one.
    expect(new Date(read.publishedAt).toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })).toBe('2019-05-01');
    expect(read.image).toMatchObject({ alt: 'The entrance', focus: { x: 20, y: 50 } });
    await reader.dispose();
  });
