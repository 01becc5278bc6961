import type { Language } from '@park/platform';
import type { TextStore } from '@park/platform/host';
import type { BrowserCookies } from '../cookies/browser-cookies';
import { writePreference } from '../cookies/preference-cookie';

export interface LanguageChangePorts {
  readonly texts: TextStore;
  /** Loads the texts of the shell. */
  readonly loadShellTexts: (language: Language) => Promise<void>;
  /** Loads the texts of all loaded remotes; a failed one must not prevent the change. */
  readonly loadRemoteTexts: (language: Language) => Promise<void>;
  readonly document: { readonly documentElement: { lang: string } };
  readonly cookies: BrowserCookies;
  /** Called after the change, for example to send mails in that language. */
  readonly onChosen?: (language: Language) => void;
}

/**
 * Changes the language of the whole portal: texts first, so that no key is ever visible; then the language, the page's
 * `lang` and the cookie that the server reads for the next page. Of two overlapping changes the later one wins. Data
 * is loaded again, because its cache keys contain the language.
 * @throws the error of `loadShellTexts`; the language is then unchanged.
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
