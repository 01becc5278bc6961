/** A series of room bookings: one date, this and the following ones, or all of them, changed and cancelled. */
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { dayIn } from '../support/day-in';
import { createOpenRoom, send } from '../support/rooms';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const texts = {
  en: {
    scope: { one: 'Only this date', following: 'This and the following dates', all: 'All upcoming dates' },
    from: 'From',
    save: /^Move to /,
    cancelled: 'Cancelled',
    cancel: /^Cancel \w{3} .*15:00/,
    cancelFollowing: 'Cancel this and the following dates',
  },
  fr: {
    scope: { one: 'Seulement cette date', following: 'Cette date et les suivantes', all: 'Toutes les dates à venir' },
    from: 'De',
    save: /^Déplacer au /,
    cancelled: 'Annulée',
    cancel: /^Annuler .*15:00/,
    cancelFollowing: 'Annuler cette date et les suivantes',
  },
} as const;

for (const [width, language] of [
  [360, 'fr'],
  [1440, 'en'],
] as const) {
  test(`one date, the following ones and all dates of a series are changed at ${width} px by keyboard`, async ({
    page,
    context,
    signIn,
  }) => {
    const text = texts[language];
    await page.setViewportSize({ width, height: 900 });
    await signIn('super-administrator');
    const roomId = await createOpenRoom(page, `Room of series ${width}`);
    const title = `Stand-up ${width}`;
    const { booking } = await send<{ booking: { id: string } }>(page, '/api/rooms/series', {
      ...{ roomId, title, from: dayIn(20), start: '09:00', end: '10:00' },
      recurrence: { every: 'day', until: dayIn(23) },
    });
    await setLanguage(context, language);
    await page.goto(`/book-a-room?booking=${booking.id}`);
    const dialog = page.getByRole('dialog', { name: new RegExp(title) });
    const dates = dialog.getByRole('list', { name: 'Dates' }).getByRole('listitem');
    await expect(dates).toHaveCount(4);
    await expectAccessible(page);

    // Only the first date, by two hours.
    await change(dialog, dates.nth(0), text.scope.one, '11:00');
    await expectTimes(dates, ['11:00', '09:00', '09:00', '09:00']);
    // From the third date on: the series splits, and this booking keeps what was before.
    await change(dialog, dates.nth(2), text.scope.following, '15:00');
    await page.goto('/book-a-room');
    const own = page.getByRole('region', { name: /^(Your bookings|Vos réservations)$/ });
    await expect(own.getByRole('link', { name: title })).toHaveCount(2);
    await page.goto(`/book-a-room?booking=${booking.id}`);
    await expectTimes(dates, ['11:00', '09:00']);
    // All that are left of it.
    await change(dialog, dates.nth(0), text.scope.all, '13:00');
    await expectTimes(dates, ['13:00', '13:00']);
    await expectAccessible(page);

    // The other part is cancelled from its first date on.
    await page.goto('/book-a-room');
    await pressWhenReady(own.getByRole('link', { name: title }).last());
    await expectTimes(dates, ['15:00', '15:00']);
    await pressWhenReady(dates.nth(0).getByRole('button', { name: text.cancel }));
    await pressWhenReady(page.getByRole('alertdialog').getByRole('button', { name: text.cancelFollowing }));
    await expect(dates.filter({ hasText: text.cancelled })).toHaveCount(2);

    async function change(within: Locator, date: Locator, scope: string, start: string): Promise<void> {
      await pressWhenReady(date.getByRole('button', { name: /^(Change|Modifier) / }));
      await pressWhenReady(within.getByRole('radio', { name: scope }), 'Space');
      await within.getByRole('combobox', { name: text.from, exact: true }).selectOption(start);
      await expectAccessible(page, { within: 'dialog[open]' });
      const save = within.getByRole('button', { name: text.save });
      await pressWhenReady(save);
      // The dates are shown again once the change is stored.
      await expect(save).toHaveCount(0);
      await expect(dates.first()).toBeVisible();
    }
  });
}

/** The beginnings of the coming dates, in their order. */
async function expectTimes(dates: Locator, starts: readonly string[]): Promise<void> {
  await expect(dates).toContainText(starts.map((start) => new RegExp(`${start}–`)));
}
