/** The registry as the shell's server reads it: checked, one wrong remote left out. */
import { RegistryResponse, type DisabledArea, type RegistryCanary } from '@park/contract/registry';
import {
  parseDescriptor,
  type PublishedBuild,
  type RemoteDescriptor,
  type RemoteRelease,
} from '@park/platform/descriptor';

/** A canary of the contract whose descriptor has been checked. */
export type Canary = Readonly<Omit<RegistryCanary, 'descriptor' | 'roles'>> & {
  readonly descriptor: RemoteDescriptor;
  readonly roles: readonly RegistryCanary['roles'][number][];
};

export interface RegistryRemote extends RemoteRelease<PublishedBuild> {
  readonly canary: Canary | null;
}

export interface Registry {
  readonly revision: string;
  readonly remotes: readonly RegistryRemote[];
  /** Remote's name → origin of its static server. */
  readonly servers: ReadonlyMap<string, string>;
  /** Areas that are switched off. */
  readonly disabled?: readonly DisabledArea[];
}

/** @throws Error when the text is not a registry; one wrong remote is left out and reported, the others stay. */
export function parseRegistry(value: unknown, onInvalid: (name: string, reason: string) => void): Registry {
  const registry = RegistryResponse.parse(value);
  const remotes: RegistryRemote[] = [];
  const servers = new Map<string, string>();
  for (const { name, descriptor, live, previous, canary, server } of registry.remotes) {
    try {
      remotes.push({
        name,
        descriptor: parseDescriptor(descriptor),
        live,
        previous,
        canary: readCanary(canary, (reason) => onInvalid(name, `canary: ${reason}`)),
      });
      servers.set(name, server);
    } catch (error) {
      onInvalid(name, error instanceof Error ? error.message : String(error));
    }
  }
  return { revision: registry.revision, remotes, servers, disabled: registry.disabled };
}

/** An invalid canary is ignored; the live version stays. */
function readCanary(canary: RegistryCanary | null, onInvalid: (reason: string) => void): Canary | null {
  if (!canary) return null;
  try {
    return { ...canary, descriptor: parseDescriptor(canary.descriptor) };
  } catch (error) {
    onInvalid(error instanceof Error ? error.message : String(error));
    return null;
  }
}
