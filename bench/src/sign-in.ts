/** Signs in as an account of the demo park, such as `employee`. */
import type { Browser, BrowserContext } from '@playwright/test';

const emailOf = (account: string) => `${account}@demo.park`;

/** @returns the cookies of a new session, as a request header */
export async function signIn(origin: string, account: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: emailOf(account), password, source: 'portal' }),
  });
  if (!answer.ok) throw new Error(`${account} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

export type BrowserSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** @returns cookies and storage of a browser that has signed in by the form */
export async function signInByForm(
  browser: Browser,
  origin: string,
  account: string,
  password: string,
): Promise<BrowserSession> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(emailOf(account));
  await page.getByLabel(/^password$/i).fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const session = await context.storageState();
  await context.close();
  return session;
}
