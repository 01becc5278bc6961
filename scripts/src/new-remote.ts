/**
 * `npm run new-remote mf-NAME [-- --en "Title" --fr "Titre"]`: a further remote, complete from the first minute. It is a
 * copy of `remote-template`, which is typechecked, linted and tested as every remote is. With `--standalone FOLDER` it is
 * outside of this workspace and installs its packages from the portal.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadDescriptor } from '@park/build/load-descriptor';
import { remoteNames, workspaceRoot } from '@park/build/workspace';
import { requirePortalAddress, standardPortal } from '@park/release-command/portal-address';
import { UsageError } from '@park/release-command/usage-error';
import { installPackages } from '../bootstrap.mjs';
import { parseOptions, runCommandLine } from './command-line';
import { copyTemplate, type NewRemote } from './new-remote-files';
import { checkName, findConflict, parseTitle, defaultTitle, type TakenPath } from './new-remote-name';
import { installedVersion } from './sdk/published-manifest';
import { sdkVersions } from './sdk/sdk-packages';
import { standaloneFiles, standaloneLibraries } from './standalone-files';

const usage =
  'Usage: npm run new-remote mf-NAME [-- --en "Title" --fr "Titre"] [--standalone FOLDER --portal https://portal.park.example]';

function takenPaths(): TakenPath[] {
  const descriptors = remoteNames().map((name) => loadDescriptor(path.join(workspaceRoot, name)));
  return descriptors.flatMap(({ name, routes }) => routes.map((route) => ({ path: route.path, owner: name })));
}

/** @throws UsageError when the folder is not empty, or the portal's address is wrong */
function createStandalone({
  name,
  title,
  folder,
  portal = standardPortal,
}: Pick<NewRemote, 'name' | 'title'> & { readonly folder: string; readonly portal: string | undefined }): void {
  const { origin } = requirePortalAddress(portal);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty. Name a folder that does not exist yet.`);
  rmSync(folder, { recursive: true, force: true });
  const libraries = [...standaloneLibraries.dependencies, ...standaloneLibraries.devDependencies];
  copyTemplate({
    from: path.join(workspaceRoot, 'remote-template'),
    to: folder,
    name,
    title,
    // Journeys need the whole portal, which only this workspace has.
    leftOut: ['journeys', 'package.json', 'tsconfig.json'],
    added: standaloneFiles({
      name,
      portal: origin,
      packages: sdkVersions(),
      libraries: Object.fromEntries(libraries.map((library) => [library, libraryVersion(library)])),
    }),
  });
  process.stdout.write(`Created ${folder}. Its README.md says how to go on.\n`);
}

/** The version that is installed for remotes, or otherwise for the workspace. */
function libraryVersion(library: string): string {
  const folder = existsSync(path.join(workspaceRoot, 'remote-template/node_modules', library))
    ? 'remote-template'
    : existsSync(path.join(workspaceRoot, 'shared/build/node_modules', library)) && library !== 'typescript'
      ? 'shared/build'
      : '.';
  return installedVersion(folder, library);
}

async function main(): Promise<void> {
  const { values, positionals } = parseOptions(
    {
      allowPositionals: true,
      options: {
        en: { type: 'string' },
        fr: { type: 'string' },
        standalone: { type: 'string' },
        portal: { type: 'string' },
      },
    },
    usage,
  );
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new UsageError(usage);
  const folder = path.join(workspaceRoot, name);
  checkName(name, workspaceRoot);
  const conflict = findConflict(name, takenPaths());
  if (conflict) throw new UsageError(conflict);
  const title = {
    en: parseTitle('--en', values.en) ?? defaultTitle(name),
    fr: parseTitle('--fr', values.fr) ?? defaultTitle(name),
  };
  if (values.standalone !== undefined) {
    createStandalone({ name, title, folder: path.resolve(values.standalone), portal: values.portal });
    return;
  }
  copyTemplate({ from: path.join(workspaceRoot, 'remote-template'), to: folder, name, title });
  try {
    installPackages('--no-frozen-lockfile');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  process.stdout.write(
    [
      `Created ${name}: ${title.en} at /${name.slice('mf-'.length)}, for signed-in people.`,
      '',
      `  npm run dev -- ${name}                 see it, and change it`,
      `  npx jest --selectProjects ${name}      its tests`,
      '  npm start                              the whole portal with it',
      '',
      `Who may open it is defined in ${name}/remote.config.ts, and once more in ${name}/journeys/guards.json for the journeys.`,
      '',
    ].join('\n'),
  );
}

await runCommandLine(main);
