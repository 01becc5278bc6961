/** What a remote's `build.json` says. */
import type { RemoteBuild, RemoteDescriptor } from '@park/platform/descriptor';
import type { BuildFacts } from './webpack/build-json-plugin';
import { isServerFile, isServerTextFile } from './webpack/server-build-plugin';
import { sharedLibraries } from './webpack/sharing';

export interface RemoteIdentity {
  readonly name: string;
  readonly version: string;
  readonly globalName: string;
  readonly entry: string;
  readonly container: string;
  readonly manifest: string;
}

/** The page of the guides. The shell's server configures its addresses, because descriptors are public (AMB-44). */
export const secretPage = 'guide';
const isSecretPage = (chunk: string): boolean => chunk === secretPage;

/** Pages of the routes that are rendered on the server. */
export const serverPages = ({ routes }: RemoteDescriptor): string[] =>
  routes.filter(({ serverRendered }) => serverRendered).map(({ page }) => page);

/** Older shell servers refuse descriptors with `serverRendered`, so the build lists these pages under `server` instead. */
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
  { files, filesOf, sharedOf, chunkNames }: BuildFacts,
  sharedVersion: (library: string) => string,
): RemoteBuild {
  const routes = filesOf('routes');
  const withRoutes = (chunk: string) => {
    const own = filesOf(chunk);
    if (own.scripts.length === 0)
      throw new Error(
        `${identity.name}: no chunk is named "${chunk}". Its import() needs the comment webpackChunkName: "${chunk}".`,
      );
    const shared = sharedOf(chunk);
    return {
      scripts: [...new Set([...routes.scripts, ...own.scripts])],
      styles: [...new Set([...routes.styles, ...own.styles])],
      ...(shared.length > 0 ? { shared: [...shared] } : {}),
    };
  };
  const server = files.find(({ path }) => isServerFile(path))?.path;
  const textFile = (language: 'en' | 'fr') => {
    const file = files.find(({ path }) => isServerTextFile(path, language))?.path;
    if (file === undefined) throw new Error(`${identity.name}: the server build has no texts in ${language}.`);
    return file;
  };
  return {
    ...identity,
    descriptor: withoutRendering(descriptor),
    ...(server === undefined
      ? {}
      : {
          server: {
            file: server,
            pages: [...serverPages(descriptor), ...chunkNames.filter(isSecretPage)],
            texts: { en: textFile('en'), fr: textFile('fr') },
          },
        }),
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
