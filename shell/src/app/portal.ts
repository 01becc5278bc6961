/** Composition root: creates all stores and services of the shell from the page's data. Renders nothing. */
import type { RemoteModule } from '@park/platform';
import {
  createBrowserHistory,
  createClient,
  createQueryCache,
  forgetResponses,
  createTextStore,
  uniqueId,
  type PlatformServices,
  type QueryCache,
} from '@park/platform/host';
import { createAccessStore } from '../access/access-store';
import { createPageViewSender, type PageViewSender } from '../analytics/page-views';
import { loadVendorScript, sendPageView } from '../analytics/vendor';
import { createConsentCookie } from '../consent/consent-cookie';
import { createConsentStore, type ConsentStore } from '../consent/consent-store';
import { createBrowserCookies } from '../cookies/browser-cookies';
import { createStoredChoices } from '../cookies/stored-choices';
import { createLoadPage, loadTexts } from '../federation/load-page';
import { createPageLoader, type LoadOutcome, type PageLoader } from '../federation/page-loader';
import { satisfiesPlatform } from '../federation/platform-version';
import { createPreload } from '../federation/preload-page';
import { createLanguageChange } from '../i18n/change-language';
import { createShellTexts, type ShellTexts } from '../i18n/shell-texts';
import { createPortalHistory, type PortalHistory } from '../navigation/portal-history';
import { createUnsavedStore } from '../navigation/unsaved-store';
import { createHangMarker, type HangMarker } from '../isolation/hang-marker';
import { isWhole } from '../page-data/outlined-snapshot';
import type { DevelopmentData, PageData, SecretRoute } from '../page-data/page-data';
import { createRegistryUpdates, withRegistryNotice, type RegistryUpdates } from '../releases/registry-updates';
import { startReleaseOutcomes } from '../reporting/release-outcomes';
import type { PortalReporter } from '../reporting/reporter';
import { startReporting } from '../reporting/start-reporting';
import { createAuthStore } from '../session/auth-store';
import { storedSessionOfPage } from '../session/rendered-session';
import { createSession, type Session } from '../session/session';
import { withSessionRenewal } from '../session/session-renewal';
import { createTokenCookie } from '../session/token-cookie';
import { whenPersonChanges } from '../session/when-person-changes';
import { createThemeStore, type ThemeStore } from '../theme/theme-store';

/** Load attempts for each build of a page, each with a new address. */
const attemptsPerBuild = 2;

export interface Portal {
  readonly services: PlatformServices;
  readonly reporter: PortalReporter;
  readonly session: Session;
  readonly consent: ConsentStore;
  readonly theme: ThemeStore;
  readonly pageViews: PageViewSender;
  readonly shellTexts: ShellTexts;
  readonly queryCache: QueryCache;
  readonly loader: PageLoader;
  readonly hang: HangMarker;
  readonly updates: RegistryUpdates;
  readonly isPreviewUnknown: boolean;
  readonly isDevelopment: boolean;
  readonly history: PortalHistory;
  readonly preload: (path: string) => void;
  /** Loads what the page left out of the snapshot, once. Resolves to whether the snapshot is complete. */
  readonly complete: () => Promise<boolean>;
  /** Route of the address that the page was loaded at, where it is in no descriptor. */
  readonly secretRoute: SecretRoute | null;
  /** The page's clock shows the time at which the server rendered it, until this is called. */
  readonly startClock: () => void;
  /** The title that the server wrote for an address, such as a company's name; undefined for other addresses. */
  readonly servedTitle: (address: string) => string | undefined;
  /** What was typed as e-mail address in the form that the page answers. */
  readonly typedEmail: string | undefined;
  /** Where the development panel is allowed. */
  readonly developmentPanel: DevelopmentData | null;
}

export function createPortal(page: PageData, browser: Window): Portal {
  const { document, location } = browser;
  const { configuration } = page;
  const served = { title: document.title, address: location.pathname + location.search };
  const clock = () => new Date();
  // The first render continues from the server's: at the same moment.
  let renderedAt = page.rendered?.at;
  const pageClock = () => (renderedAt === undefined ? new Date() : new Date(renderedAt));
  const cookies = createBrowserCookies(location.protocol === 'https:');
  const reporter = startReporting(configuration, browser, clock);
  const texts = createTextStore(
    page.language,
    (namespace, key) => reporter.log('warn', 'A text is missing', { namespace, key }),
    { timeZone: configuration.parkTimeZone, now: pageClock },
  );
  const shellTexts = createShellTexts(texts);
  const language = () => texts.getState().language;
  const updates = createRegistryUpdates({ initial: page.snapshot });
  const client = createClient({
    apiBase: configuration.apiBase,
    language,
    preloadedResponses: page.firstAnswers,
    preloadedProblems: page.firstProblems ?? {},
    fetch: withRegistryNotice((...request) => browser.fetch(...request), updates.notice),
  });
  const queryCache = createQueryCache();

  const storage = storageOf(() => browser.localStorage);
  const tokenCookie = createTokenCookie(cookies, configuration.cookieDomain);
  const store = createAuthStore({
    storage,
    tabStorage: storageOf(() => browser.sessionStorage),
    cookies: tokenCookie,
    client,
    clock,
    initial: storedSessionOfPage(page.session, storage, tokenCookie),
  });
  const session = createSession(store);
  // Cached responses belong to one person, and releases depend on the role.
  whenPersonChanges(store, () => {
    client.dropPreloaded();
    void forgetResponses(queryCache);
    void updates.ask();
  });

  const modules = new Map<string, RemoteModule>();
  const outcomes = page.countsOutcomes ? startReleaseOutcomes(browser) : null;
  const hang = createHangMarker(
    storageOf(() => browser.sessionStorage),
    browser,
  );
  if (hang.hung) outcomes?.count({ ...hang.hung, page: '', attempt: 1, isLast: true, result: 'hung' });
  const loader = createPageLoader({
    load: createLoadPage({
      texts,
      isCompatible: (range) => satisfiesPlatform(range),
      onModule: (name, module) => modules.set(name, module),
    }),
    timeout: configuration.remoteTimeoutMs,
    attempts: attemptsPerBuild,
    newErrorId: uniqueId,
    hang,
    onOutcome(outcome) {
      outcomes?.count(outcome);
      reportOutcome(reporter, outcome);
    },
  });

  const consent = createConsentStore(createConsentCookie(cookies), configuration.analytics !== null);
  const pageViews = createPageViewSender({
    isAllowed: consent.allowsAnalytics,
    loadVendor: () => loadVendorScript(document, configuration.analytics),
    send: (view) => sendPageView(configuration.analytics, view),
    language,
    clock,
  });

  const changeLanguage = createLanguageChange({
    texts,
    loadShellTexts: shellTexts.load,
    loadRemoteTexts: async (next) => {
      await Promise.allSettled([...modules].map(([name, module]) => loadTexts(name, module, next, texts)));
    },
    document,
    cookies,
    // Mails are sent in the chosen language. The page does not depend on whether this call succeeds.
    onChosen: (next) => {
      if (store.getState().isLoggedIn) void client.call('PATCH /api/users/user', { body: { language: next } });
    },
  });

  const hasRoute = (path: string) =>
    updates.current().remotes.some(({ descriptor }) => descriptor.routes.some((route) => route.path === path));
  const unsaved = createUnsavedStore(browser);
  const history = createPortalHistory({
    history: createBrowserHistory({ window: browser, v5Compat: true }),
    updates,
    unsaved,
  });
  const preload = createPreload({ remotes: () => updates.newest().remotes, language, document });

  return {
    services: {
      client: withSessionRenewal(client, session.renewal, () => {
        // A cookie that was removed meanwhile ends the session here as well (AMB-33).
        store.checkIntegrity();
        return store.getState().isLoggedIn;
      }),
      session: store,
      updateProfile: store.updateProfile,
      access: createAccessStore(store),
      texts,
      changeLanguage,
      configuration,
      reporter,
      unsaved,
      clock: pageClock,
      hasRoute,
      choices: createStoredChoices(cookies, page.choices ?? null),
    },
    reporter,
    session,
    consent,
    theme: createThemeStore(document, cookies),
    pageViews,
    shellTexts,
    queryCache,
    loader,
    hang,
    secretRoute: page.secretRoute ?? null,
    typedEmail: page.typedEmail,
    developmentPanel: page.developmentPanel ?? null,
    updates,
    isPreviewUnknown: page.isPreviewUnknown,
    isDevelopment: page.development,
    history,
    startClock: () => (renderedAt = undefined),
    servedTitle: (address) => (served.title && address === served.address ? served.title : undefined),
    async complete() {
      if (!isWhole(updates.newest())) await updates.ask();
      return isWhole(updates.newest());
    },
    preload(path) {
      preload(path);
      // The data of that page may have changed meanwhile.
      void updates.prepare().then((isNewer) => isNewer && preload(path));
    },
  };
}

/** Reading the property throws where the browser forbids storage. */
function storageOf(read: () => Storage): Storage | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function reportOutcome(reporter: PortalReporter, { cause, ...outcome }: LoadOutcome): void {
  if (outcome.result === 'loaded') reporter.log('info', 'A remote’s page was loaded', outcome);
  else reporter.log('error', 'A remote’s page could not be loaded', { ...outcome, error: cause });
}
