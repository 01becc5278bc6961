/** What a remote's `build.json` says. */
import type { RemoteBuild, RemoteDescriptor } from '@park/platform/descriptor';
import type { BuildFacts } from './webpack/build-json-plugin';
import { sharedLibraries } from './webpack/sharing';
import { sharedVersion } from './workspace';

export interface RemoteIdentity {
  readonly name: string;
  readonly version: string;
  readonly globalName: string;
  readonly entry: string;
  readonly container: string;
  readonly manifest: string;
}

/** @throws Error when a route's page has no chunk of its name */
export function describeRemoteBuild(
  identity: RemoteIdentity,
  descriptor: RemoteDescriptor,
  { files, filesOf }: BuildFacts,
): RemoteBuild {
  const routes = filesOf('routes');
  const withRoutes = (chunk: string) => {
    const own = filesOf(chunk);
    if (own.scripts.length === 0)
      throw new Error(
        `${identity.name}: no chunk is named "${chunk}". Its import() needs the comment webpackChunkName: "${chunk}".`,
      );
    return {
      scripts: [...new Set([...routes.scripts, ...own.scripts])],
      styles: [...new Set([...routes.styles, ...own.styles])],
    };
  };
  return {
    ...identity,
    descriptor,
    pages: Object.fromEntries(descriptor.routes.map(({ page }) => [page, withRoutes(page)])),
    texts: { en: filesOf('texts-en'), fr: filesOf('texts-fr') },
    files,
    sharedVersions: Object.fromEntries(sharedLibraries.map((library) => [library.name, sharedVersion(library.name)])),
  };
}
