/** Parsers for values of query strings and paths. Each accepts the parsed type as well. */
import * as z from 'zod/mini';
import { text } from './fields';
import { maxSearchTextLength } from './search-limits';

interface Bounds {
  minimum?: number;
  maximum?: number;
}

/** `12` → 12 */
export const wholeNumber = ({ minimum, maximum }: Bounds = {}) =>
  z.pipe(
    z.transform((value: number | string) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : (value as number),
    ),
    z
      .int()
      .check(
        z.minimum(minimum ?? Number.MIN_SAFE_INTEGER, 'errors.field.tooSmall'),
        z.maximum(maximum ?? Number.MAX_SAFE_INTEGER, 'errors.field.tooLarge'),
      ),
  );

/** `true`, `false`, `1`, `0` → boolean */
export const yesNo = () =>
  z.pipe(
    z.transform((value: boolean | 'true' | 'false' | '1' | '0') => {
      if (value === 'true' || value === '1') return true;
      return value === 'false' || value === '0' ? false : (value as boolean);
    }),
    z.boolean(),
  );

/** `a,b` → ['a', 'b']; blanks around and empty parts are dropped. */
export const commaList = <T extends z.core.$ZodType<unknown, string>>(item: T, maximum = 50) =>
  z.pipe(
    z.transform((value: string | readonly string[]) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== '')
        : (value as string[]),
    ),
    z.array(item).check(z.maxLength(maximum, 'errors.field.tooMany')),
  );

/** Text to search for, at most 200 characters. */
export const searchText = () => text(maxSearchTextLength);

/** An id in a path: printable, without slash and space. The handler decides what it means. */
export const pathId = () => z.string().check(z.regex(/^[\w.~:-]{1,100}$/, 'errors.field.invalid'));

/** The path of calls about one record. */
export const recordPath = z.object({ id: pathId() });

/**
 * ISO 8601 instant with an offset or Z, such as `2026-03-01T08:30:00.000Z`. For responses; requests use `instantInput`.
 */
export const instant = () => z.iso.datetime({ offset: true, error: 'errors.field.date' });

/** A calendar day without time: `2026-03-01`. For responses; requests use `calendarDayInput`. */
export const calendarDay = () => z.iso.date('errors.field.date');

/** First and last year that requests may contain. Dates far outside make loops over days and months endless. */
export const dateInputYears = { first: 2000, last: 2100 } as const;

const withinDateInputYears = () =>
  z.refine<string>((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= dateInputYears.first && year <= dateInputYears.last;
  }, 'errors.field.dateRange');

/** An instant in a request; `errors.field.dateRange` outside of `dateInputYears`. */
export const instantInput = () => instant().check(withinDateInputYears());

/** A day in a request; `errors.field.dateRange` outside of `dateInputYears`. */
export const calendarDayInput = () => calendarDay().check(withinDateInputYears());

/** First year of a birth that a request may contain. */
const firstBirthYear = 1900;

/** A day of birth in a request; `errors.field.dateRange` before 1900 and after `dateInputYears`. */
export const birthDayInput = () =>
  calendarDay().check(
    z.refine<string>((text) => {
      const year = new Date(text).getUTCFullYear();
      return year >= firstBirthYear && year <= dateInputYears.last;
    }, 'errors.field.dateRange'),
  );

/** A day or an instant, for intervals of either. */
export const dayOrInstantInput = () =>
  z.union([calendarDay(), instant()], 'errors.field.date').check(withinDateInputYears());

/**
 * `queryFilters`: a comma-separated list of `field:value`. Values of one field are alternatives; different fields must
 * all match. A comma in a value is written `%2C`. Unknown fields are rejected.
 */
export const queryFilters = <const F extends string>(fields: readonly F[]) =>
  z.pipe(
    z.transform((value: string, context): Record<string, string[]> => {
      const filters: Record<string, string[]> = {};
      const parts = typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : [''];
      for (const part of parts) {
        const colon = part.indexOf(':');
        const field = fields.find((name) => name === part.slice(0, colon).trim());
        const wanted = readFilterValue(part.slice(colon + 1).trim());
        if (colon < 1 || field === undefined || wanted === null) {
          context.issues.push({ code: 'custom', message: 'errors.field.invalid', input: value });
          return filters;
        }
        (filters[field] ??= []).push(wanted);
      }
      return filters;
    }),
    z.custom<Partial<Record<F, string[]>>, Record<string, string[]>>(() => true),
  );

function readFilterValue(text: string): string | null {
  if (text === '') return null;
  try {
    const value = decodeURIComponent(text);
    // PostgreSQL cannot store this character in a text.
    return value.includes('\0') ? null : value;
  } catch {
    return null;
  }
}
