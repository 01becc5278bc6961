/** What became of a form of the login page that the browser sent by itself, because no script did: `/login?problem=…`. */
export const problemParameter = 'problem';
/** The link for a new password was asked for. */
export const sentParameter = 'sent';

const problemKeys = {
  credentials: 'errors.auth.invalidCredentials',
  attempts: 'errors.auth.tooManyAttempts',
  incomplete: 'errors.auth.loginIncomplete',
  origin: 'errors.auth.foreignOrigin',
  unavailable: 'errors.unavailable',
} as const;

export type ProblemCode = keyof typeof problemKeys;

/** @param key of the api's refusal */
export const problemCodeOf = (key: unknown): ProblemCode =>
  (Object.keys(problemKeys) as ProblemCode[]).find((code) => problemKeys[code] === key) ??
  (key === 'errors.validation' ? 'incomplete' : 'unavailable');

/** The problem that the address names; undefined without one, and for anything that the portal does not know. */
export function problemOf(parameters: URLSearchParams): { readonly key: string } | undefined {
  const code = parameters.get(problemParameter) ?? '';
  return Object.hasOwn(problemKeys, code) ? { key: problemKeys[code as ProblemCode] } : undefined;
}
