import { useSession } from '@park/platform';
import type { ShellPageProps } from '../../page-data/shell-page-props';
import { MemberHome } from './MemberHome';
import { VisitorHome } from './VisitorHome';

/** Today's bookings and news for people who are signed in; an introduction of the park for visitors. */
export function HomePage({ hasRoute }: ShellPageProps) {
  const { isLoggedIn, user } = useSession();
  return isLoggedIn && user ? <MemberHome user={user} hasRoute={hasRoute} /> : <VisitorHome hasRoute={hasRoute} />;
}
