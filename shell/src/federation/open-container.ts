/**
 * Brings a build's container into the page: `init` takes what the shell shares, `get` gives a module. This is the whole
 * interface of Module Federation as webpack builds it, so the page carries no further runtime
 * (docs/decisions/015-webpack-containers.md).
 */
import type { LoadableBuild } from '@park/platform/descriptor';
import { LoadError } from './page-loader';

export interface Container {
  init(shared: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/** One try to bring a build into the page. */
export interface OpenContainer {
  readonly container: Promise<Container>;
  /** It is of no use to a further try. */
  breakIt(): void;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: object };

/** The container's file of builds that were made for the runtime of Module Federation 2. */
const earlierEntry = 'entry.js';

const tries = new Map<string, OpenContainer & { readonly number: number; readonly isBroken: () => boolean }>();

/**
 * Pages of one build share its container. After a failure the next try has another address for the entry and every file
 * behind it: the browser would answer the same ones with the failure before.
 */
export function openContainer(build: LoadableBuild): OpenContainer {
  const before = tries.get(build.globalName);
  if (before && !before.isBroken()) return before;
  const number = (before?.number ?? 0) + 1;
  let isBroken = false;
  const current = {
    number,
    container: open(build, number),
    isBroken: () => isBroken,
    breakIt: () => void (isBroken = true),
  };
  tries.set(build.globalName, current);
  return current;
}

async function open(build: LoadableBuild, number: number): Promise<Container> {
  if (build.entry === earlierEntry) await import(/* webpackChunkName: "earlier-runtime" */ './earlier-runtime');
  // The folder that begins with ~ is left out by the server.
  const address = `${build.baseUrl}${number === 1 ? '' : `~${number}-${Date.now()}/`}${build.entry}`;
  const [container] = await Promise.all([run(build, address), __webpack_init_sharing__('default')]);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Runs the entry only if its content is what the registry says; the entry holds the hashes of every file behind it. */
function run({ globalName, integrity }: LoadableBuild, address: string): Promise<Container> {
  const found = globalThis as unknown as Record<string, Partial<Container> | undefined>;
  // What an earlier try left would pass for what this one brings.
  if (globalName in found) found[globalName] = undefined;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  if (integrity) script.integrity = integrity;
  if (integrity && new URL(address, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    script.onload = () => {
      const container = found[globalName];
      if (isContainer(container)) resolve(container);
      else reject(new LoadError({ kind: 'invalid', cause: new Error(`the entry ${address} defines no container`) }));
    };
    script.onerror = () => reject(new Error(`the entry ${address} cannot be loaded`));
    document.head.append(script);
  });
}

const isContainer = (value: Partial<Container> | undefined): value is Container =>
  typeof value?.init === 'function' && typeof value.get === 'function';
