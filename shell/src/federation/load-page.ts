/** Loads a page through Module Federation's runtime: registered at run time from the snapshot, never in a build. */
import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Language, RemoteModule } from '@park/platform';
import type { TextStore } from '@park/platform/host';
import type { LoadableBuild } from '@park/platform/descriptor';
import { LoadError, type LoadPage, type PageRequest } from './page-loader';

/** One try to bring a build's entry into the page. */
interface Registration {
  readonly name: string;
  readonly number: number;
  isBroken: boolean;
}

const registrations = new Map<string, Registration>();

/**
 * Pages of one build share its entry. After a failure the entry gets another name and another address: the runtime keeps
 * failed entries by name, the browser by address, and either would answer the next try with the failure before.
 */
function register(build: LoadableBuild): Registration {
  const current = registrations.get(build.globalName);
  if (current && !current.isBroken) return current;
  const number = (current?.number ?? 0) + 1;
  if (build.integrity) entryHashes.set(sameAddress(`${build.baseUrl}${build.entry}`), build.integrity);
  const registration = { name: number === 1 ? build.globalName : `${build.globalName}_${number}`, number, isBroken: false };
  // The folder that begins with ~ is left out by the server: the entry and every file behind it have fresh addresses, so
  // neither the cache nor an unused hint of the page answers with what failed before.
  const entry = `${build.baseUrl}${number === 1 ? '' : `~${number}-${Date.now()}/`}${build.entry}`;
  registerRemotes([{ name: registration.name, entry, entryGlobalName: build.globalName, type: 'global' }]);
  registrations.set(build.globalName, registration);
  return registration;
}

/** The exposed module of a build. Marks the registration when it is of no use to a further try. */
async function loadModule(build: LoadableBuild, signal: AbortSignal): Promise<RemoteModule> {
  const registration = register(build);
  const breakIt = () => {
    registration.isBroken = true;
  };
  signal.addEventListener('abort', breakIt);
  try {
    const loaded: unknown = await loadRemote(`${registration.name}/routes`, { from: 'runtime' });
    if (!isRemoteModule(loaded)) throw new LoadError({ kind: 'invalid', cause: new Error('the entry holds no routes') });
    return loaded.default;
  } catch (cause) {
    breakIt();
    throw cause;
  } finally {
    signal.removeEventListener('abort', breakIt);
  }
}

/** Address of an entry → its hash. */
const entryHashes = new Map<string, string>();

/** The runtime completes addresses in its own way; a further try has a folder more. */
const sameAddress = (url: string) => new URL(url, location.href).href.replace(/\/~[^/]*\//, '/');

/**
 * The runtime runs only entries whose content is what the registry says, and an entry only files whose hashes it holds
 * (`shared/build`): whoever changes the store cannot run code (architecture §4).
 */
export function guardScripts(): void {
  getInstance()?.registerPlugins([
    {
      name: 'park-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = entryHashes.get(sameAddress(url));
        if (integrity) script.integrity = integrity;
        if (integrity && new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);
}

function isRemoteModule(value: unknown): value is { default: RemoteModule } {
  const module = (value as { default?: Partial<RemoteModule> } | null)?.default;
  return typeof module?.pages === 'object' && typeof module.texts === 'object';
}

export interface LoadPageOptions {
  readonly texts: TextStore;
  readonly isCompatible: (platformRange: string) => boolean;
  /** Builds that have been loaded, by their global name, so that a change of language can bring their texts. */
  readonly onModule: (globalName: string, module: RemoteModule) => void;
}

export function createLoadPage({ texts, isCompatible, onModule }: LoadPageOptions): LoadPage {
  return async ({ remote, page, build: choice, signal }: PageRequest) => {
    const build = choice === 'previous' ? remote.previous : remote.live;
    if (!build) throw new LoadError({ kind: 'invalid', cause: new Error('no such build') });
    if (!isCompatible(build.platform)) throw new LoadError({ kind: 'incompatible', cause: new Error(`needs the platform ${build.platform}`) });
    const module = await loadModule(build, signal);
    const loadPageChunk = module.pages[page];
    if (!loadPageChunk) throw new LoadError({ kind: 'invalid', cause: new Error(`no page ${page}`) });
    onModule(build.globalName, module);
    const [chunk] = await Promise.all([loadPageChunk(), loadTexts(build.globalName, module, texts.getState().language, texts)]);
    if (typeof chunk.default !== 'function') throw new LoadError({ kind: 'invalid', cause: new Error(`page ${page} has no component`) });
    return chunk.default;
  };
}

/** English is the fallback of i18next, so it is loaded only where it is the language. */
export async function loadTexts(namespace: string, module: RemoteModule, language: Language, texts: TextStore): Promise<void> {
  if (texts.has(language, namespace)) return;
  const loaded = await module.texts[language]();
  texts.add(language, namespace, loaded.texts);
}
