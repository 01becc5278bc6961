import { mailsTo } from '../support/outbox';
import { expect, signInByForm, storedAuth, test } from '../support/portal-test';
import type { Page } from '@playwright/test';

function countTokenLogins(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/auth/token-login') seen.count += 1;
  });
  return seen;
}

test.describe('a token in the address signs in (SHELL-06)', () => {
  for (const address of [
    '/?token=abc',
    '/news?token=abc',
    '/404?token=abc',
    '/nowhere?token=abc',
    '/portal?token=abc',
  ]) {
    test(`${address} starts exactly one token login, and the token leaves the address`, async ({ page }) => {
      const logins = countTokenLogins(page);
      await page.goto(address);
      await expect.poll(() => logins.count).toBe(1);
      await expect(page).not.toHaveURL(/[?&]token=/);
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(await storedAuth(page)).toMatchObject({ isLoggedIn: false, isLoggingIn: false });
      expect(logins.count).toBe(1);
    });
  }

  test('the cookie holds the token before the server is asked (AUTH-07)', async ({ page }) => {
    let cookie = '';
    await page.route('**/api/auth/token-login', async (route) => {
      cookie = (await route.request().allHeaders())['cookie'] ?? '';
      await route.continue();
    });
    await page.goto('/?token=seen-first');
    await expect.poll(() => cookie).toContain('token=seen-first');
  });

  test('other parameters of the address stay', async ({ page }) => {
    await page.goto('/news?news=park&token=abc');
    await expect(page).toHaveURL('/news?news=park');
  });
});

test.describe('without one of the four conditions there is no token login (SHELL-07)', () => {
  for (const address of [
    '/',
    '/login?token=abc',
    '/LOGIN/?token=abc',
    '/?token=a&token=b',
    '/?token=',
    '/?Token=a',
    '/?token[]=a',
    '/#token=a',
  ]) {
    test(address, async ({ page }) => {
      const logins = countTokenLogins(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(logins.count).toBe(0);
    });
  }

  test('signed in', async ({ page }) => {
    await signInByForm(page, 'employee');
    const logins = countTokenLogins(page);
    await page.goto('/?token=abc');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(logins.count).toBe(0);
    expect(await storedAuth(page)).toMatchObject({ isLoggedIn: true });
  });
});

test('a forgotten password is reset with the link of a mail, once', async ({ page }) => {
  // Somebody of the park whom no other journey signs in: a reset changes the password and ends all sessions.
  const email = 'mei.popescu@agrolume.demo.park';
  await page.goto('/login?mode=forgot');
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /send|link/i }).click();
  await expect.poll(() => mailsTo(email, 'passwordReset').length).toBe(1);
  const link = /https?:\/\/\S+\/login\?token=[\w-]+/.exec(mailsTo(email, 'passwordReset')[0]?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);

  await page.goto(pathname + search);
  const [first, second] = [page.getByLabel(/^new password/i), page.getByLabel(/repeat|again/i)];
  await first.fill('short');
  await second.fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText(/10 characters/i).first()).toBeVisible();
  await first.fill('a new long password');
  await second.fill('a new long password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email);
  await page.getByLabel(/^password$/i).fill('a new long password');
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page).toHaveURL('/portal');
  await page.request.post('/api/auth/logout', { data: {} });

  const again = await page.request.post('/api/auth/reset-password', {
    data: { password: 'another long password', token: new URL(link).searchParams.get('token'), source: 'portal' },
  });
  expect(again.status()).toBeGreaterThanOrEqual(400);
});

test('asking for a reset says the same whether the account exists or not (MISS-08)', async ({ page }) => {
  const texts: string[] = [];
  for (const email of ['facilities@demo.park', 'nobody@nowhere.example']) {
    await page.goto('/login?mode=forgot');
    await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email);
    await page.getByRole('button', { name: /send|link/i }).click();
    const answer = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /\w/ }).first();
    await expect(answer).toBeVisible();
    texts.push((await answer.innerText()).replace(email, '…'));
  }
  expect(texts[0]).toBe(texts[1]);
});
