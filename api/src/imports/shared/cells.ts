/** Types of table cells: parsing and error messages. */
export class CellFault extends Error {}

export interface Cell<T> {
  /** For the documentation: "text", "yes or no". */
  kind: string;
  /** Text is trimmed and not empty. Throws a CellFault. */
  read(text: string): T;
}

const refuse = (message: string): never => {
  throw new CellFault(message);
};

const quoted = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;

const matching = (kind: string, pattern: RegExp, fault: string): Cell<string> => ({
  kind,
  read: (text) => (pattern.test(text) ? text : refuse(`${quoted(text)} ${fault}`)),
});

const withMaxLength = <T>(maxLength: number, { kind, read }: Cell<T>): Cell<T> => ({
  kind,
  read: (text) =>
    text.length <= maxLength ? read(text) : refuse(`has ${text.length} characters, at most ${maxLength} are allowed`),
});

const limited = (kind: string, maxLength: number): Cell<string> =>
  withMaxLength(maxLength, { kind, read: (text) => text });

/** `maxLength` counts UTF-16 units. */
export const shortText = (maxLength = 200): Cell<string> => limited(`text, at most ${maxLength} characters`, maxLength);
export const longText: Cell<string> = limited('text', 20_000);
export const html: Cell<string> = limited('HTML', 200_000);

/** Permanent key of a record, by which other files and later imports refer to it. */
export const key: Cell<string> = matching(
  'key',
  /^[\p{L}\p{N}][\p{L}\p{N}._@/+-]{0,119}$/u,
  'is not a key: letters, digits and . _ - @ + / only, at most 120',
);
export const code: Cell<string> = matching(
  'key in small letters',
  /^[a-z0-9][a-z0-9-]{0,59}$/,
  'is not a key of small letters, digits and hyphens',
);
export const email: Cell<string> = withMaxLength(
  254,
  matching('e-mail address', /^[^\s@,;<>"]+@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/u, 'is not an e-mail address'),
);
export const phone: Cell<string> = matching('phone number', /^\+?[\d ()/.-]{5,30}$/, 'is not a phone number');
export const fileName: Cell<string> = matching(
  'file name',
  /^[^/\\]{1,200}$/,
  'is not the name of a file; give it without a folder',
);
export const clockTime: Cell<string> = matching(
  'time HH:MM',
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
  'is not a time of the form 14:30',
);

export const webAddress: Cell<string> = withMaxLength(2_000, {
  kind: 'web address',
  // People leave the beginning out.
  read: (given) => {
    const text = /^www\.[^\s/]+\.\S+$/i.test(given) ? `https://${given}` : given;
    return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
      ? text
      : refuse(`${quoted(text)} is not a web address that begins with https:// or http://`);
  },
});

/** Whether the text is `YYYY-MM-DD` and the day exists: not 30 February. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

export const day: Cell<string> = {
  kind: 'day YYYY-MM-DD',
  read: (text) => (isDay(text) ? text : refuse(`${quoted(text)} is not a day of the form 2026-03-31`)),
};

export const momentPattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether the text is a day, or a day with a time and perhaps an offset, that exists (see `momentPattern`). */
export const isMoment = (text: string): boolean => {
  const found = momentPattern.exec(text);
  return found !== null && isDay(found[1] ?? '');
};

/** A day, a time of the park's clock, or a moment with its offset; becomes a Date once the zone is known. */
export const moment: Cell<string> = {
  kind: 'day or moment',
  read: (text) =>
    isMoment(text) ? text : refuse(`${quoted(text)} is neither a day (2026-03-31) nor a moment (2026-03-31T14:30)`),
};

export const yesNo: Cell<boolean> = {
  kind: 'yes or no',
  read: (text) => {
    const word = text.toLowerCase();
    if (['yes', 'true', '1', 'oui', 'ja'].includes(word)) return true;
    return ['no', 'false', '0', 'non', 'nein'].includes(word) ? false : refuse(`${quoted(text)} is neither yes nor no`);
  },
};

/** Both bounds are allowed. */
export const wholeNumber = (least: number, most: number): Cell<number> => ({
  kind: `whole number, ${least} to ${most}`,
  read: (text) => {
    const value = Number(text);
    return /^-?\d+$/.test(text) && value >= least && value <= most
      ? value
      : refuse(`${quoted(text)} is not a whole number from ${least} to ${most}`);
  },
});

/** Both bounds are allowed; the decimal sign is a point or a comma. */
export const decimal = (least: number, most: number): Cell<number> => ({
  kind: `number, ${least} to ${most}`,
  read: (text) => {
    const value = Number(text.replace(',', '.'));
    return /^-?\d+(?:[.,]\d+)?$/.test(text) && value >= least && value <= most
      ? value
      : refuse(`${quoted(text)} is not a number from ${least} to ${most}`);
  },
});

/** One of the words, in exactly this letter case. */
export const oneOf = <const T extends string>(...choices: readonly T[]): Cell<T> => ({
  kind: choices.map((choice) => `\`${choice}\``).join(', '),
  read: (text) =>
    choices.find((choice) => choice === text) ?? refuse(`${quoted(text)} is none of ${choices.join(', ')}`),
});

const corner: Cell<[number, number]> = {
  kind: 'corner',
  read: (text) => {
    const [latitude, longitude, ...rest] = text.split(/\s+/);
    if (longitude === undefined || rest.length > 0)
      refuse(`${quoted(text)} is not a latitude, a space and a longitude`);
    return [decimal(-90, 90).read(latitude ?? ''), decimal(-180, 180).read(longitude ?? '')];
  },
};

const maxValues = 200;

/** Values separated by `|`; each once. */
export const listOf = <T>(cell: Cell<T>): Cell<T[]> => ({
  kind: `${cell.kind}; several with \`|\` between`,
  read: (text) => {
    const values = text
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (values.length > maxValues) refuse(`has ${values.length} values, at most ${maxValues} are allowed`);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) refuse(`names ${quoted(twice)} twice`);
    return values.map((value) => cell.read(value));
  },
});

/** Corners of a ground plan, of which there are at least three. */
export const outline: Cell<[number, number][]> = {
  kind: 'corners: latitude and longitude with a space between; at least three with `|` between',
  read: (text) => {
    const corners = listOf(corner).read(text);
    return corners.length >= 3 ? corners : refuse(`has ${corners.length} corners, a ground plan has at least three`);
  },
};
