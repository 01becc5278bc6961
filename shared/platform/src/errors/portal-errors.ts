/**
 * The kinds of error of the portal (ERR-01…05). Classes carry a brand, so `instanceof` holds even if a remote brought
 * its own copy of this module (AMB-52).
 */
import { uniqueId } from './unique-id';

function brand(name: string): symbol {
  return Symbol.for(`park.error.${name}`);
}

function isBranded(value: unknown, mark: symbol): boolean {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[mark] === true;
}

const fatal = brand('fatal');
const unique = brand('unique');
const localized = brand('localized');
const recoverable = brand('recoverable');

/** The page cannot go on; its id stands in the log and on the crash page (ERR-01). */
export class FatalError extends Error {
  readonly id: string = uniqueId();
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FatalError';
    Object.defineProperty(this, fatal, { value: true });
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, fatal);
  }
}

/** An error that somebody can quote and somebody else can find (ERR-02, ENT-21). */
export class UniqueError extends Error {
  readonly id: string;
  constructor(message: string, options?: ErrorOptions & { id?: string | undefined }) {
    super(message, options);
    this.id = options?.id ?? uniqueId();
    this.name = 'UniqueError';
    Object.defineProperty(this, unique, { value: true });
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, unique);
  }
}

/** An error whose text is looked up by key in the reader's language (ERR-03). */
export class LocalizedError extends UniqueError {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  constructor(
    key: string,
    options?: ErrorOptions & {
      id?: string | undefined;
      values?: Readonly<Record<string, string | number>> | undefined;
    },
  ) {
    super(key, options);
    this.key = key;
    this.values = options?.values ?? {};
    this.name = 'LocalizedError';
    Object.defineProperty(this, localized, { value: true });
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, localized);
  }
}

/** Something went wrong that trying again may mend (ERR-04). */
export class RecoverableError extends LocalizedError {
  constructor(options?: ErrorOptions & { id?: string }) {
    super('errors.recoverable', options);
    this.name = 'RecoverableError';
    Object.defineProperty(this, recoverable, { value: true });
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, recoverable);
  }
}
