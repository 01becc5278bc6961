import { useSession } from '@park/platform';
import type { ShellPageProps } from '../../page-data/shell-page-props';
import { MemberHome } from './MemberHome';
import { VisitorHome } from './VisitorHome';

/** For whoever is signed in, what is theirs today; for a visitor, what the park is. */
export function HomePage({ hasRoute }: ShellPageProps) {
  const { isLoggedIn, user } = useSession();
  return isLoggedIn && user ? <MemberHome user={user} hasRoute={hasRoute} /> : <VisitorHome hasRoute={hasRoute} />;
}
