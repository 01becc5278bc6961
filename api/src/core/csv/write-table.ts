/** A small table as the text of a CSV file. */
import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './formula-guard';
import { spreadsheetOf } from './spreadsheet-format';

/** Opens by a double click in spreadsheets of the country: byte-order mark, its separator, no cell that is computed. */
export const writeTable = (rows: readonly (readonly string[])[], country: string): string =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    { bom: true, delimiter: spreadsheetOf(country).delimiter, record_delimiter: 'windows' },
  );
