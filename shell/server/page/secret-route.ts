/**
 * The guides' addresses are secret: descriptors are part of every page, so no descriptor contains them. The page at such
 * an address gets its route from the server, together with the permission that it requires (AMB-44).
 */
import type { Permission } from '@park/domain';
import type { ShellEnvironment } from '../configuration/configuration';
import type { RegistryRemote } from '../registry/registry';
import type { MatchedRoute } from './match-route';

const remoteName = 'mf-portal-admin';
const page = 'guide';

const guides = [
  { kind: 'administrators', token: 'GUIDE_TOKEN_ADMINISTRATORS', permission: 'Smart_Guides_Admin' },
  { kind: 'employees', token: 'GUIDE_TOKEN_EMPLOYEES', permission: 'Smart_Guides_Employee' },
  { kind: 'supervisors', token: 'GUIDE_TOKEN_SUPERVISORS', permission: 'Smart_Guides_Supervisor' },
] as const satisfies readonly { kind: string; token: keyof ShellEnvironment; permission: Permission }[];

/** Returns the route of the guide at this address; null if there is none. The token has to be the whole path. */
export function matchSecretRoute(
  environment: ShellEnvironment,
  remotes: readonly RegistryRemote[],
  pathname: string,
): Extract<MatchedRoute, { owner: 'remote' }> | null {
  const given = pathname.replace(/\/$/, '');
  const guide = guides.find(({ token }) => environment[token] !== undefined && given === `/${environment[token]}`);
  const remote = guide && remotes.find(({ name, live }) => name === remoteName && page in live.pages);
  if (!guide || !remote) return null;
  return {
    owner: 'remote',
    remote,
    route: {
      id: `guide-${guide.kind}`,
      path: given as `/${string}`,
      page,
      title: { en: 'Guide', fr: 'Guide' },
      access: { permission: guide.permission },
      firstCalls: [{ path: '/api/guides/own' }],
    },
  };
}
