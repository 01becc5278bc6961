/**
 * Remotes from addresses of their developers, for one browser: a signed cookie, so that only this server can create it,
 * bound to the session that asked, so that the next person at the same browser does not inherit it.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs, minuteMs, overrideHours } from '@park/domain';
import { z } from 'zod';
import type { LocalRelease } from '../registry/visitor-snapshot';

/** A developer's own machine; the path is the folder of the build. */
const localAddress = /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}\/([\w.-]+\/)*$/;
const folderPath = /^\/([\w.-]+\/)*$/;

/** How many remotes one browser may replace. */
const maxOverrides = 10;
/** How long a link of the command line can be opened. */
const linkMinutes = 10;

const RemoteName = z.string().regex(/^mf-[a-z0-9-]+$/);

/** An override to an address of the own machine, the only kind that a link of a deploy token may start. */
export const LocalOverride = z.object({
  remote: RemoteName,
  address: z.string().regex(localAddress, 'is not an address such as http://localhost:5173/'),
});

/** @param origins that the operator allows besides the own machine */
export const overrideSchema = (origins: readonly string[]) =>
  z.object({
    remote: RemoteName,
    address: z
      .string()
      .refine(
        (text) => localAddress.test(text) || isBelow(text, origins),
        `is not an address such as ${['http://localhost:5173', ...origins].map((origin) => `${origin}/`).join(' or ')}`,
      ),
  });

function isBelow(text: string, origins: readonly string[]): boolean {
  const origin = origins.find((each) => text.startsWith(`${each}/`));
  return origin !== undefined && folderPath.test(text.slice(origin.length));
}

const Release = z.object({ remote: z.string(), address: z.string() });
const SealedCookie = z.object({ releases: z.array(Release), until: z.number(), session: z.string() });
const SealedLink = z.object({ release: Release, linkUntil: z.number() });

export interface OverrideSeal {
  seal(releases: readonly LocalRelease[], session: string | null): string;
  /** Empty for what this server has not sealed, what has run out, and what belongs to another session. */
  open(text: string | undefined, session: string | null): readonly LocalRelease[];
  /** A short-lived text that starts one override in the browser that opens it. */
  sealLink(release: LocalRelease): { readonly link: string; readonly expiresAt: string };
  /** Null for what this server has not sealed, and what has run out. */
  openLink(text: string | null): LocalRelease | null;
}

/** The releases with one more; a remote has one address. */
export const withOverride = (releases: readonly LocalRelease[], added: LocalRelease): readonly LocalRelease[] =>
  [...releases.filter(({ remote }) => remote !== added.remote), added].slice(-maxOverrides);

export function createOverrideSeal(key: string, now: () => number = Date.now): OverrideSeal {
  const secret = createHash('sha256').update(`override ${key}`).digest();
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest();
  const fingerprint = (session: string | null) =>
    session === null ? '' : createHash('sha256').update(session).digest('base64url').slice(0, 22);
  const sealed = (value: object) => {
    const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${payload}.${sign(payload).toString('base64url')}`;
  };
  const opened = (text: string): unknown => {
    const [payload = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign(payload);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  };
  return {
    seal: (releases, session) =>
      sealed({ releases, until: now() + overrideHours * hourMs, session: fingerprint(session) }),
    open(text, session) {
      const found = SealedCookie.safeParse(opened(text ?? ''));
      if (!found.success || found.data.until < now() || found.data.session !== fingerprint(session)) return [];
      return found.data.releases;
    },
    sealLink(release) {
      const linkUntil = now() + linkMinutes * minuteMs;
      return { link: sealed({ release, linkUntil }), expiresAt: new Date(linkUntil).toISOString() };
    },
    openLink(text) {
      const found = SealedLink.safeParse(opened(text ?? ''));
      return found.success && found.data.linkUntil >= now() ? found.data.release : null;
    },
  };
}
