/** The two cookies of a session (AMB-28): `session` is the credential, `token` the marker that the page can read. */
import {
  dayMs,
  deviceCookieName,
  deviceDays,
  hostCookieName,
  secureSessionCookieName,
  sessionCookieName,
  tokenCookieName,
  tokenCookiePath,
  tokenLifetimesMs,
} from '@park/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../../core/configuration/configuration';

type CookieConfiguration = Pick<ApiConfiguration, 'parkOrigin' | 'cookieDomain'>;

export interface SessionCookies {
  secret: string;
  marker: string;
}

const isSecure = ({ parkOrigin }: CookieConfiguration) => parkOrigin.startsWith('https:');
const sessionName = (configuration: CookieConfiguration) =>
  isSecure(configuration) ? secureSessionCookieName : sessionCookieName;

/** Returns all values of a cookie: the same name can be set for a host and its parent domain (AMB-29). */
function cookieValues(request: FastifyRequest, name: string): string[] {
  return (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => readValue(pair.slice(name.length + 1)));
}

function readValue(text: string): string {
  try {
    return decodeURIComponent(text.replace(/^"(.*)"$/, '$1'));
  } catch {
    return text;
  }
}

/** Returns the session cookies of a request; null unless both are present. */
export function readSessionCookies(
  request: FastifyRequest,
  configuration: CookieConfiguration,
): { secret: string; markers: string[] } | null {
  const secret = cookieValues(request, sessionName(configuration))[0];
  const markers = cookieValues(request, tokenCookieName);
  return secret && markers.length > 0 ? { secret, markers } : null;
}

/** Returns the credential alone, to end a session whose marker the page has already removed. */
export const readSessionSecret = (request: FastifyRequest, configuration: CookieConfiguration): string | null =>
  cookieValues(request, sessionName(configuration))[0] ?? null;

/** Returns the browser's device secret; null if it is missing or malformed. */
export function readDeviceSecret(request: FastifyRequest, configuration: CookieConfiguration): string | null {
  const secret = cookieValues(request, hostCookieName(deviceCookieName, isSecure(configuration)))[0];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/**
 * Marks the browser as known to the account. The cookie survives signing out. It is sent to all paths, because a browser
 * without scripts signs in at the page's own address.
 */
export function setDeviceCookie(reply: FastifyReply, secret: string, configuration: CookieConfiguration): void {
  const secure = isSecure(configuration);
  reply.setCookie(hostCookieName(deviceCookieName, secure), secret, {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: true,
    maxAge: (deviceDays * dayMs) / 1000,
  });
}

const sharedOptions = (configuration: CookieConfiguration) =>
  ({
    path: tokenCookiePath,
    sameSite: 'lax',
    secure: isSecure(configuration),
    maxAge: tokenLifetimesMs.session / 1000,
  }) as const;

/** Replaces the credential of the browser's session; the marker stays. */
export function setSessionSecret(reply: FastifyReply, secret: string, configuration: CookieConfiguration): void {
  reply.setCookie(sessionName(configuration), secret, { ...sharedOptions(configuration), httpOnly: true });
}

/**
 * Sets both cookies of a session, for as long as a session lasts without use (AMB-28). `secret` is never logged or sent
 * in a body.
 */
export function setSessionCookies(
  reply: FastifyReply,
  { secret, marker }: SessionCookies,
  configuration: CookieConfiguration,
): void {
  setSessionSecret(reply, secret, configuration);
  // Remove the host-only cookie, which would otherwise remain next to the domain's.
  if (configuration.cookieDomain) reply.clearCookie(tokenCookieName, { path: tokenCookiePath });
  reply.setCookie(tokenCookieName, marker, { ...sharedOptions(configuration), ...domainOf(configuration) });
}

/**
 * Removes both cookies, the marker with and without its domain (AMB-29). The session itself goes on until its row is
 * deleted.
 */
export function clearSessionCookies(reply: FastifyReply, configuration: CookieConfiguration): void {
  reply.clearCookie(sessionName(configuration), {
    path: tokenCookiePath,
    httpOnly: true,
    secure: isSecure(configuration),
    sameSite: 'lax',
  });
  reply.clearCookie(tokenCookieName, { path: tokenCookiePath });
  if (configuration.cookieDomain)
    reply.clearCookie(tokenCookieName, { path: tokenCookiePath, ...domainOf(configuration) });
}

const domainOf = ({ cookieDomain }: CookieConfiguration) => (cookieDomain ? { domain: cookieDomain } : {});
