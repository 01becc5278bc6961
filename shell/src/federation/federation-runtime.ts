/**
 * The one runtime of Module Federation in the page, a file of its own: pages of remotes load it beside the main script,
 * pages of the shell when a link to a remote comes near. It also serves the containers of remotes, which carry none.
 */
import { runtimeGlobal } from '@park/build/webpack/runtime-global';
import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { LoadableBuild } from '@park/platform/descriptor';
import * as externalRuntime from './external-runtime';
import { createIntegrityPlugin } from './integrity-plugin';
import type { SharedLibrary } from './shared-libraries';

Object.assign(globalThis, {
  [runtimeGlobal]: bundlerRuntime,
  // Where such builds look for it.
  _FEDERATION_RUNTIME_CORE: externalRuntime,
});

const integrity = createIntegrityPlugin(document);
let federation: ReturnType<typeof createInstance> | undefined;

/** @param shared part of the main script, so that this file holds the runtime alone */
export function startFederation(shared: Record<string, SharedLibrary>): void {
  federation ??= createInstance({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [integrity],
  });
}

/**
 * Loads the module that a remote exposes. Each attempt is a remote of its own for the runtime, with addresses of its
 * own: the browser and the runtime would answer the same ones with the failure before.
 * @param attempt 1 for the first of a build
 */
export function loadRoutes(build: LoadableBuild, attempt: number): Promise<unknown> {
  if (!federation) throw new Error('The federation has not started.');
  const { globalName, baseUrl, entry, entryType } = build;
  // What an earlier attempt left would pass for what this one brings.
  if (globalName in globalThis) Object.assign(globalThis, { [globalName]: undefined });
  const name = attempt === 1 ? globalName : `${globalName}~${attempt}`;
  // The server leaves out a folder that begins with ~.
  const address = new URL(`${baseUrl}${attempt === 1 ? '' : `~${attempt}-${Date.now()}/`}${entry}`, document.baseURI)
    .href;
  integrity.expect(address, build.integrity);
  federation.registerRemotes([{ name, entry: address, entryGlobalName: globalName, type: entryType ?? 'global' }]);
  return federation.loadRemote(`${name}/routes`);
}
