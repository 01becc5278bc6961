/** The checks of the gate, made on this machine against the live portal before anything is sent. */
import { PlatformFacts } from '@park/contract/registry';
import type { GateCheck } from '@park/contract/gate-check';
import { RemoteBuild } from '@park/contract/remote-build';
import { runGate, standardSizeBudget } from '@park/release';
import type { BuildOnDisk } from './build-on-disk';
import type { PortalClient } from './portal-client';

export async function checkStatically(client: PortalClient, { build, read }: BuildOnDisk): Promise<GateCheck[]> {
  const [registry, platformAnswer] = await Promise.all([client.registry(), client.platform()]);
  const platform = PlatformFacts.safeParse(platformAnswer);
  const live = registry.remotes.find(({ name }) => name === build.name)?.live;
  return runGate({
    build,
    read: async (path) => read(path),
    live: registry.remotes.map(({ name, descriptor }) => ({ name, descriptor })),
    platform: platform.success ? platform.data : null,
    liveBuild: live ? await liveBuild(client, live.baseUrl) : null,
    budget: standardSizeBudget,
  });
}

/** The live version's `build.json`, from where browsers get its files; null when it is not served. */
async function liveBuild({ origin }: PortalClient, baseUrl: string): Promise<RemoteBuild | null> {
  try {
    const answer = await fetch(new URL(`${baseUrl}build.json`, origin), { signal: AbortSignal.timeout(5_000) });
    return answer.ok ? RemoteBuild.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
