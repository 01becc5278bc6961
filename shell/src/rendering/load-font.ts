import { fontStorageName } from './held-back';

/**
 * Loads the font, and notes that the browser has it in its cache: pages that the server renders then show it from the
 * start. Where the page has used its stand-in so far, it stays, so that nothing moves (`font-display: optional`).
 */
export async function loadFont(browser: Window): Promise<void> {
  try {
    const fonts = await browser.document.fonts.load('1em "Inter Variable"');
    if (fonts.length > 0) browser.localStorage.setItem(fontStorageName, '');
  } catch {
    // Without the font or storage the page shows the stand-in.
  }
}
