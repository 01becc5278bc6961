/**
 * The portal's services on the server: the same as in the browser where they decide what is rendered, silent elsewhere.
 */
import type { RemoteModule } from '@park/platform';
import {
  createClient,
  createQueryCache,
  createTextStore,
  type BrowserHistory,
  type PlatformServices,
} from '@park/platform/host';
import { createAccessStore } from '../access/access-store';
import type { Portal } from '../app/portal';
import { createConsentCookie } from '../consent/consent-cookie';
import { createConsentStore } from '../consent/consent-store';
import type { BrowserCookies } from '../cookies/browser-cookies';
import { createPageLoader } from '../federation/page-loader';
import { createShellTexts } from '../i18n/shell-texts';
import { createHangMarker } from '../isolation/hang-marker';
import { createPortalHistory } from '../navigation/portal-history';
import { createUnsavedStore } from '../navigation/unsaved-store';
import { createRegistryUpdates } from '../releases/registry-updates';
import type { PortalReporter } from '../reporting/reporter';
import { createAuthStore } from '../session/auth-store';
import { sessionOfPage } from '../session/rendered-session';
import { createSession } from '../session/session';
import { createTokenCookie } from '../session/token-cookie';
import { createThemeStore } from '../theme/theme-store';
import type { RenderRequest } from './render-request';

const nothing = () => {};
const silent: PortalReporter = { log: nothing, metric: nothing, flushNow: nothing };

/** @param remote what the page's remote exposes; null for pages of the shell */
export function createServerPortal(
  { page, address, consent, theme }: RenderRequest,
  remote: RemoteModule | null,
): Portal {
  const { configuration, language, rendered } = page;
  const clock = () => new Date(rendered?.at ?? 0);
  const cookies: BrowserCookies = { get: () => consent, set: nothing, remove: nothing };
  const texts = createTextStore(language, nothing, { timeZone: configuration.parkTimeZone, now: clock });
  const updates = createRegistryUpdates({ initial: page.snapshot });
  const client = createClient({
    apiBase: configuration.apiBase,
    language: () => language,
    preloadedResponses: page.firstAnswers,
    preloadedProblems: page.firstProblems ?? {},
    fetch: () => Promise.reject(new Error('Nothing is requested while a page is rendered.')),
  });
  const store = createAuthStore({
    storage: null,
    tabStorage: null,
    cookies: createTokenCookie({ ...cookies, get: () => undefined }, null),
    client,
    clock,
    initial: sessionOfPage(page.session),
  });
  const unsaved = createUnsavedStore({ addEventListener: nothing, removeEventListener: nothing });
  const loader = createPageLoader({
    async load({ remote: { live }, page: name }) {
      const loadPage = remote?.pages[name];
      if (!remote || !loadPage) throw new Error(`There is no page ${name}.`);
      const [{ default: Page }, { texts: remoteTexts }] = await Promise.all([loadPage(), remote.texts[language]()]);
      texts.add(language, live.globalName, remoteTexts);
      return Page;
    },
    timeout: configuration.remoteTimeoutMs,
    attempts: 1,
    newErrorId: () => '',
    onOutcome: nothing,
  });
  const services: PlatformServices = {
    client,
    session: store,
    updateProfile: nothing,
    access: createAccessStore(store),
    texts,
    changeLanguage: () => Promise.resolve(),
    configuration,
    reporter: silent,
    unsaved,
    clock,
    hasRoute: (path) =>
      page.snapshot.remotes.some(({ descriptor }) => descriptor.routes.some((route) => route.path === path)),
    choices: { drawn: page.choices ?? {}, keep: nothing },
  };
  return {
    services,
    reporter: silent,
    session: createSession(store),
    consent: createConsentStore(createConsentCookie(cookies), configuration.analytics !== null),
    theme: createThemeStore({ documentElement: { dataset: { theme } } }, cookies),
    pageViews: { opened: nothing },
    shellTexts: createShellTexts(texts),
    queryCache: createQueryCache(),
    loader,
    hang: createHangMarker(null, { setTimeout: () => 0, addEventListener: nothing }),
    updates,
    isPreviewUnknown: page.isPreviewUnknown,
    isDevelopment: page.development,
    history: createPortalHistory({ history: oneAddress(address), updates, unsaved }),
    preload: nothing,
    startClock: nothing,
    servedTitle: () => undefined,
    complete: () => Promise.resolve(false),
    secretRoute: page.secretRoute ?? null,
    typedEmail: page.typedEmail,
    developmentPanel: null,
  };
}

/** A history that nobody navigates; the first page of a browser has this key as well. */
function oneAddress(address: string): BrowserHistory {
  const { pathname, search } = new URL(address, 'http://page');
  type To = Parameters<BrowserHistory['createHref']>[0];
  const createHref = (to: To) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  const createURL = (to: To) => new URL(createHref(to), 'http://page');
  return {
    action: 'POP' as BrowserHistory['action'],
    location: { pathname, search, hash: '', state: null, key: 'default' } as BrowserHistory['location'],
    createHref,
    createURL,
    encodeLocation(to) {
      const url = createURL(to);
      return { pathname: url.pathname, search: url.search, hash: url.hash };
    },
    push: nothing,
    replace: nothing,
    go: nothing,
    listen: () => nothing,
  };
}
