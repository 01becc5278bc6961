/**
 * The portal's error classes (ERR-01 to ERR-05). They are recognised by a brand, so that `instanceof` works even if a
 * remote contains its own copy of this module (AMB-52).
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

/** The page cannot continue; the id is in the log and on the crash page (ERR-01). */
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

/** An error with an id that a person can quote and an operator can find (ERR-02, ENT-21). */
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

/** An error after which trying again may help (ERR-04). */
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
