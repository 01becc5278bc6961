/** CSV downloads for spreadsheets. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeFormula } from '../core/csv/formula-guard';
import { spreadsheetOf } from '../core/csv/spreadsheet-format';

export type CsvValue = string | number | boolean | null;
export type CsvRow = readonly CsvValue[];

/**
 * Sends rows as a CSV file with a name, in the form that spreadsheets of the park's country open by a double click. UTF-8
 * with a byte-order mark, without which Excel assumes another encoding;
 * cells that a spreadsheet would evaluate as formulas (`=`, `+`, `-`, `@`, tab, carriage return) get a leading
 * apostrophe. Rows are read as fast as the client receives them, so memory use does not depend on their number.
 */
export function csvDownload(
  reply: FastifyReply,
  fileName: string,
  columns: readonly string[],
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store');
  const { delimiter, decimal } = spreadsheetOf(reply.server.context.configuration.parkCountry);
  const writer = stringify({
    bom: true,
    header: true,
    delimiter,
    columns: [...columns],
    record_delimiter: 'windows',
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      number: (value) => String(value).replace('.', decimal),
    },
  });
  const source = Readable.from(cellsOf(rows));
  source.once('error', (error) => writer.destroy(error));
  // Stop reading rows if the client disconnects.
  writer.once('close', () => source.destroy());
  return source.pipe(writer);
}

async function* cellsOf(rows: AsyncIterable<CsvRow> | Iterable<CsvRow>) {
  for await (const row of rows)
    yield row.map((value) => (typeof value === 'string' ? escapeFormula(value) : (value ?? '')));
}

/** Whether the client prefers CSV: `text/csv` is in `Accept` with at least the quality of JSON. */
export function prefersCsv({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const quality = new Map(
    (headers.accept ?? '').split(',').map((part) => {
      const [type = '', ...parameters] = part.trim().toLowerCase().split(';');
      const given = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return [type.trim(), given === undefined ? 1 : Number(given)] as const;
    }),
  );
  const csv = quality.get('text/csv') ?? 0;
  return csv > 0 && csv >= (quality.get('application/json') ?? 0);
}
