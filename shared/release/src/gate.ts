import type { PlatformFacts } from '@park/contract/registry';
import type { GateCheck } from '@park/contract/gate-check';
import type { RemoteBuild } from '@park/contract/remote-build';
import { checkDescriptor, checkNavigation, checkPermissions, checkRoutes, type LiveRemote } from './descriptor-checks';
import { checkIntegrity } from './integrity-check';
import { checkPlatform, checkSharedLibraries } from './platform-checks';
import { checkSize, type SizeBudget } from './size-check';
import { checkStyles } from './style-check';

export type { LiveRemote };

export interface GateInput {
  readonly build: RemoteBuild;
  /** Content of a file of the build; null when it is not there. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
  /** All remotes that are live, this one among them or not. */
  readonly live: readonly LiveRemote[];
  /** Null while no shell has reported its versions. */
  readonly platform: PlatformFacts | null;
  /** The build of this remote that is live now. */
  readonly liveBuild: RemoteBuild | null;
  readonly budget: SizeBudget;
}

/** Runs the checks that need no browser. Each is independent, so that a team sees all faults at once. */
export async function runGate({ build, read, live, platform, liveBuild, budget }: GateInput): Promise<GateCheck[]> {
  const styles = [];
  for (const { path } of build.files.filter((file) => file.path.endsWith('.css'))) {
    const content = await read(path);
    if (content) styles.push({ path, content: new TextDecoder().decode(content) });
  }
  return [
    checkDescriptor(build),
    checkPermissions(build),
    checkRoutes(build, live),
    checkNavigation(build, live),
    checkPlatform(build, platform),
    checkSharedLibraries(build, platform),
    checkStyles(styles, `${build.name}_`),
    checkSize(build, liveBuild, budget),
    await checkIntegrity(build, read),
  ];
}

/** The checks that are repeated before a build becomes live: other remotes may have taken its routes meanwhile. */
export const checkLivePlace = (build: RemoteBuild, live: readonly LiveRemote[]): GateCheck[] => [
  checkRoutes(build, live),
  checkNavigation(build, live),
];
