/** Reads a table of people from any office program. */
import { createHash } from 'node:crypto';
import { peopleImportFields } from '@park/contract/people-import';
import { maxUploadBytes } from '@park/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { ApiError } from '../../core/errors/api-error';
import { searchForm } from './search-form';
import { readEncoded } from '../companies/read-text';

export type ImportField = (typeof peopleImportFields)[number];

export const maxImportRows = 5_000;

export interface PeopleTable {
  columns: string[];
  /** `row` is the row of the sheet; the first line is row 1. */
  rows: { row: number; cells: string[] }[];
  sha256: string;
}

const refuse = (status: number, key: string, values?: ConstructorParameters<typeof ApiError>[2]) =>
  new ApiError(status, key, values);

/** @throws ApiError 400, 413 or 422 if the form has no readable table */
export async function readPeopleTable(form: FormData): Promise<PeopleTable> {
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw refuse(400, 'errors.validation', { fields: { file: 'errors.field.required' } });
  if (file.size > maxUploadBytes)
    throw refuse(413, 'errors.upload.tooLarge', { fields: { file: 'errors.upload.tooLarge' } });
  const bytes = Buffer.from(await file.arrayBuffer());
  const text = readEncoded(bytes)?.text;
  if (text === undefined) throw refuse(422, 'errors.import.notATable');
  const [header = [], ...records] = parseRecords(text.replace(/^\uFEFF/, ''));
  const columns = header.map((name) => name.trim());
  const rows = records
    .map((cells, index) => ({ row: index + 2, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (columns.length < 2) throw refuse(422, 'errors.import.notATable');
  if (rows.length === 0) throw refuse(422, 'errors.import.noRows');
  if (rows.length > maxImportRows)
    throw refuse(422, 'errors.import.tooManyRows', { values: { limit: maxImportRows, requested: rows.length } });
  return { columns, rows, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function parseRecords(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new ApiError(422, 'errors.import.notATable', { cause: error });
    throw error;
  }
}

/** The separator that splits the first line into most parts. */
function separatorOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/)).replace(/"[^"]*"/g, '');
  return [',', ';', '\t'].reduce((best, candidate) =>
    header.split(candidate).length > header.split(best).length ? candidate : best,
  );
}

/** Names of columns in lists of people, in the languages of the region. */
const knownNames: Record<ImportField, readonly string[]> = {
  email: ['email', 'e-mail', 'mail', 'adresse e-mail', 'courriel', 'e-mail-adresse', 'email address', 'e-mail address'],
  firstName: ['first name', 'firstname', 'first_name', 'given name', 'prenom', 'vorname', 'nome'],
  lastName: [
    'last name',
    'lastname',
    'last_name',
    'surname',
    'family name',
    'nom',
    'nom de famille',
    'nachname',
    'name',
    'cognome',
  ],
  role: ['role', 'rolle', 'function', 'fonction'],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'telefon', 'telefono'],
  birthDate: ['birth date', 'birthdate', 'birth_date', 'date of birth', 'date de naissance', 'geburtsdatum'],
  language: ['language', 'langue', 'sprache', 'lingua'],
  contracts: ['contracts', 'contract', 'contrats', 'contrat', 'vertrage', 'vertrag'],
};

/** What a column holds by its name, or null. Each field is proposed once. */
export function proposeFields(columns: readonly string[]): (ImportField | null)[] {
  const used = new Set<ImportField>();
  return columns.map((column) => {
    const name = searchForm(column);
    const found = peopleImportFields.find((field) => !used.has(field) && knownNames[field].includes(name));
    if (found) used.add(found);
    return found ?? null;
  });
}
