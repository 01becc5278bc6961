/** Language and theme of a visitor, from the cookies of an earlier choice or the headers of the browser. */
import { hostCookieName } from '@park/domain';

export type PageLanguage = 'en' | 'fr';
export type PageTheme = 'system' | 'light' | 'dark';

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** A cookie of this host, as this version names it on https, or as it was named before and is on plain http. */
export const hostCookieValue = (header: string | undefined, name: string): string | undefined =>
  cookieValue(header, hostCookieName(name, true)) ?? cookieValue(header, name);

/** The same for what nobody else may plant: on https only with the prefix, which binds it to this host. */
export const boundCookieValue = (header: string | undefined, name: string, isSecure: boolean): string | undefined =>
  cookieValue(header, hostCookieName(name, isSecure));

/** `fr` when the browser prefers French to English. */
export function pageLanguage(cookies: string | undefined, acceptLanguage: string | undefined): PageLanguage {
  const chosen = hostCookieValue(cookies, 'language');
  if (chosen === 'en' || chosen === 'fr') return chosen;
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language }) => language === 'en' || language === 'fr')
    .sort((a, b) => b.quality - a.quality);
  return accepted[0]?.language === 'fr' ? 'fr' : 'en';
}

export function pageTheme(cookies: string | undefined): PageTheme {
  const chosen = hostCookieValue(cookies, 'theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
