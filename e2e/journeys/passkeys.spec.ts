/** Passkeys with Chromium's own virtual authenticator: add, sign in, name, remove; and signing somebody else out. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, signInByForm, test } from '../support/portal-test';
import { startSecondApi } from '../support/second-api';

/** A device with a lock that its owner opens at once. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /menu|account/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /sign out/i }).click();
  await expect(page.getByRole('link', { name: /^sign in$/i }).first()).toBeVisible();
}

test('a person adds a passkey, signs in with it, names it and removes it', async ({ page, signIn }) => {
  await plugIn(page);
  await signIn('external-fit');
  await page.goto('/portal/account');
  await expect(page.getByRole('heading', { name: 'No passkey yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await expectAccessible(page, { within: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible();
  // The device has one for this account, and says so.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Again');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(dialog.getByText('This device has a passkey for your account already.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await page.goto('/login?redirect=%2Fportal%2Faccount');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/portal/account');
  await expect(page.getByText(/Used .* · added/)).toBeVisible();
  await page.getByRole('button', { name: 'Rename “Laptop”' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Remove “Work laptop”' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByRole('heading', { name: 'No passkey yet' })).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').first()).toContainText('This passkey is not valid here any more.');
});

test('somebody who manages the park adds a passkey before managing it', async ({ page }) => {
  const portal = await startSecondApi({ REQUIRE_PASSKEY: 'managers' });
  try {
    await plugIn(page);
    await page.goto(`${portal.origin}/login?redirect=%2Fportal%2Fadmin%2Fcatalogs`);
    await signInByForm(page, 'super-administrator');
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await page.goto(`${portal.origin}/portal/account`);
    await expect(page.getByText('Your rights to manage the park need a passkey')).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Key of the office');
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    // The rights begin with a session of the passkey.
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Key of the office' })).toBeVisible();
    await expect(page.getByText('Your rights to manage the park need a passkey')).toBeHidden();
    await page.goto(`${portal.origin}/portal/admin/catalogs`);
    await expect(page.getByRole('heading', { name: 'Catalogs', level: 1 })).toBeVisible();
  } finally {
    await portal.stop();
  }
});

test('an administrator signs a person out everywhere', async ({ page, signIn }) => {
  await signIn('super-administrator');
  await page.goto('/portal/company-new-collaborator');
  // Not one of the accounts that other journeys are signed in with.
  await page
    .getByRole('button', { name: /^Edit .+ Abebe$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog', { name: /everywhere\?$/ });
  await expectAccessible(page, { within: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText(/Abebe was not signed in anywhere/)).toBeVisible();
});
