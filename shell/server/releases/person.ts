/**
 * Who asks for a page, as far as releases go: the role, and whether they may redeploy. The api says it for the cookies of
 * the request; nothing that the browser claims counts.
 */
import { createHash } from 'node:crypto';
import { hasAdminFlag, isRoleId, secureSessionCookieName, sessionCookieName, type RoleId } from '@park/domain';
import { z } from 'zod';
import { cookieValue } from '../http/visitor';

export interface Person {
  /** The same at every sign-in; null for nobody. */
  readonly id: string | null;
  readonly role: RoleId | null;
  readonly mayRedeploy: boolean;
}

export interface PersonSource {
  /** Nobody for those who are not signed in, and while the api cannot be asked. */
  of(cookie: string | undefined, requestId: string): Promise<Person>;
  /** Who it is, without what may change: asked once in a while, not with every report. Null for nobody. */
  idOf(cookie: string | undefined, requestId: string): Promise<string | null>;
}

export const nobody: Person = { id: null, role: null, mayRedeploy: false };

const UserSchema = z.looseObject({
  hashedId: z.string(),
  role: z.number().nullable(),
  adminPermissions: z.array(z.string()).optional(),
});
/** Milliseconds that an answer is used again: an open tab asks often, a role changes rarely. */
const keptFor = 5_000;
/** A session is somebody's as long as it lives. */
const idKeptFor = 600_000;
const mostKept = 5_000;

/** The session of a request; null for visitors. */
export const sessionOf = (cookie: string | undefined): string | null =>
  cookieValue(cookie, secureSessionCookieName) ?? cookieValue(cookie, sessionCookieName) ?? null;

export function createPersonSource(options: {
  readonly apiOrigin: string;
  /** Milliseconds. */ readonly timeout: number;
  readonly now?: () => number;
}): PersonSource {
  const { now = Date.now } = options;
  const kept = new Map<string, { readonly until: number; readonly person: Promise<Person> }>();
  const ids = new Map<string, { readonly until: number; readonly id: string }>();
  const keyOf = (session: string) => createHash('sha256').update(session).digest('base64');
  const ask = async (cookie: string, requestId: string): Promise<Person> => {
    const response = await fetch(`${options.apiOrigin}/api/users/user`, {
      signal: AbortSignal.timeout(options.timeout),
      headers: { accept: 'application/json', cookie, 'x-request-id': requestId },
    });
    if (!response.ok) return nobody;
    const user = UserSchema.parse(await response.json());
    return {
      id: user.hashedId,
      role: isRoleId(user.role) ? user.role : null,
      mayRedeploy: hasAdminFlag(user, 'CAN_REDEPLOY_WEBSITE'),
    };
  };
  const of = async (cookie: string | undefined, requestId: string): Promise<Person> => {
    const session = sessionOf(cookie);
    if (!session || !cookie) return nobody;
    const key = keyOf(session);
    const found = kept.get(key);
    if (found && found.until > now()) return found.person;
    if (kept.size >= mostKept) kept.clear();
    const person = ask(cookie, requestId).catch(() => nobody);
    kept.set(key, { until: now() + keptFor, person });
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
      if (ids.size >= mostKept) ids.clear();
      ids.set(key, { until: now() + idKeptFor, id });
      return id;
    },
  };
}
