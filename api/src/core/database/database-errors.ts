/** What a failed query means, whichever driver reports it. */

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

/** SQLSTATE of the failure, or null when the database did not give one. */
export function databaseErrorCode(error: unknown): string | null {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/**
 * Name of the unique, exclusion, check or foreign key constraint that refused a write, or null when the failure is
 * another one. Use it to turn the database's last word into a refusal of one's own.
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

/** Whether the failure says that there is no database at the moment, so that trying again later makes sense. */
export function isDatabaseAbsent(error: unknown): boolean {
  for (const { code, message } of causes(error)) {
    if (typeof code === 'string' && (networkCodes.has(code) || absenceCodes.test(code))) return true;
    if (typeof message === 'string' && absenceMessages.test(message)) return true;
  }
  return false;
}

/** Whether a text was refused that no text of the database can be, such as one with a NUL. */
export function isUnstorableText(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '22021' || code === '22P05';
}

/** Whether two transactions got in each other's way and the same work may simply be done again. */
export function isTransactionClash(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '40001' || code === '40P01';
}
