/** A remote's route with its guard, which decides from the descriptor before any code of the remote is loaded. */
import { Navigate, useAccess, useLanguage, useLocation, usePageTitle, useSession } from '@park/platform';
import { guardRoute } from '../access/guard-route';
import { NoAccess } from '../access/NoAccess';
import type { FoundRoute, OutlinedRoute } from '../federation/find-route';
import { OutlinedPage } from '../federation/OutlinedPage';
import type { PageLoader } from '../federation/page-loader';
import { PagePending } from '../federation/page-status';
import { RemotePage } from '../federation/RemotePage';

interface GuardedRouteProps {
  readonly found: FoundRoute | OutlinedRoute;
  readonly loader: PageLoader;
  readonly complete: () => Promise<boolean>;
}

export function GuardedRoute({ found, loader, complete }: GuardedRouteProps) {
  const session = useSession();
  const access = useAccess();
  const address = useLocation();
  const { language } = useLanguage();
  usePageTitle(found.remote ? found.route.title[language] : undefined);
  const decision = guardRoute(found.route.access, session, access, address);
  switch (decision.verdict) {
    case 'show':
      if (!found.remote) return <OutlinedPage complete={complete} />;
      return (
        <RemotePage
          key={`${found.remote.name}/${found.route.page}`}
          remote={found.remote}
          page={found.route.page}
          loader={loader}
        />
      );
    case 'wait':
      return <PagePending isSigningIn />;
    case 'login':
      return <Navigate to={decision.to} replace />;
    case 'noAccess':
      return <NoAccess missing={decision.missing} />;
  }
}
