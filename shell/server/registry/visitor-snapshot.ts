/** The part of the registry that a visitor's browser receives: small, because it is in every page (docs/architecture.md). */
import { createHash } from 'node:crypto';
import type {
  ChosenRelease,
  LoadableBuild,
  PublishedBuild,
  PublishedRemote,
  RegistrySnapshot,
  RemoteDescriptor,
} from '@park/platform/descriptor';
import type { Registry, RegistryRemote } from './registry';
import { withCanary } from './visitor-releases';

export interface PreviewRelease {
  readonly build: PublishedBuild;
  readonly descriptor: RemoteDescriptor;
}

export interface LocalRelease {
  readonly remote: string;
  /** Ends with a slash; serves the build's `build.json`. */
  readonly address: string;
}

export interface VisitorChoice {
  /** Names of the remotes whose canary this visitor gets. */
  readonly canaries: readonly string[];
  readonly preview: PreviewRelease | null;
  /** Remotes from addresses of their developers. */
  readonly locals: readonly LocalRelease[];
}

export interface VisitorRegistry {
  readonly snapshot: RegistrySnapshot;
  /** The same choice with everything that composing a page needs: files, first calls. */
  readonly remotes: readonly RegistryRemote[];
  /** Run from other addresses: the page hints none of their files. */
  readonly locals: readonly LocalRelease[];
}

/** Choices kept for one registry; there are as many as combinations of canaries that really occur. */
const MAX_CHOICES = 200;
const made = new WeakMap<Registry, Map<string, VisitorRegistry>>();

/** The same registry and choice give the same object. */
export function visitorRegistry(registry: Registry, choice: VisitorChoice): VisitorRegistry {
  const known = made.get(registry) ?? new Map<string, VisitorRegistry>();
  made.set(registry, known);
  const key = JSON.stringify([
    choice.canaries,
    choice.preview && [choice.preview.build.name, choice.preview.build.version],
    choice.locals,
  ]);
  let found = known.get(key);
  if (!found) {
    if (known.size >= MAX_CHOICES) known.clear();
    found = make(registry, choice);
    known.set(key, found);
  }
  return found;
}

function make(registry: Registry, { canaries, preview, locals }: VisitorChoice): VisitorRegistry {
  const chosen: ChosenRelease[] = [];
  let remotes = registry.remotes.map((remote) => (canaries.includes(remote.name) ? withCanary(remote) : remote));
  if (preview) {
    remotes = withPreview(remotes, preview);
    chosen.push({ kind: 'preview', remote: preview.build.name, version: preview.build.version });
  }
  // Also of a remote that the registry does not have yet: the browser adds it from its build.
  for (const { remote, address } of locals) chosen.push({ kind: 'override', remote, version: address });
  const published = remotes.map((remote) =>
    publish(
      remote,
      locals.find((local) => local.remote === remote.name),
    ),
  );
  // A preview shows an area that is switched off for everybody else.
  const disabled = (registry.disabled ?? []).filter(({ name }) => !remotes.some((remote) => remote.name === name));
  const revision = createHash('sha256')
    .update(JSON.stringify([published, chosen, ...disabled]))
    .digest('base64url')
    .slice(0, 16);
  return {
    snapshot: {
      revision,
      registry: registry.revision,
      remotes: published,
      chosen,
      ...(disabled.length > 0 ? { disabled } : {}),
    },
    remotes,
    locals,
  };
}

/** A staged version falls back to the live one; the first version of a new remote has nothing behind it. */
function withPreview(remotes: readonly RegistryRemote[], { build, descriptor }: PreviewRelease): RegistryRemote[] {
  const current = remotes.find(({ name }) => name === build.name);
  if (!current) return [...remotes, { name: build.name, descriptor, live: build, previous: null, canary: null }];
  return remotes.map((remote) =>
    remote === current ? { ...remote, descriptor, live: build, previous: remote.live } : remote,
  );
}

function publish(
  { name, descriptor, live, previous }: RegistryRemote,
  local: LocalRelease | undefined,
): PublishedRemote {
  // The descriptor is that of the live build: the one before may need less.
  const loadable = (build: PublishedBuild) => loadableBuild(build, build.platform ?? descriptor.platform);
  return {
    name,
    descriptor: withoutFirstCalls(descriptor),
    live: local
      ? {
          version: 'local',
          globalName: '',
          entry: '',
          baseUrl: local.address,
          integrity: null,
          platform: descriptor.platform,
        }
      : loadable(live),
    previous: local ? loadable(live) : previous && loadable(previous),
  };
}

/** This shell provides the runtime, so it loads the container alone where a build has one. */
export const entryOf = ({ container, entry }: Pick<PublishedBuild, 'container' | 'entry'>): string =>
  container ?? entry;

function loadableBuild(build: PublishedBuild, platform: string): LoadableBuild {
  const { version, globalName, entryType, baseUrl, integrity } = build;
  const entry = entryOf(build);
  return { version, globalName, entry, entryType, baseUrl, integrity: integrity[entry] ?? null, platform };
}

function withoutFirstCalls(descriptor: RemoteDescriptor): RemoteDescriptor {
  return { ...descriptor, routes: descriptor.routes.map(({ firstCalls: _firstCalls, ...route }) => route) };
}
