/** A route of a remote behind its guard: decided from the descriptor, before any code of the remote is fetched. */
import { Navigate, useAccess, useLanguage, useLocation, usePageTitle, useSession, type RouteDescriptor } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { guardRoute } from '../access/guard-route';
import { NoAccessPage } from '../access/NoAccessPage';
import type { PageLoader } from '../federation/page-loader';
import { PagePending } from '../federation/page-status';
import { RemotePage } from '../federation/RemotePage';

interface GuardedRouteProps {
  readonly remote: PublishedRemote;
  readonly route: RouteDescriptor;
  readonly loader: PageLoader;
}

export function GuardedRoute({ remote, route, loader }: GuardedRouteProps) {
  const session = useSession();
  const access = useAccess();
  const address = useLocation();
  const { language } = useLanguage();
  usePageTitle(route.title[language]);
  const decision = guardRoute(route.access, session, access, address);
  switch (decision.verdict) {
    case 'show':
      return <RemotePage key={`${remote.name}/${route.page}`} remote={remote} page={route.page} loader={loader} />;
    case 'wait':
      return <PagePending isSigningIn />;
    case 'login':
      return <Navigate to={decision.to} replace />;
    case 'noAccess':
      return <NoAccessPage missing={decision.missing} />;
  }
}
