/** The remotes that run in a portal, read from the public addresses that every visitor uses. */
import type { BuildFiles, LoadableBuild, PublishedBuild, RegistrySnapshot } from '@park/platform/descriptor';
import type { RegistryFileRemote } from '@park/build/registry-file';

/** Reads JSON from an address; null when there is none. @throws Error with one sentence when there is no answer. */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`${address} does not answer. Check --portal, and whether the portal is running.`, { cause });
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return response.ok && isJson ? response.json() : null;
}

/**
 * Their files are fetched through that portal, under the addresses that browsers use.
 * @throws Error with one sentence when the address is not a portal, or does not answer.
 */
export async function releasedRemotes(
  portal: string,
  read: (address: string) => Promise<unknown> = fetchJson,
): Promise<RegistryFileRemote[]> {
  const snapshot = (await read(`${portal}/_registry`)) as RegistrySnapshot | null;
  if (!Array.isArray(snapshot?.remotes))
    throw new Error(`${portal} is not a portal: /_registry does not list its remotes. Check --portal.`);
  return Promise.all(
    snapshot.remotes.map(async ({ name, descriptor, live }) => {
      const files = (await read(`${portal}/_registry/files/${name}/${live.version}`)) as BuildFiles | null;
      return {
        name,
        descriptor,
        live: publishedAgain(name, live, files),
        previous: null,
        server: `${portal}/_mf/${name}`,
      };
    }),
  );
}

/** A page without the list of files loads too, only without hints. */
function publishedAgain(
  name: string,
  { version, globalName, entry, integrity }: LoadableBuild,
  files: BuildFiles | null,
): PublishedBuild {
  return {
    name,
    version,
    globalName,
    entry,
    baseUrl: `/_mf/${name}/${version}/`,
    pages: files?.pages ?? {},
    texts: files?.texts ?? {},
    integrity: integrity === null ? {} : { [entry]: integrity },
  };
}
