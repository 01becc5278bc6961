/** The park's staff read the statistics of parking and rooms, as charts, tables and a CSV file. */
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe';
import { setLanguage } from '../support/language';
import { expect, test } from '../support/portal-test';
import { pressWhenReady } from '../support/press';

const areas = [
  {
    address: '/parkshare/statistics',
    title: { en: 'Parking statistics', fr: 'Statistiques du parking' },
    header: 'lot_id;lot;weekday;half;supply;booked;used;unmet',
    file: /^parking-.*\.csv$/,
    /** Lots, and what their columns are called. */
    table: { en: 'By car park', fr: 'Par parking' },
  },
  {
    address: '/book-a-room/statistics',
    title: { en: 'Room statistics', fr: 'Statistiques des salles' },
    header:
      'room_id;room;building;seats;open_minutes;booked_minutes;used_minutes;bookings;with_check_in;missed;seat_use;refused',
    file: /^rooms-.*\.csv$/,
    table: { en: 'By room', fr: 'Par salle' },
  },
] as const;

for (const [width, language] of [
  [360, 'fr'],
  [1440, 'en'],
] as const)
  for (const { address, title, header, file, table } of areas)
    test(`${address} has numbers and a CSV file at ${width} px`, async ({ page, context, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn('super-administrator');
      await setLanguage(context, language);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
      const section = page.getByRole('region', { name: table[language] });
      await expect(section).toBeVisible();
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await pressWhenReady(page.getByRole('button', { name: /CSV/ }));
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(file);
      const lines = readFileSync(await saved.path(), 'utf8')
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n');
      expect(lines[0]).toBe(header);
      expect(lines.length).toBeGreaterThan(1);
    });
