import { Role } from '@park/domain';
import { accounts, demoPassword, emailOf } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { nextWorkday } from '../support/free-day';
import { expect, signInByForm, storedAuth, test } from '../support/portal-test';

for (const { name, role } of accounts) {
  test(`${name} signs in and out`, async ({ page }) => {
    await signInByForm(page, name);
    const auth = await storedAuth(page);
    expect(auth).toMatchObject({ isLoggedIn: true, isLoggingIn: false, user: { email: emailOf(name), role } });
    expect(Object.keys(auth ?? {}).sort()).toEqual([
      'company',
      'isKnovaMember',
      'isLoggedIn',
      'isLoggingIn',
      'lastUserCheck',
      'user',
    ]);
    await expect(page).toHaveURL(role === null ? '/' : '/portal');

    await page.reload();
    await expect(page.getByRole('button', { name: /menu|account/i }).first()).toBeVisible();

    await page
      .getByRole('button', { name: /menu|account/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /sign out/i }).click();
    await expect(page.getByRole('link', { name: /^sign in$/i }).first()).toBeVisible();
    expect(await storedAuth(page)).toMatchObject({ isLoggedIn: false, user: null, company: null, lastUserCheck: null });
    // Chromium hands what a script does to cookies to its network process without waiting for it.
    await expect
      .poll(async () => (await page.context().cookies()).filter((cookie) => cookie.name === 'token'))
      .toEqual([]);
  });
}

test('the session cookie is hidden from scripts, its marker is not (AMB-28)', async ({ page, context }) => {
  await signInByForm(page, 'employee');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' });
  expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: false, path: '/' });
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(cookies.find(({ name }) => name === 'session')?.value);
  expect(stored).not.toContain(demoPassword);
});

test('wrong credentials are said beside the form, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill('employee@demo.park');
  await page.getByLabel(/^password$/i).fill('not the password');
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^e-?mail/i })).toHaveValue('employee@demo.park');
  expect(await storedAuth(page)).toMatchObject({ isLoggedIn: false, isLoggingIn: false });
  await page.getByLabel(/^password$/i).fill(demoPassword);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page).toHaveURL('/portal');
});

test('after signing in one is where one wanted to go', async ({ page }) => {
  await page.goto('/parkshare?half=am');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInByForm(page, 'employee');
  await expect(page).toHaveURL('/parkshare?half=am');
});

for (const target of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%09/evil.example',
]) {
  test(`a way back to ${target} stays inside the portal`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await signInByForm(page, 'employee');
    expect(new URL(page.url()).origin).toBe(process.env['PORTAL_ORIGIN']);
  });
}

test('a session that has ended is renewed in place, with everything that was typed', async ({ page, context }) => {
  await signInByForm(page, 'company-supervisor');
  await page.goto(`/book-a-room?date=${nextWorkday(5)}&view=list`);
  await page
    .getByRole('button', { name: /free from .* choose a time/i })
    .last()
    .click();
  const booking = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Title' }) });
  await booking.getByRole('textbox', { name: 'Title' }).fill('Written before the session ended');
  // The api knows the session no longer; its marker and the stored profile are still there.
  await context.clearCookies({ name: 'session' });
  await booking.getByRole('button', { name: /^(Book|Ask for) \d\d:\d\d to \d\d:\d\d$/ }).click();

  const renewal = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(renewal.getByText(emailOf('company-supervisor'))).toBeVisible();
  await expectAccessible(page, { within: 'dialog[open]' });
  const password = renewal.getByLabel(/^password$/i);
  await password.fill('not the password');
  await password.press('Enter');
  await expect(renewal.getByRole('alert')).toContainText('The e-mail address or the password is incorrect.');
  await password.fill(demoPassword);
  await password.press('Enter');
  await expect(renewal).toBeHidden();
  // The command that waited has been sent again.
  await expect(booking).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Written before the session ended' }).first()).toBeVisible();
});

test('a page with many boxes asks once when the session has ended, and leaving signs out', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'employee');
  await context.clearCookies({ name: 'session' });
  await page.goto('/portal');
  const renewal = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(renewal).toHaveCount(1);
  await renewal.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Sign in to open this page.')).toBeVisible();
});

test('a cookie removed by hand ends the session at the next look', async ({ page, context }) => {
  await signInByForm(page, 'employee');
  await context.clearCookies({ name: 'token' });
  await page
    .getByRole('link', { name: /companies/i })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^sign in$/i }).first()).toBeVisible();
  expect(await storedAuth(page)).toMatchObject({ isLoggedIn: false, user: null });
});

test('a cookie put there by hand without a session is removed (AUTH-13)', async ({ page, context }) => {
  await page.goto('/');
  await context.addCookies([{ name: 'token', value: 'made-up', url: process.env['PORTAL_ORIGIN'] ?? '' }]);
  await page.reload();
  await expect(page.getByRole('link', { name: /^sign in$/i }).first()).toBeVisible();
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
});

test('two tabs are one session: signing in and out in one is seen in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await signInByForm(page, 'employee');
  await expect(other.getByRole('link', { name: /^sign in$/i })).toHaveCount(0);
  await page
    .getByRole('button', { name: /menu|account/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /sign out/i }).click();
  await expect(other.getByRole('link', { name: /^sign in$/i }).first()).toBeVisible();
});

test('a role written into storage by hand shows nothing that the server would not give (AMB-21)', async ({ page }) => {
  await signInByForm(page, 'employee');
  await page.evaluate((role) => {
    const stored = JSON.parse(localStorage.getItem('auth') ?? '{}') as { state: { user: { role: number } } };
    stored.state.user.role = role;
    localStorage.setItem('auth', JSON.stringify(stored));
  }, Role.SuperAdministrator);
  await page.goto('/portal/company-new-collaborator?tab=active');
  // The page offers what the role would see, and the server refuses the people.
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);

  // A page that the server renders for the person has the role that the server knows. It is opened again if a busy
  // server left its rendering to the browser.
  await expect
    .poll(async () => {
      await page.goto('/portal');
      return (await storedAuth(page))?.user?.role;
    })
    .toBe(Role.Employee);
});
