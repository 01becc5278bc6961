/** The values of a row of people; formulas are refused, never evaluated. */
import { Contract, isCalendarDay, isOldEnough, Role, type ContractName, type RoleName } from '@park/domain';
import { unescapeFormula } from '../../core/csv/formula-guard';
import { contractLabels, roleLabels } from '../../features/catalogs';
import type { ImportField } from './people-table';
import { searchForm } from './search-form';

export interface RowError {
  field: ImportField | null;
  value: string;
  key: string;
  otherRow?: number;
}

/** Empty cells are undefined: they change nothing. */
export interface PersonCells {
  email: string;
  firstName: string | undefined;
  lastName: string | undefined;
  role: number | undefined;
  phone: string | undefined;
  birthDate: string | undefined;
  language: 'en' | 'fr' | undefined;
  contracts: number[] | undefined;
}

class CellError extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

const shorter = (maxLength: number) => (text: string) => {
  if (text.length > maxLength) throw new CellError('errors.field.tooLong');
  return text;
};

const matching = (pattern: RegExp, key: string) => (text: string) => {
  if (!pattern.test(text)) throw new CellError(key);
  return text;
};

function namesOf<Name extends string>(
  ids: Readonly<Record<Name, number>>,
  labels: Readonly<Record<Name, Record<'en' | 'fr', string>>>,
): ReadonlyMap<string, number> {
  return new Map(
    (Object.keys(ids) as Name[]).flatMap((name) =>
      [String(ids[name]), name, labels[name].en, labels[name].fr].map((text) => [searchForm(text), ids[name]] as const),
    ),
  );
}

const roles = namesOf<RoleName>(Role, roleLabels);
const contracts = namesOf<ContractName>(Contract, contractLabels);

const oneOf = (known: ReadonlyMap<string, number>) => (text: string) => {
  const found = known.get(searchForm(text));
  if (found === undefined) throw new CellError('errors.field.choice');
  return found;
};

/** `1990-12-31` and, as office programs of the region write it, `31.12.1990`. */
function toDay(text: string): string {
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  const day = local ? `${local[3]}-${local[2]?.padStart(2, '0')}-${local[1]?.padStart(2, '0')}` : text;
  if (!isCalendarDay(day)) throw new CellError('errors.field.date');
  return day;
}

const toLanguage = (text: string): 'en' | 'fr' => {
  const name = searchForm(text);
  if (/^(fr|francais|french|franzosisch)$/.test(name)) return 'fr';
  if (/^(en|anglais|english|englisch)$/.test(name)) return 'en';
  throw new CellError('errors.field.choice');
};

/** Reads the cells of a row by field; what is wrong is added to `errors`. */
export function readCells(
  cells: ReadonlyMap<ImportField, string>,
  { today, errors }: { today: string; errors: RowError[] },
): PersonCells {
  const read = <T>(field: ImportField, parse: (text: string) => T): T | undefined => {
    const given = cells.get(field) ?? '';
    if (given === '') return undefined;
    try {
      return parse(withoutFormula(field, given));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push({ field, value: given.slice(0, 200), key: error.key });
      return undefined;
    }
  };
  const name = shorter(100);
  return {
    email:
      read('email', (text) => matching(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'errors.field.email')(shorter(254)(text))) ?? '',
    firstName: read('firstName', name),
    lastName: read('lastName', name),
    role: read('role', oneOf(roles)),
    phone: read('phone', (text) => matching(/^\+?[\d ()/.-]{5,40}$/, 'errors.field.invalid')(text)),
    birthDate: read('birthDate', (text) => {
      const day = toDay(text);
      if (!isOldEnough(day, today)) throw new CellError('errors.people.tooYoung');
      return day;
    }),
    language: read('language', toLanguage),
    contracts: read('contracts', (text) =>
      text
        .split(/[|,;]/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map(oneOf(contracts)),
    ),
  };
}

/** Phone numbers begin with a plus sign; everything else that a spreadsheet would evaluate is refused. */
function withoutFormula(field: ImportField, text: string): string {
  const plain = unescapeFormula(text);
  if (/^[=@\t\r＝＠]/u.test(plain) || (field !== 'phone' && /^[+\-＋－]/u.test(plain)))
    throw new CellError('errors.import.formula');
  return plain;
}
