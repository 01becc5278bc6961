/** Whether a descriptor is complete, and fits beside those of the other remotes that are live. */
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteBuild } from '@park/contract/remote-build';
import { RemoteDescriptorSchema, type RemoteDescriptorData } from '@park/contract/remote-descriptor';
import { isAdminFlag, isPermission, normalizePath, shellFolders, shellPaths } from '@park/domain';
import { createGateCheck, counted } from './findings';

/** A remote that is live now, with the descriptor it was published with. */
export interface LiveRemote {
  readonly name: string;
  readonly descriptor: unknown;
}

const readDescriptor = (descriptor: unknown): RemoteDescriptorData | null => {
  const read = RemoteDescriptorSchema.safeParse(descriptor);
  return read.success ? read.data : null;
};

/** Whether the descriptor has the shape that the shell reads, and names this remote and only pages that were built. */
export function checkDescriptor(build: RemoteBuild): GateCheck {
  const read = RemoteDescriptorSchema.safeParse(build.descriptor);
  const findings: string[] = read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join('.') || 'descriptor'}: ${issue.message}`);
  if (build.descriptor.name !== build.name)
    findings.push(`name: the descriptor says ${build.descriptor.name}, the build ${build.name}`);
  if (read.success) {
    const { routes } = read.data;
    for (const { id, page } of routes)
      if (!build.pages[page]) findings.push(`routes: the page "${page}" of the route "${id}" is not in the build`);
    for (const id of repeated(routes.map((route) => route.id))) findings.push(`routes: the id "${id}" is used twice`);
  }
  return createGateCheck('descriptor', findings, {
    good: 'The descriptor is complete and every page it names is in the build.',
    bad: (count) => `The descriptor has ${counted(count, 'fault')}.`,
  });
}

/** Whether every permission and flag that the descriptor names exists. */
export function checkPermissions(build: RemoteBuild): GateCheck {
  const routes = Array.isArray(build.descriptor.routes) ? (build.descriptor.routes as unknown[]) : [];
  const findings = routes.flatMap((route) => {
    const { id, access } = (route ?? {}) as { id?: unknown; access?: unknown };
    if (typeof access !== 'object' || access === null) return [];
    const { permission, anyOf, flag } = access as { permission?: unknown; anyOf?: unknown; flag?: unknown };
    const named = [
      ...(permission === undefined ? [] : [permission]),
      ...(Array.isArray(anyOf) ? (anyOf as unknown[]) : []),
    ];
    return [
      ...named
        .filter((name) => !isPermission(name))
        .map((name) => `route "${String(id)}": there is no permission ${String(name)}`),
      ...(flag === undefined || isAdminFlag(flag) ? [] : [`route "${String(id)}": there is no flag ${String(flag)}`]),
    ];
  });
  return createGateCheck('permissions', findings, {
    good: 'Every permission and flag that its routes ask for exists.',
    bad: (count) => `${counted(count, 'permission does', 'permissions do')} not exist.`,
  });
}

/** Whether each path belongs to this remote alone, and to none of the shell. */
export function checkRoutes(build: RemoteBuild, live: readonly LiveRemote[]): GateCheck {
  const own = readDescriptor(build.descriptor)?.routes ?? [];
  const findings: string[] = repeated(own.map((route) => normalizePath(route.path))).map(
    (path) => `${path} appears twice in the descriptor`,
  );
  const taken = new Map<string, string>();
  for (const remote of others(build, live))
    for (const route of readDescriptor(remote.descriptor)?.routes ?? [])
      taken.set(normalizePath(route.path), remote.name);
  for (const route of own) {
    const path = normalizePath(route.path);
    const owner = taken.get(path);
    if (owner) findings.push(`${path} belongs to ${owner}`);
    if (shellPaths.includes(path) || shellFolders.includes(path.split('/')[1] ?? ''))
      findings.push(`${path} belongs to the shell`);
  }
  return createGateCheck('routes', findings, {
    good: `Its ${counted(own.length, 'route is', 'routes are')} free for it to use.`,
    bad: (count) => `${counted(count, 'route is', 'routes are')} taken.`,
    values: { count: own.length },
  });
}

/** Whether each menu entry leads to a route of this remote and has an id that no other remote uses. */
export function checkNavigation(build: RemoteBuild, live: readonly LiveRemote[]): GateCheck {
  const descriptor = readDescriptor(build.descriptor);
  const own = descriptor?.navigation ?? [];
  const routes = new Set(descriptor?.routes.map((route) => normalizePath(route.path)));
  const findings: string[] = repeated(own.map((entry) => entry.id)).map((id) => `the id "${id}" is used twice`);
  for (const entry of own) {
    if (!routes.has(normalizePath(entry.to)))
      findings.push(`"${entry.id}" leads to ${entry.to}, which is no route of this remote`);
    for (const remote of others(build, live)) {
      for (const other of readDescriptor(remote.descriptor)?.navigation ?? []) {
        if (other.id === entry.id) findings.push(`the id "${entry.id}" belongs to ${remote.name}`);
        else if (normalizePath(other.to) === normalizePath(entry.to))
          findings.push(`"${entry.id}" leads to ${entry.to}, as does "${other.id}" of ${remote.name}`);
      }
    }
  }
  return createGateCheck('navigation', findings, {
    good: 'Its menu entries lead to its own routes and collide with nobody’s.',
    bad: (count) => `${counted(count, 'menu entry collides or leads', 'menu entries collide or lead')} nowhere.`,
  });
}

const others = (build: RemoteBuild, live: readonly LiveRemote[]) => live.filter((remote) => remote.name !== build.name);

const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, place) => values.indexOf(value) !== place)),
];
