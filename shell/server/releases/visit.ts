/** From a request to the registry as its visitor has it: canaries by share and role, a preview, a local address. */
import { randomInt } from 'node:crypto';
import { overrideCookieName, previewCookieName, visitorCookieName, visitorDays } from '@park/domain';
import { boundCookieValue, hostCookieValue } from '../http/visitor';
import type { Registry } from '../registry/registry';
import { canariesOf, runsByRole, runsByShare, visitorNumbers } from '../registry/visitor-releases';
import { visitorRegistry, type VisitorRegistry } from '../registry/visitor-snapshot';
import type { OverrideSeal } from './override';
import { sessionOf, type PersonSource } from './person';
import type { PreviewSource } from './previews';
import { setCookie } from './set-cookie';

export interface VisitRequest {
  readonly cookie: string | undefined;
  readonly requestId: string;
  readonly isSecure: boolean;
}

export interface Visit {
  readonly registry: VisitorRegistry;
  /** Values of `set-cookie`. */
  readonly cookies: readonly string[];
}

export interface VisitServices {
  readonly registry: () => Registry;
  readonly people: PersonSource;
  readonly previews: PreviewSource;
  /** Null where overrides are off. */
  readonly overrides: OverrideSeal | null;
  /** While developing: the registry with what somebody asked to go wrong. */
  readonly withFaults?: (registry: Registry, cookie: string | undefined) => Registry;
}

/** @param mayNumber false where the answer is not a page: a visitor without a number then gets what is live */
export async function visitOf(request: VisitRequest, services: VisitServices, mayNumber: boolean): Promise<Visit> {
  const { cookie } = request;
  const registry = services.withFaults?.(services.registry(), cookie) ?? services.registry();
  const isTriedByShare = runsByShare(registry);
  const given = isTriedByShare ? numberIn(cookie) : null;
  const isNew = isTriedByShare && given === null && mayNumber;
  const number = isNew ? randomInt(visitorNumbers) : given;
  const [person, preview] = await Promise.all([
    runsByRole(registry) ? services.people.of(cookie, request.requestId) : null,
    services.previews.of(boundCookieValue(cookie, previewCookieName, request.isSecure)),
  ]);
  const locals =
    services.overrides?.open(boundCookieValue(cookie, overrideCookieName, request.isSecure), sessionOf(cookie)) ?? [];
  return {
    registry: visitorRegistry(registry, {
      canaries: canariesOf(registry, { number, role: person?.role ?? null }),
      preview,
      locals,
    }),
    cookies: isNew ? [setCookie(visitorCookieName, String(number), visitorDays * 86_400, request.isSecure)] : [],
  };
}

function numberIn(cookie: string | undefined): number | null {
  const text = hostCookieValue(cookie, visitorCookieName);
  return text && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
