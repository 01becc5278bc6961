/** What a log may hold of a failure: facts that help to find it, and no value that somebody gave or stored. */
import { maskSecrets } from './mask-secrets';

export interface LoggableError {
  type: string;
  message: string;
  /** Of the system, the framework or the database (SQLSTATE). */
  code?: string | number;
  statusCode?: number;
  /** The query that failed, without the values it was given. */
  query?: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** The lines of the call stack alone. */
  stack?: string;
  cause?: LoggableError;
}

interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly severity?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
  readonly column?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

const maxCauses = 4;
const maxQuery = 2_000;

const isSqlState = (code: unknown): boolean => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

/** A query builder's failure: its message repeats the query with all values. */
const isFailedQuery = ({ query, params }: Failure): boolean => typeof query === 'string' && params !== undefined;

/** A database's failure: what follows a colon or a quotation mark can be a value of the row. */
const isFromDatabase = ({ code, severity }: Failure): boolean => isSqlState(code) && severity !== undefined;

function messageOf(failure: Failure): string {
  if (isFailedQuery(failure)) return 'Failed query';
  const message = String(failure.message ?? '');
  if (isFromDatabase(failure)) return message.split(/[:"'(\n]/, 1)[0]?.trim() ?? '';
  return maskSecrets(message);
}

/** A query with its values in place of parameters would hold them as literals. */
const withoutLiterals = (query: string): string => query.replace(/'(?:[^']|'')*'/g, "'…'").slice(0, maxQuery);

/** The message, which the stack begins with, can hold lines that look like frames. */
function framesOf({ stack, message }: Failure): string {
  const whole = String(stack ?? '');
  const start = typeof message === 'string' && message !== '' ? whole.indexOf(message) : -1;
  return (start < 0 ? whole : whole.slice(start + String(message).length))
    .split('\n')
    .filter((line) => /^\s+at \S/.test(line))
    .join('\n');
}

const named = (name: 'constraint' | 'table' | 'column', value: unknown) =>
  typeof value === 'string' && /^\w{1,100}$/.test(value) ? { [name]: value } : {};

/** Reads any thrown value; never throws itself. Fields that are not listed here never reach the log. */
export function loggableError(error: unknown, causes = maxCauses): LoggableError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: maskSecrets(String(error)) };
  const failure: Failure = error;
  const { name, code, statusCode, cause } = failure;
  const frames = framesOf(failure);
  return {
    type: maskSecrets(typeof name === 'string' && name !== 'Error' ? name : error.constructor?.name || 'Error'),
    message: messageOf(failure),
    ...(typeof code === 'number' ? { code } : typeof code === 'string' ? { code: maskSecrets(code) } : {}),
    ...(typeof statusCode === 'number' ? { statusCode } : {}),
    ...(isFailedQuery(failure) ? { query: withoutLiterals(String(failure.query)) } : {}),
    ...named('constraint', failure.constraint),
    ...named('table', failure.table),
    ...named('column', failure.column),
    ...(frames ? { stack: frames } : {}),
    ...(cause !== undefined && cause !== null && causes > 0 ? { cause: loggableError(cause, causes - 1) } : {}),
  };
}

/**
 * Arguments of a log call with every text masked. A logger uses the message of an error that is the only argument as the text of
 * the line.
 */
export function loggableArguments(given: readonly unknown[]): unknown[] {
  const [first] = given;
  const whole = first instanceof Error && given.length === 1 ? [first, loggableError(first).message] : given;
  return whole.map((part) => (typeof part === 'string' ? maskSecrets(part) : part));
}
