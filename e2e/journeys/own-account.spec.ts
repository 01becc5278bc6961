/** One's own account in French: name, picture, what others see, the calendar's address, password and devices. */
import { expectAccessible } from '../support/axe';
import { expectToFit } from '../support/expect-to-fit';
import { setLanguage } from '../support/language';
import { mailsTo } from '../support/outbox';
import { pixel } from '../support/pixel';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

// People of the park whom no other journey signs in: a new password ends all their sessions.
for (const { width, email } of [
  { width: 360, email: 'naima.savary@agrolume.demo.park' },
  { width: 1440, email: 'kaspar.wenger@agrolume.demo.park' },
])
  test(`a person looks after their own account at ${width} px, in French`, async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const first = 'le premier mot de passe';
    await page.setViewportSize({ width, height: 900 });
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await other.post('/api/auth/forgot-password', { data: { email, source: 'portal' } });
    await expect.poll(() => mailsTo(email, 'passwordReset').length).toBe(1);
    const token = /\?token=([\w-]+)/.exec(mailsTo(email, 'passwordReset')[0]?.text ?? '')?.[1] ?? '';
    await other.post('/api/auth/reset-password', { data: { token, password: first, source: 'portal' } });
    const signIn = (request: typeof other) =>
      request.post('/api/auth/login', { data: { email, password: first, source: 'portal' } });
    expect((await signIn(other)).status()).toBe(200);

    await setLanguage(context, 'fr');
    await page.goto('/login?redirect=%2Fportal%2Faccount');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(first);
    await pressWhenReady(page.getByRole('button', { name: 'Se connecter', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();

    await page.getByRole('textbox', { name: 'Téléphone' }).fill('+41 21 555 00 66');
    await pressWhenReady(page.getByRole('button', { name: 'Enregistrer nom et téléphone' }));
    await expect(page.getByText('Votre nom et votre téléphone sont enregistrés')).toBeVisible();
    await page.getByLabel('Choisir une image').setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: pixel });
    await expect(page.getByText('Votre photo est enregistrée')).toBeVisible();
    await pressWhenReady(page.getByRole('button', { name: 'Retirer la photo' }));
    await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: 'Retirer la photo' }));
    await expect(page.getByText('Votre photo est retirée')).toBeVisible();

    await page.getByRole('checkbox', { name: 'M’afficher sur la page publique de l’entreprise' }).check();
    await page.getByRole('textbox', { name: 'Fonction' }).fill('Agronome');
    await pressWhenReady(page.getByRole('button', { name: 'Enregistrer', exact: true }));
    await expect(page.getByText('Votre choix est enregistré')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);

    // The secret address: made, replaced, and revoked. An address that was replaced opens nothing.
    await pressWhenReady(page.getByRole('button', { name: 'Créer l’adresse' }));
    const address = page.getByRole('textbox', { name: 'Votre adresse secrète' });
    await expect(address).toHaveValue(/\/api\/feeds\/.+\.ics$/);
    const earlier = new URL(await address.inputValue()).pathname;
    expect((await other.get(earlier)).status()).toBe(200);
    const question = page.getByRole('alertdialog');
    await pressWhenReady(page.getByRole('button', { name: 'Créer une nouvelle adresse' }));
    await pressWhenReady(question.getByRole('button', { name: 'Créer une nouvelle adresse' }));
    await expect(question).toBeHidden();
    await expect(address).not.toHaveValue(new RegExp(earlier));
    expect((await other.get(earlier)).status()).toBe(404);
    await pressWhenReady(page.getByRole('button', { name: 'Révoquer l’adresse' }));
    await pressWhenReady(question.getByRole('button', { name: 'Révoquer l’adresse' }));
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Créer l’adresse' })).toBeVisible();

    const devices = page.getByRole('list', { name: 'Vos appareils connectés' });
    await expect(devices.getByText('Cet appareil')).toBeVisible();
    const change = page.getByRole('button', { name: 'Changer le mot de passe' });
    await page.getByLabel('Mot de passe actuel').fill('ce n’est pas lui');
    await page.getByLabel('Nouveau mot de passe').fill('un deuxième mot de passe');
    await pressWhenReady(change);
    await expect(page.getByLabel('Mot de passe actuel')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByLabel('Mot de passe actuel').fill(first);
    await pressWhenReady(change);
    await expect(page.getByText('Le mot de passe est changé. Les autres appareils sont déconnectés.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect((await other.get('/api/auth/sessions')).status()).toBe(401);
    await other.dispose();
  });
