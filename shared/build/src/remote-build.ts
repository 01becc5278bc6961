/** What a remote's `build.json` says. */
import type { RemoteBuild, RemoteDescriptor } from '@park/platform/descriptor';
import type { BuildFacts } from './webpack/build-json-plugin';
import { isServerFile } from './webpack/server-build-plugin';
import { sharedLibraries } from './webpack/sharing';

export interface RemoteIdentity {
  readonly name: string;
  readonly version: string;
  readonly globalName: string;
  readonly entry: string;
  readonly container: string;
  readonly manifest: string;
}

/** The page of the guides: the shell's server knows its addresses, no descriptor does (AMB-44). */
const isSecretPage = (chunk: string): boolean => chunk === 'guide';

/** Pages of the routes that are rendered on the server. */
export const serverPages = ({ routes }: RemoteDescriptor): string[] =>
  routes.filter(({ serverRendered }) => serverRendered).map(({ page }) => page);

/** Pages of the routes that only browsers render. */
export function pagesOfBrowsers(descriptor: RemoteDescriptor): string[] {
  const rendered = serverPages(descriptor);
  return descriptor.routes.map(({ page }) => page).filter((page) => !rendered.includes(page));
}

/** A shell's server that knows no rendering refuses descriptors that ask for it, so `server` says it instead. */
const withoutRendering = ({ routes, ...descriptor }: RemoteDescriptor): RemoteDescriptor => ({
  ...descriptor,
  routes: routes.map(({ serverRendered: _serverRendered, ...route }) => route),
});

/**
 * @param sharedVersion version of a shared library that the remote is built against
 * @throws Error when a route's page has no chunk of its name
 */
export function describeRemoteBuild(
  identity: RemoteIdentity,
  descriptor: RemoteDescriptor,
  { files, filesOf, chunkNames }: BuildFacts,
  sharedVersion: (library: string) => string,
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
  const server = files.find(({ path }) => isServerFile(path))?.path;
  return {
    ...identity,
    descriptor: withoutRendering(descriptor),
    ...(server === undefined ? {} : { server: { file: server, pages: serverPages(descriptor) } }),
    pages: Object.fromEntries(
      [...descriptor.routes.map(({ page }) => page), ...chunkNames.filter(isSecretPage)].map((page) => [
        page,
        withRoutes(page),
      ]),
    ),
    texts: { en: filesOf('texts-en'), fr: filesOf('texts-fr') },
    files,
    sharedVersions: Object.fromEntries(sharedLibraries.map((library) => [library.name, sharedVersion(library.name)])),
  };
}
