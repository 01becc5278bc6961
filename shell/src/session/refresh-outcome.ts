import { CallError } from '@park/platform';
import { isEntity } from './auth-state';

type Answer = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: unknown };

/** Includes 408 and 429, which are 4xx as well (AMB-35). */
function isRefusal(answer: Answer): boolean {
  if (answer.ok || !(answer.error instanceof CallError)) return false;
  const { status } = answer.error;
  return status !== undefined && status >= 400 && status < 500;
}

/**
 * Decides when both responses are complete: a refusal of either ends the session, two successes update it, anything
 * else is ignored.
 */
export function refreshOutcome(user: Answer, company: Answer): 'update' | 'logout' | 'ignore' {
  if (isRefusal(user) || isRefusal(company)) return 'logout';
  return user.ok && company.ok && isEntity(user.data) && isEntity(company.data) ? 'update' : 'ignore';
}
