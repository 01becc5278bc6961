/** How spreadsheets of a country separate cells and write numbers. */

/** Countries whose spreadsheets separate cells by commas; elsewhere in the world it is mostly the semicolon. */
const commaCountries = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US']);
/** Countries that separate cells by semicolons and still write 1.5. */
const pointCountries = new Set(['CH', 'LI']);

/** What spreadsheets expect in a country: with another separator they show a file as one column. */
export function spreadsheetOf(country: string): { delimiter: string; decimal: string } {
  if (commaCountries.has(country)) return { delimiter: ',', decimal: '.' };
  return { delimiter: ';', decimal: pointCountries.has(country) ? '.' : ',' };
}
