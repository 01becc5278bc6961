/**
 * One remote from a local address, for one browser: a signed cookie, so that only this server can create it, bound to
 * the session that asked, so that the next person at the same browser does not inherit it.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { overrideHours } from '@park/domain';
import { z } from 'zod';
import type { LocalRelease } from '../registry/visitor-snapshot';

/** A developer's own machine and nothing else; the path is the folder of the build. */
const localAddress = /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}\/([\w.-]+\/)*$/;

export const OverrideSchema = z.object({
  remote: z.string().regex(/^mf-[a-z0-9-]+$/),
  address: z.string().regex(localAddress, 'is not an address such as http://localhost:5173/'),
});

const SealedSchema = OverrideSchema.extend({ until: z.number(), session: z.string() });

export interface OverrideSeal {
  seal(release: LocalRelease, session: string | null): string;
  /** Null for what this server has not sealed, what has run out, and what belongs to another session. */
  open(text: string | undefined, session: string | null): LocalRelease | null;
}

export function createOverrideSeal(key: string, now: () => number = Date.now): OverrideSeal {
  const secret = createHash('sha256').update(`override ${key}`).digest();
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest();
  const fingerprint = (session: string | null) =>
    session === null ? '' : createHash('sha256').update(session).digest('base64url').slice(0, 22);
  return {
    seal(release, session) {
      const sealed = { ...release, until: now() + overrideHours * 3_600_000, session: fingerprint(session) };
      const payload = Buffer.from(JSON.stringify(sealed)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    open(text, session) {
      const [payload = '', signature = ''] = (text ?? '').split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(payload);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const sealed = SealedSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
      if (!sealed.success || sealed.data.until < now() || sealed.data.session !== fingerprint(session)) return null;
      return { remote: sealed.data.remote, address: sealed.data.address };
    },
  };
}
