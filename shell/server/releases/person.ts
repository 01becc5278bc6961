/**
 * Role of the visitor, and what they may do besides. The api answers it for the cookies of the request; nothing else that
 * the browser sends is trusted.
 */
import { createHash } from 'node:crypto';
import { hasAdminFlag, isRoleId, secureSessionCookieName, sessionCookieName, type RoleId } from '@park/domain';
import { z } from 'zod';
import { cookieValue } from '../http/visitor';

export interface Person {
  /** The same at every sign-in; null for visitors. */
  readonly id: string | null;
  readonly role: RoleId | null;
  /** Undefined where the role alone decides (MISS-11). */
  readonly adminPermissions?: readonly string[] | undefined;
  readonly mayRedeploy: boolean;
}

export interface PersonSource {
  /** `nobody` for visitors, and while the api does not answer. */
  of(cookie: string | undefined, requestId: string): Promise<Person>;
  /** The person's id only, which is cached for longer than the role. Null for visitors. */
  idOf(cookie: string | undefined, requestId: string): Promise<string | null>;
}

export const nobody: Person = { id: null, role: null, mayRedeploy: false };

const UserSchema = z.looseObject({
  hashedId: z.string(),
  role: z.number().nullable(),
  adminPermissions: z.array(z.string()).optional(),
});
/** How long an answer is reused: open tabs ask often, roles change rarely. */
const reuseMs = 5_000;
/** A session never changes its person. */
const idReuseMs = 600_000;
const maxKept = 5_000;

/** The session of a request; null for visitors. */
export const sessionOf = (cookie: string | undefined): string | null =>
  cookieValue(cookie, secureSessionCookieName) ?? cookieValue(cookie, sessionCookieName) ?? null;

export function createPersonSource(options: {
  readonly apiOrigin: string;
  /** Milliseconds. */ readonly timeoutMs: number;
  readonly now?: () => number;
}): PersonSource {
  const { now = Date.now } = options;
  const kept = new Map<string, { readonly until: number; readonly person: Promise<Person> }>();
  const ids = new Map<string, { readonly until: number; readonly id: string }>();
  const keyOf = (session: string) => createHash('sha256').update(session).digest('base64');
  const ask = async (cookie: string, requestId: string): Promise<Person> => {
    const response = await fetch(`${options.apiOrigin}/api/users/user`, {
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
      headers: { accept: 'application/json', cookie, 'x-request-id': requestId },
    });
    if (!response.ok) return nobody;
    const user = UserSchema.parse(await response.json());
    return {
      id: user.hashedId,
      role: isRoleId(user.role) ? user.role : null,
      adminPermissions: user.adminPermissions,
      mayRedeploy: hasAdminFlag(user, 'CAN_REDEPLOY_WEBSITE'),
    };
  };
  const of = async (cookie: string | undefined, requestId: string): Promise<Person> => {
    const session = sessionOf(cookie);
    if (!session || !cookie) return nobody;
    const key = keyOf(session);
    const found = kept.get(key);
    if (found && found.until > now()) return found.person;
    if (kept.size >= maxKept) kept.clear();
    const person = ask(cookie, requestId).catch(() => nobody);
    kept.set(key, { until: now() + reuseMs, person });
    return person;
  };
  return {
    of,
    async idOf(cookie, requestId) {
      const session = sessionOf(cookie);
      if (!session) return null;
      const key = keyOf(session);
      const found = ids.get(key);
      if (found && found.until > now()) return found.id;
      const { id } = await of(cookie, requestId);
      if (id === null) return null;
      if (ids.size >= maxKept) ids.clear();
      ids.set(key, { until: now() + idReuseMs, id });
      return id;
    },
  };
}
