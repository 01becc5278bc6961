/** A remote's route with its guard, which decides from the descriptor before any code of the remote is loaded. */
import { Navigate, useAccess, useLanguage, useLocation, usePageTitle, useSession, type Language } from '@park/platform';
import { guardRoute } from '../access/guard-route';
import { NoAccess } from '../access/NoAccess';
import { useEffect } from 'react';
import type { FoundRoute, OutlinedRoute } from '../federation/find-route';
import { OutlinedPage } from '../federation/OutlinedPage';
import type { PageLoader } from '../federation/page-loader';
import { PagePending } from '../federation/page-status';
import { RemotePage } from '../federation/RemotePage';

interface GuardedRouteProps {
  readonly found: FoundRoute | OutlinedRoute;
  readonly loader: PageLoader;
  readonly complete: () => Promise<boolean>;
  /** The title that the server wrote for this address. */
  readonly servedTitle?: string | undefined;
}

export function GuardedRoute({ found, loader, complete, servedTitle }: GuardedRouteProps) {
  const session = useSession();
  const access = useAccess();
  const address = useLocation();
  const decision = guardRoute(found.route.access, session, access, address);
  switch (decision.verdict) {
    case 'show':
      if (!found.remote) return <OutlinedPage complete={complete} />;
      return (
        <>
          <RouteTitle title={found.route.title} served={servedTitle} />
          <RemotePage
            key={`${found.remote.name}/${found.route.page}`}
            remote={found.remote}
            page={found.route.page}
            loader={loader}
          />
        </>
      );
    case 'wait':
      return <PagePending isSigningIn />;
    case 'login':
      return <Navigate to={decision.to} replace />;
    case 'noAccess':
      return <NoAccess missing={decision.missing} />;
  }
}

/** Before the page, so that its effect runs first: the title that the page sets, such as a company's name, stays. */
function RouteTitle({ title, served }: { title: Readonly<Record<Language, string>>; served: string | undefined }) {
  const { language } = useLanguage();
  usePageTitle(served ? undefined : title[language]);
  // The server knew the record: its name stays while the page still loads.
  useEffect(() => {
    if (served) document.title = served;
  }, [served]);
  return null;
}
