import type { Language } from '@park/platform';

/** "Nov 2026" of `2026-11`. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-CH' : 'en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`));
