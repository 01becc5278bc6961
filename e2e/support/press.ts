import { expect, type Locator } from '@playwright/test';

/**
 * Presses a key on a control once it can be used. Unlike `click`, Playwright's `press` does not wait for that, and a key
 * pressed on a disabled or busy button does nothing.
 */
export async function pressWhenReady(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect(control).toBeEnabled();
  await expect(control).not.toHaveAttribute('aria-disabled', 'true');
  await control.press(key);
}
