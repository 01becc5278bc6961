import { LocalizedError } from './portal-errors';

type ErrorClass<E extends Error> = abstract new (...parameters: never[]) => E;
type ErrorPredicate = (error: unknown) => boolean;

/** Classes and predicates are both functions; only a class has an Error behind its prototype (AMB-52). */
function isErrorClass(matcher: ErrorClass<Error> | ErrorPredicate): matcher is ErrorClass<Error> {
  const prototype: unknown = matcher.prototype;
  return prototype === Error.prototype || prototype instanceof Error;
}

/**
 * Runs `handle` when the error matches by class or predicate, and throws the same object again when it does not
 * (ERR-06…08).
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
 * What a person reads: the translation of a localized error's key with ` ID: {id}` behind it, the plain message of any
 * other error (ERR-03, ERR-05, AMB-51).
 */
export function errorText(error: unknown, translate: Translate): string {
  if (error instanceof LocalizedError) return `${translate(error.key, error.values)} ID: ${error.id}`;
  return error instanceof Error ? error.message : String(error);
}
