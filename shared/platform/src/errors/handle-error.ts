import { LocalizedError } from './portal-errors';

type ErrorClass<E extends Error> = abstract new (...parameters: never[]) => E;
type ErrorPredicate = (error: unknown) => boolean;

/** Tells classes from predicates: both are functions, but only a class of errors has an Error as its prototype (AMB-52). */
function isErrorClass(matcher: ErrorClass<Error> | ErrorPredicate): matcher is ErrorClass<Error> {
  const prototype: unknown = matcher.prototype;
  return prototype === Error.prototype || prototype instanceof Error;
}

/**
 * Handles an error that matches a class or predicate (ERR-06 to ERR-08).
 * @returns the result of `handle`.
 * @throws the same error if it does not match.
 */
export function handleError<Result>(
  error: unknown,
  matcher: ErrorClass<Error> | ErrorPredicate,
  handle: (error: Error) => Result,
): Result {
  const matches = isErrorClass(matcher) ? error instanceof matcher : matcher(error);
  if (!matches) throw error;
  return handle(error instanceof Error ? error : new Error(String(error)));
}

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The text of an error on a screen: the translation of a localized error's key followed by ` ID: {id}`, or the message of
 * any other error (ERR-03, ERR-05, AMB-51).
 * @param translate `t` of `useTexts`, which looks in the remote's own texts first and then in the shell's.
 */
export function errorText(error: unknown, translate: Translate): string {
  if (error instanceof LocalizedError) return `${translate(error.key, error.values)} ID: ${error.id}`;
  return error instanceof Error ? error.message : String(error);
}
