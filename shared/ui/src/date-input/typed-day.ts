/** Days as people type and read them, such as 22/11/2026, and as programs do: YYYY-MM-DD. */

const isDay = (year: number, month: number, date: number): boolean => {
  const day = new Date(Date.UTC(year, month - 1, date));
  return year >= 1000 && day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
};

/**
 * Understands day, month and four digits of the year with anything between them, and YYYY-MM-DD.
 * @returns YYYY-MM-DD, or null for what is not (yet) a day
 */
export function dayFromText(text: string): string | null {
  const yearFirst = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(text);
  const dayFirst = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ?? /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(text);
  const [year = 0, month = 0, date = 0] = (yearFirst?.slice(1) ?? dayFirst?.slice(1).reverse() ?? []).map(Number);
  if (!isDay(year, month, date)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** The day as people of the language write it: 22/11/2026 or 22.11.2026. What is not a day comes back unchanged. */
export function textOfDay(day: string, language: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).reverse();
  return parts?.join(language === 'fr' ? '.' : '/') ?? day;
}
