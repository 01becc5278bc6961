/**
 * Who asks for a page, as far as releases go: the role, and whether they may redeploy. The api says it for the cookies of
 * the request; nothing that the browser claims counts.
 */
import { createHash } from 'node:crypto';
import { hasAdminFlag, isRoleId, secureSessionCookieName, sessionCookieName, type RoleId } from '@park/domain';
import { z } from 'zod';
import { cookieValue } from '../page/visitor';

export interface Person {
  readonly role: RoleId | null;
  readonly mayRedeploy: boolean;
}

export interface PersonSource {
  /** Nobody for those who are not signed in, and while the api cannot be asked. */
  of(cookie: string | undefined, requestId: string): Promise<Person>;
}

export const nobody: Person = { role: null, mayRedeploy: false };

const UserSchema = z.looseObject({ role: z.number().nullable(), adminPermissions: z.array(z.string()).optional() });
/** Milliseconds that an answer is used again: an open tab asks often, a role changes rarely. */
const keptFor = 5_000;
const mostKept = 5_000;

/** The session of a request; null for visitors. */
export const sessionOf = (cookie: string | undefined): string | null => cookieValue(cookie, secureSessionCookieName) ?? cookieValue(cookie, sessionCookieName) ?? null;

export function createPersonSource(options: { readonly apiOrigin: string; /** Milliseconds. */ readonly timeout: number; readonly now?: () => number }): PersonSource {
  const { now = Date.now } = options;
  const kept = new Map<string, { readonly until: number; readonly person: Promise<Person> }>();
  const ask = async (cookie: string, requestId: string): Promise<Person> => {
    const response = await fetch(`${options.apiOrigin}/api/users/user`, { signal: AbortSignal.timeout(options.timeout), headers: { accept: 'application/json', cookie, 'x-request-id': requestId } });
    if (!response.ok) return nobody;
    const user = UserSchema.parse(await response.json());
    return { role: isRoleId(user.role) ? user.role : null, mayRedeploy: hasAdminFlag(user, 'CAN_REDEPLOY_WEBSITE') };
  };
  return {
    async of(cookie, requestId) {
      const session = sessionOf(cookie);
      if (!session || !cookie) return nobody;
      const key = createHash('sha256').update(session).digest('base64');
      const found = kept.get(key);
      if (found && found.until > now()) return found.person;
      if (kept.size >= mostKept) kept.clear();
      const person = ask(cookie, requestId).catch(() => nobody);
      kept.set(key, { until: now() + keptFor, person });
      return person;
    },
  };
}
