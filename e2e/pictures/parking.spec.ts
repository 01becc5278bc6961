/** Takes the pictures of docs/parking.md. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@park/build/workspace';
import type { Page } from '@playwright/test';
import { finishAnimations } from '../support/axe';
import { nextWorkday } from '../support/free-day';
import { expect, test } from '../support/portal-test';

const day = nextWorkday();

interface Picture {
  readonly name: string;
  readonly who: string;
  readonly address: string;
  /** What has to be there before the picture is taken. */
  readonly shows: (page: Page) => ReturnType<Page['getByRole']>;
}

const pictures: readonly Picture[] = [
  {
    name: 'own-spot',
    who: 'company-administrator',
    address: `/parkshare?date=${day}`,
    shows: (page) => page.getByRole('button', { name: /^Release / }),
  },
  {
    name: 'manager',
    who: 'company-administrator',
    address: `/parkshare/manager?from=${day}`,
    shows: (page) => page.getByRole('table', { name: 'Leases' }),
  },
  {
    name: 'company-credits',
    who: 'company-administrator',
    address: '/parkshare/manager/credits',
    shows: (page) => page.getByRole('button', { name: /^Give credits to/ }).first(),
  },
  {
    name: 'lots',
    who: 'super-administrator',
    address: '/parkshare/park/lots',
    shows: (page) => page.getByRole('rowheader').first(),
  },
  {
    name: 'day-list',
    who: 'super-administrator',
    address: `/parkshare/park/day?date=${day}`,
    shows: (page) => page.getByRole('rowheader').first(),
  },
  {
    name: 'statistics',
    who: 'super-administrator',
    address: '/parkshare/statistics',
    shows: (page) => page.getByRole('heading', { name: 'By car park' }),
  },
];

for (const who of new Set(pictures.map((picture) => picture.who)))
  test(`pictures for ${who}`, async ({ page, signIn }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1200, height: 750 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(who);
    for (const { name, address, shows } of pictures.filter((picture) => picture.who === who)) {
      await page.goto(address);
      await expect(shows(page)).toBeVisible({ timeout: 60_000 });
      await finishAnimations(page);
      const file = path.join(workspaceRoot, 'docs/images/parking', `${name}.webp`);
      writeFileSync(file, await asWebp(page, await page.screenshot({ scale: 'css' })));
    }
  });

/** The browser encodes it: WebP of a screen is a third of PNG. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png.toString('base64'));
  await blank.close();
  return Buffer.from(encoded, 'base64');
}
