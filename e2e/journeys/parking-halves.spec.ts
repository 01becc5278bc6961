/** Half days: an employee who has a spot for a whole day returns one half of it. */
import { expectAccessible } from '../support/axe';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

/** A weekend costs no credits, so that other journeys find those of the person as they were. */
function weekendDay(isoWeekday: 6 | 7): string {
  const day = new Date(Date.now() + 4 * 86_400_000);
  while ((day.getUTCDay() || 7) !== isoWeekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const journeys = [
  {
    width: 360,
    language: 'fr',
    date: weekendDay(6),
    book: 'Réserver la journée à P2 Lac',
    own: /^Votre place ce jour/,
    whole: 'Journée',
    cancel: /^Annuler la réservation : P2 Lac, place \w+, sam\. .*, toute la journée$/,
    half: /^Matin/,
    confirm: 'Annuler la réservation',
    left: 'Après-midi',
    free: 'Réserver le matin à P2 Lac',
    freeHalf: 'am',
    cancelRest: /^Annuler la réservation : P2 Lac, place \w+, sam\. .*, après-midi$/,
    consequence: /Elle ne coûte rien/,
  },
  {
    width: 1440,
    language: 'en',
    date: weekendDay(7),
    book: 'Book the whole day in P2 Lac',
    own: 'Your spot that day',
    whole: 'Whole day',
    cancel: /^Cancel booking: P2 Lac, spot \w+, Sun .*, whole day$/,
    half: /^Afternoon/,
    confirm: 'Cancel booking',
    left: 'Morning',
    free: 'Book the afternoon in P2 Lac',
    freeHalf: 'pm',
    cancelRest: /^Cancel booking: P2 Lac, spot \w+, Sun .*, morning$/,
    consequence: /It was free of charge/,
  },
] as const;

for (const { width, language, date, ...text } of journeys)
  test(`an employee returns one half of a whole day at ${width} px by keyboard`, async ({ page, context, signIn }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn('employee');
    await setLanguage(context, language);
    await page.goto(`/parkshare?half=day&date=${date}`);
    await pressWhenReady(page.getByRole('button', { name: text.book }));
    await expect(page.getByRole('region', { name: text.own })).toContainText('P2 Lac');

    await page.goto('/parkshare/bookings');
    const cancel = page.getByRole('button', { name: text.cancel });
    const booking = page.getByRole('listitem').filter({ has: cancel });
    await expect(booking).toContainText(text.whole);
    await pressWhenReady(cancel);
    const question = page.getByRole('alertdialog');
    await pressWhenReady(question.getByRole('radio', { name: text.half }), 'Space');
    await expect(question.getByRole('radio', { name: text.half })).toBeChecked();
    await expectAccessible(page, { within: 'dialog[open]' });
    await pressWhenReady(question.getByRole('button', { name: text.confirm }));
    await expect(question).toBeHidden();

    // The other half is kept, and the rest is returned with one question.
    const rest = page.getByRole('button', { name: text.cancelRest });
    await expect(page.getByRole('listitem').filter({ has: rest })).toContainText(text.left);
    await expect(cancel).toHaveCount(0);
    await expectAccessible(page);
    // The half that was given back can be booked again.
    await page.goto(`/parkshare?half=${text.freeHalf}&date=${date}`);
    await expect(page.getByRole('button', { name: text.free })).toBeVisible();

    await page.goto('/parkshare/bookings');
    await pressWhenReady(rest);
    await expect(question.getByText(text.consequence)).toBeVisible();
    await pressWhenReady(question.getByRole('button', { name: text.confirm }));
    await expect(question).toBeHidden();
    await expect(rest).toHaveCount(0);
  });
