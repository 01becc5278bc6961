/** Classifies failed queries, regardless of the driver. */

interface DriverError {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** The error and what caused it, outermost first: the query builder wraps the driver's error. */
function* causes(error: unknown): Generator<DriverError> {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth += 1) {
    yield current as DriverError;
    current = (current as DriverError).cause;
  }
}

/** SQLSTATE of the failure, or null if the database did not report one. */
export function databaseErrorCode(error: unknown): string | null {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/**
 * Name of the unique, exclusion, check or foreign key constraint that rejected a write; null for any other failure. Use
 * it to map constraint violations to errors of the api.
 */
export function violatedConstraint(error: unknown): string | null {
  for (const { code, constraint } of causes(error)) {
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint;
  }
  return null;
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
// Shut down, crashed, starting, too many connections.
const absenceCodes = /^(08\w{3}|57P0[1-5]|53300)$/;
const absenceMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is clos/i;

/** Whether the database is unavailable at the moment, so that a retry makes sense. */
export function isDatabaseAbsent(error: unknown): boolean {
  for (const { code, message } of causes(error)) {
    if (typeof code === 'string' && (networkCodes.has(code) || absenceCodes.test(code))) return true;
    if (typeof message === 'string' && absenceMessages.test(message)) return true;
  }
  return false;
}

/** Whether the database caused the failure: it is absent, or it reported an error. */
export const isDatabaseFailure = (error: unknown): boolean =>
  databaseErrorCode(error) !== null || isDatabaseAbsent(error);

/** Whether the database rejected a text that it cannot store, such as one with a NUL character. */
export function isUnstorableText(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '22021' || code === '22P05';
}

/** Whether transactions conflicted (serialization failure or deadlock), so that the work can be repeated. */
export function isTransactionClash(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '40001' || code === '40P01';
}
