/** The two cookies of a session (AMB-28): `session` is the credential, `token` the marker that the page can read. */
import {
  dayMs,
  deviceCookieName,
  deviceCookiePath,
  deviceDays,
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

/** Every value that a request has under a cookie's name: a host's and its parent's cookie can live side by side (AMB-29). */
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

/** What a request shows of a session; null unless both cookies are there. */
export function readSessionCookies(
  request: FastifyRequest,
  configuration: CookieConfiguration,
): { secret: string; markers: string[] } | null {
  const secret = cookieValues(request, sessionName(configuration))[0];
  const markers = cookieValues(request, tokenCookieName);
  return secret && markers.length > 0 ? { secret, markers } : null;
}

/** The credential alone, for ending a session whose marker the page has already removed. */
export const readSessionSecret = (request: FastifyRequest, configuration: CookieConfiguration): string | null =>
  cookieValues(request, sessionName(configuration))[0] ?? null;

/** The browser's device secret, null when it has none or one that cannot be ours. */
export function readDeviceSecret(request: FastifyRequest): string | null {
  const secret = cookieValues(request, deviceCookieName)[0];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** Marks the browser as one in which the account has signed in. It survives signing out. */
export function setDeviceCookie(reply: FastifyReply, secret: string, configuration: CookieConfiguration): void {
  reply.setCookie(deviceCookieName, secret, {
    path: deviceCookiePath,
    sameSite: 'lax',
    secure: isSecure(configuration),
    httpOnly: true,
    maxAge: (deviceDays * dayMs) / 1000,
  });
}

export function setSessionCookies(
  reply: FastifyReply,
  { secret, marker }: SessionCookies,
  configuration: CookieConfiguration,
): void {
  const shared = {
    path: tokenCookiePath,
    sameSite: 'lax',
    secure: isSecure(configuration),
    maxAge: tokenLifetimesMs.session / 1000,
  } as const;
  reply.setCookie(sessionName(configuration), secret, { ...shared, httpOnly: true });
  // Removal first: the cookie of the host alone would otherwise stay beside the one of the domain.
  if (configuration.cookieDomain) reply.clearCookie(tokenCookieName, { path: tokenCookiePath });
  reply.setCookie(tokenCookieName, marker, { ...shared, ...domainOf(configuration) });
}

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
