/** The shell's tree: services, session, frame, routes. */
import { BrowserRouter, QueryCacheProvider, Route, Routes, ServicesProvider } from '@park/platform/host';
import { PageViews } from '../analytics/PageViews';
import { ConsentBanner } from '../consent/ConsentBanner';
import { ConsentProvider } from '../consent/ConsentProvider';
import { CrashBoundary } from '../errors/CrashBoundary';
import { UiSurroundings } from '../i18n/UiSurroundings';
import { AppFrame } from '../navigation/AppFrame';
import { NotFoundPage } from '../pages/NotFoundPage';
import { shellPages } from '../pages/shell-pages';
import { ShellPageView } from '../pages/ShellPageView';
import { SessionGate } from '../session/SessionGate';
import { SessionProvider } from '../session/SessionProvider';
import { TokenLoginNotice } from '../session/TokenLoginNotice';
import { GuardedRoute } from './GuardedRoute';
import type { Portal } from './portal';

export function App({ portal }: { portal: Portal }) {
  const { services, session, consent, reporter, shellTexts, queryCache, remotes, preload } = portal;
  return (
    <CrashBoundary reporter={reporter}>
      <ServicesProvider value={services}>
        <QueryCacheProvider client={queryCache}>
          <SessionProvider value={session}>
            <ConsentProvider value={consent}>
              <BrowserRouter>
                <UiSurroundings shellTexts={shellTexts}>
                  <SessionGate>
                    <PageViews sender={portal.pageViews} />
                    <AppFrame remotes={remotes} preload={preload} notices={<TokenLoginNotice />}>
                      <PortalRoutes portal={portal} />
                    </AppFrame>
                    <ConsentBanner />
                  </SessionGate>
                </UiSurroundings>
              </BrowserRouter>
            </ConsentProvider>
          </SessionProvider>
        </QueryCacheProvider>
      </ServicesProvider>
    </CrashBoundary>
  );
}

function PortalRoutes({ portal: { remotes, loader } }: { portal: Portal }) {
  return (
    <Routes>
      {shellPages.map((page) => (
        <Route key={page.path} path={page.path} element={<ShellPageView page={page} remotes={remotes} />} />
      ))}
      {remotes.flatMap((remote) =>
        remote.descriptor.routes.map((route) => <Route key={`${remote.name}/${route.id}`} path={route.path} element={<GuardedRoute remote={remote} route={route} loader={loader} />} />),
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
