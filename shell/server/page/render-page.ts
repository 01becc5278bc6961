/** Decides whether a page is rendered on the server, and for whom: visitors, or the person of the request. */
import { choicesCookieName, consentCookieName } from '@park/domain';
import type { PageData } from '../../src/page-data/page-data';
import { hostCookieValue, pageTheme } from '../http/visitor';
import type { VisitorRegistry } from '../registry/visitor-snapshot';
import { sessionOf } from '../releases/person';
import { isFault, type Renderers } from '../rendering/renderers';
import type { MatchedRoute } from './match-route';
import { parseChoices } from './parse-choices';

export interface PageToRender {
  readonly request: { readonly cookie: string | undefined };
  readonly url: URL;
  /** Null for an address without a page. */
  readonly matched: MatchedRoute | null;
  /** The shell says in place of the page that its reader may not open it. */
  readonly isClosed?: boolean;
  readonly registry: VisitorRegistry;
  /** With the session of the person, where there is one. */
  readonly pageData: PageData;
  /** Called when the version of a remote could not render its page. */
  readonly onFault: (build: RenderedBuild) => void;
}

export interface RenderedBuild {
  readonly name: string;
  readonly version: string;
}

/** Parameters that change the page once the portal runs: a sign-in by a link (AMB-24), and versions by choice. */
const refusedParameters = ['token', 'override', 'preview'];

/** @returns the HTML of the first screen and the data that it was rendered from; null where the browser renders it */
export async function renderPage(
  renderers: Renderers,
  { request, url, matched, isClosed = false, registry, pageData, onFault }: PageToRender,
): Promise<{ html: string; data: PageData } | null> {
  const { cookie } = request;
  const isKnown = sessionOf(cookie) === null || pageData.session !== undefined;
  if (
    !isKnown ||
    !isRenderable(isClosed ? null : matched, url, registry) ||
    pageData.development ||
    pageData.developmentPanel
  )
    return null;
  const data: PageData = { ...pageData, choices: choicesOf(cookie), rendered: { at: Date.now() } };
  const consent = hostCookieValue(cookie, consentCookieName);
  const build = matched?.owner === 'remote' && !isClosed ? matched.remote.live : null;
  const rendering = await renderers.render(build, {
    page: data,
    address: url.pathname + url.search,
    theme: pageTheme(cookie),
    ...(consent === undefined ? {} : { consent: decoded(consent) }),
  });
  if (rendering.outcome === 'rendered') return { html: rendering.html, data };
  if (build && isFault(rendering.outcome)) onFault(build);
  return null;
}

/** Whether the server renders a page. Where there is none to open, the shell says so. */
export function isRenderable(matched: MatchedRoute | null, url: URL, { locals }: VisitorRegistry): boolean {
  if (refusedParameters.some((name) => url.searchParams.has(name))) return false;
  if (matched === null) return true;
  if (matched.owner === 'shell') return matched.serverRendered === true;
  const { live, name } = matched.remote;
  return !locals.some(({ remote }) => remote === name) && (live.server?.pages.includes(matched.route.page) ?? false);
}

const choicesOf = (cookie: string | undefined) =>
  parseChoices(decoded(hostCookieValue(cookie, choicesCookieName) ?? '{}'));

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
