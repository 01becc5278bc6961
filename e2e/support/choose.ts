import { expect, type Locator } from '@playwright/test';

/** Chooses a radio button whose value is part of the address: it is checked once the page has the new address. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}
