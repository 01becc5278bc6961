/** The shell's tree: services, session, frame, routes. */
import { QueryCacheProvider, Route, Routes, ServicesProvider } from '@park/platform/host';
import { useLocation } from '@park/platform';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { PageViews } from '../analytics/PageViews';
import { ConsentBanner } from '../consent/ConsentBanner';
import { OfflineNotice } from '../connection/OfflineNotice';
import { ConsentProvider } from '../consent/ConsentProvider';
import { Development } from '../development/Development';
import { CrashBoundary } from '../errors/CrashBoundary';
import { findRoute } from '../federation/find-route';
import { withSecretRoute } from '../federation/secret-route';
import { UiProviders } from '../i18n/UiProviders';
import { AppFrame } from '../navigation/AppFrame';
import { LeaveDialog, PortalRouter } from '../navigation/PortalRouter';
import { isPublished, type OutlinedSnapshot } from '../page-data/outlined-snapshot';
import type { DevelopmentData } from '../page-data/page-data';
import { disabledAreaAt } from '../page-data/disabled-area';
import { DisabledAreaPage } from '../pages/DisabledAreaPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { shellPages } from '../pages/shell-pages';
import { ShellPageView } from '../pages/ShellPageView';
import { ReleaseBadgeWhenNeeded } from '../releases/ReleaseBadgeWhenNeeded';
import { SessionGate } from '../session/SessionGate';
import { SessionProvider } from '../session/SessionProvider';
import { SessionRenewalWhenAsked } from '../session/SessionRenewalWhenAsked';
import { TokenLoginNotice } from '../session/TokenLoginNotice';
import { ThemeProvider } from '../theme/ThemeProvider';
import { GuardedRoute } from './GuardedRoute';
import type { Portal } from './portal';

interface AppProps {
  readonly portal: Portal;
  /** Called when the first page is on the screen and works. */
  readonly onShown?: () => void;
}

export function App({ portal, onShown }: AppProps) {
  const { services, session, consent, theme, reporter, shellTexts, queryCache, history } = portal;
  const page = useCallback((snapshot: OutlinedSnapshot) => <Page portal={portal} snapshot={snapshot} />, [portal]);
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => tellShown(), []);
  return (
    <CrashBoundary reporter={reporter}>
      <ServicesProvider value={services}>
        <QueryCacheProvider client={queryCache}>
          <SessionProvider value={session}>
            <ConsentProvider value={consent}>
              <ThemeProvider value={theme}>
                <UiProviders shellTexts={shellTexts}>
                  <PortalRouter history={history}>{page}</PortalRouter>
                  <LeaveDialog history={history} />
                </UiProviders>
              </ThemeProvider>
            </ConsentProvider>
          </SessionProvider>
        </QueryCacheProvider>
      </ServicesProvider>
    </CrashBoundary>
  );
}

function Page({ portal, snapshot }: { portal: Portal; snapshot: OutlinedSnapshot }) {
  const { remotes } = snapshot;
  return (
    <SessionGate>
      <PageViews sender={portal.pageViews} />
      <AppFrame
        remotes={remotes}
        preload={portal.preload}
        notices={<Notices data={portal.developmentPanel} remotes={remotes} />}
      >
        <PortalRoutes portal={portal} snapshot={snapshot} />
      </AppFrame>
      <ConsentBanner />
      <SessionRenewalWhenAsked />
      <ReleaseBadgeWhenNeeded
        snapshot={snapshot}
        isPreviewUnknown={portal.isPreviewUnknown}
        isDevelopment={portal.isDevelopment}
      />
    </SessionGate>
  );
}

function Notices({ data, remotes }: { data: DevelopmentData | null; remotes: OutlinedSnapshot['remotes'] }) {
  return (
    <>
      <OfflineNotice />
      <TokenLoginNotice />
      {data && <Development data={data} remotes={remotes.filter(isPublished)} />}
    </>
  );
}

function PortalRoutes({ portal, snapshot: { remotes, disabled } }: { portal: Portal; snapshot: OutlinedSnapshot }) {
  const { pathname, search } = useLocation();
  const complete = useCallback(async () => {
    const isWhole = await portal.complete();
    if (isWhole) portal.history.renew();
    return isWhole;
  }, [portal]);
  // Only the current route: matching against hundreds of routes on every navigation would be slow.
  const found = useMemo(
    () => findRoute(withSecretRoute(remotes, portal.secretRoute), pathname),
    [remotes, portal, pathname],
  );
  const off = disabledAreaAt(disabled, pathname);
  return (
    <Routes>
      {shellPages.map((page) => (
        <Route
          key={page.path}
          path={page.path}
          element={<ShellPageView page={page} remotes={remotes} typedEmail={portal.typedEmail} />}
        />
      ))}
      {found && (
        <Route
          path={found.route.path}
          element={
            <GuardedRoute
              found={found}
              loader={portal.loader}
              complete={complete}
              servedTitle={portal.servedTitle(pathname + search)}
            />
          }
        />
      )}
      <Route path="*" element={off ? <DisabledAreaPage area={off} /> : <NotFoundPage />} />
    </Routes>
  );
}
