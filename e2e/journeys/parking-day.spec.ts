/**
 * Parking from one evening to the next noon, on a portal whose clock is set: the question of the evening before, arriving
 * with the code at the entrance, and a half day that nobody used.
 */
import type { Browser, Page } from '@playwright/test';
import { emailOf } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { mailsTo } from '../support/outbox';
import { parkTime, startPortalWithClock } from '../support/park-clock';
import { expect, signInByForm, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';
import { refuseConsent } from '../support/refuse-consent';

const phone = { width: 360, height: 780 };
const desk = { width: 1440, height: 900 };

/** A Saturday in more than three weeks: beyond all that the demo park has booked, and no credits are needed. */
function coming(): string {
  const day = new Date(Date.now() + 22 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((13 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

test('a spot is given back from the evening’s mail, one is used, and one that nobody came to is free again', async ({
  browser,
}) => {
  // A portal of its own, and five people.
  test.setTimeout(300_000);
  const day = coming();
  const evening = parkTime(dayBefore(day), '17:30');
  const portal = await startPortalWithClock(evening);
  const open = async (name: string, size: typeof phone, language: 'en' | 'fr') => {
    const page = await newPage(browser, portal.origin, size);
    await page.clock.setSystemTime(evening);
    await page.goto('/login');
    await signInByForm(page, name);
    await page.context().addCookies([{ name: 'language', value: language, url: portal.origin }]);
    return page;
  };
  try {
    // The staff ask for a check-in at the lake, and print its code.
    const staff = await open('super-administrator', desk, 'en');
    await staff.goto('/parkshare/park/lots');
    await pressWhenReady(staff.getByRole('button', { name: 'Edit P2 Lac' }));
    const dialog = staff.getByRole('dialog');
    await pressWhenReady(dialog.getByRole('checkbox', { name: 'Ask for a check-in at the entrance' }), 'Space');
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectAccessible(staff);
    const address = await dialog.getByRole('textbox', { name: 'Address of the QR code' }).inputValue();
    expect(address).toContain(`${portal.origin}/parkshare/check-in?code=`);
    await pressWhenReady(dialog.getByRole('button', { name: 'Save car park' }));
    await expect(dialog).toBeHidden();

    const leaver = await open('employee', phone, 'fr');
    await leaver.goto(`/parkshare?half=am&date=${day}`);
    await pressWhenReady(leaver.getByRole('button', { name: 'Réserver le matin à P2 Lac' }));
    await expect(leaver.getByRole('region', { name: /^Votre place ce jour/ })).toContainText('P2 Lac');
    const arriver = await open('external-fit', phone, 'fr');
    await arriver.goto(`/parkshare?half=am&date=${day}`);
    await pressWhenReady(arriver.getByRole('button', { name: 'Réserver le matin à P2 Lac' }));
    await expect(arriver.getByRole('region', { name: /^Votre place ce jour/ })).toContainText('P2 Lac');
    const absent = await open('facilities', desk, 'en');
    await absent.goto(`/parkshare?half=am&date=${day}`);
    await pressWhenReady(absent.getByRole('button', { name: 'Book the morning in P2 Lac' }));
    await expect(absent.getByRole('region', { name: 'Your spot that day' })).toContainText('P2 Lac');

    // At 18:00 a mail asks. Its link works without signing in, and opening it changes nothing yet.
    await portal.setTime(parkTime(dayBefore(day), '18:01'), leaver, arriver, absent);
    const asked = () => mailsTo(emailOf('employee'), 'parking.stillNeeded', portal.dataFolder);
    await expect.poll(() => asked().length, { timeout: 60_000 }).toBe(1);
    const link = /\/mail-action#code=[\w-]+/.exec(asked()[0]?.text ?? '')?.[0] ?? '';
    for (const size of [phone, desk]) {
      const reader = await newPage(browser, portal.origin, size);
      await reader.goto(link);
      const giveBack = reader.getByRole('button', { name: /^(I do not need it: give it back|Je n’en ai pas besoin)/ });
      await expect(giveBack).toBeVisible();
      await expectAccessible(reader);
      // One click.
      if (size === desk) {
        await pressWhenReady(giveBack);
        await expect(reader.getByText(/The spot is free for others|La place est libre pour d’autres/)).toBeVisible();
        await expectAccessible(reader);
      }
      await reader.context().close();
    }
    await leaver.goto('/parkshare/bookings');
    await expect(leaver.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(leaver.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(leaver.getByRole('listitem').filter({ hasText: 'P2 Lac' })).toHaveCount(0);

    // The next morning one of the others arrives and scans the code.
    await portal.setTime(parkTime(day, '06:40'), leaver, arriver, absent);
    await arriver.goto(address);
    await pressWhenReady(arriver.getByRole('button', { name: /^(Je suis là|Confirmer)/ }));
    await expect(arriver.getByText(/P2 Lac, place/).first()).toBeVisible();
    await expectAccessible(arriver);

    // 90 minutes after the begin, the half of the person who did not come is free for others.
    await portal.setTime(parkTime(day, '07:35'), leaver, arriver, absent);
    await expect(async () => {
      await absent.goto('/parkshare/bookings?when=past');
      await expect(absent.getByText('Not used')).toHaveCount(1, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(absent);
  } finally {
    await portal.stop();
  }
});

async function newPage(browser: Browser, origin: string, viewport: typeof phone): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: origin });
  await refuseConsent(context, origin);
  return context.newPage();
}
