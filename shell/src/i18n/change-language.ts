import type { Language } from '@park/platform';
import type { TextStore } from '@park/platform/host';
import type { BrowserCookies } from '../cookies/browser-cookies';
import { writePreference } from '../cookies/preference-cookie';

export interface LanguageChangePorts {
  readonly texts: TextStore;
  /** Brings the texts of the shell. */
  readonly loadShellTexts: (language: Language) => Promise<void>;
  /** Brings the texts of all remotes that are loaded; one that fails must not keep the portal from changing. */
  readonly loadRemoteTexts: (language: Language) => Promise<void>;
  readonly document: { readonly documentElement: { lang: string } };
  readonly cookies: BrowserCookies;
  /** Told of a finished choice, for example to have mails written in that language. */
  readonly onChosen?: (language: Language) => void;
}

/**
 * Changes the language of the whole portal: texts first, so that no key is ever on screen; then the language itself,
 * the page's `lang` and the cookie from which the server takes the language of the next page. When two choices overlap,
 * the later one holds. Data is asked for anew by itself, because its keys carry the language.
 *
 * @throws what `loadShellTexts` throws; the language then stays as it was.
 */
export function createLanguageChange(ports: LanguageChangePorts): (language: Language) => Promise<void> {
  let latest = 0;
  return async (language) => {
    latest += 1;
    const mine = latest;
    await Promise.all([ports.loadShellTexts(language), ports.loadRemoteTexts(language).catch(() => {})]);
    if (mine !== latest) return;
    await ports.texts.setLanguage(language);
    ports.document.documentElement.lang = language;
    writePreference(ports.cookies, 'language', language);
    ports.onChosen?.(language);
  };
}
