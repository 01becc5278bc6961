/** The park's other systems: every external link of the demo, and ticketing, which receives the person. */
import type { Page } from '@playwright/test';
import { emailOf } from '../support/accounts';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const opened = async (page: Page, path: string, name: RegExp): Promise<void> => {
  await page.goto(path);
  const link = page.getByRole('link', { name }).first();
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page).toHaveURL(/\/api\/demo\/systems\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

for (const { width, language, links } of [
  {
    width: 360,
    language: 'fr',
    links: [
      ['/portal', /^Carte du campus/],
      ['/', /^Programme scale-up/],
      ['/companies', /^Liste des start-up/],
      ['/', /^Newsletter/],
      ['/', /^Actualités du campus/],
      ['/parkshare', /^Fairmove/],
      ['/parkshare', /^Deuxième système de parking/],
    ],
  },
  {
    width: 1440,
    language: 'en',
    links: [
      ['/portal', /^Campus card/],
      ['/', /^Scale-up programme/],
      ['/companies', /^Start-up list/],
      ['/', /^Newsletter/],
      ['/', /^Campus news/],
      ['/parkshare', /^Fairmove/],
      ['/parkshare', /^Second parking system/],
    ],
  },
] as const)
  test(`each link to another system opens it in the demo, at ${width} px, ${language}`, async ({
    page,
    context,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('super-administrator');
    await setLanguage(context, language);
    for (const [path, name] of links) await opened(page, path, name);
    // Ticketing is a button: each press hands over once.
    await page.goto('/portal');
    const opening = page.waitForEvent('popup');
    await pressWhenReady(page.getByRole('button', { name: language === 'fr' ? /^Demandes de service/ : /^Ticketing/ }));
    await expect((await opening).getByText(emailOf('super-administrator'))).toBeVisible();
    // KNOVA files are for members whose company is a tenant.
    await signIn('company-supervisor');
    await opened(page, '/portal', language === 'fr' ? /^Fichiers KNOVA/ : /^KNOVA files/);
  });
