/** Loads a page from a remote, which is known from the registry's snapshot and from no build. */
import type { Language, RemoteModule } from '@park/platform';
import type { TextStore } from '@park/platform/host';
import { createRemoteLoader, type LoadRoutes } from './load-remote';
import { LoadError, type LoadPage, type PageRequest } from './page-loader';

/** For hints; the runtime that loads pages is the same. */
export { loadFederationRuntime } from './load-remote';

function isRemoteModule(value: unknown): value is { default: RemoteModule } {
  const module = (value as { default?: Partial<RemoteModule> } | null)?.default;
  return typeof module?.pages === 'object' && typeof module.texts === 'object';
}

export interface LoadPageOptions {
  readonly texts: TextStore;
  readonly isCompatible: (platformRange: string) => boolean;
  /** Builds that have been loaded, by their global name, so that a change of language can bring their texts. */
  readonly onModule: (globalName: string, module: RemoteModule) => void;
  /** Tests load without a runtime. */
  readonly loadRoutes?: LoadRoutes;
}

export function createLoadPage({ texts, isCompatible, onModule, loadRoutes }: LoadPageOptions): LoadPage {
  const loadRemote = createRemoteLoader(loadRoutes);
  return async ({ remote, page, build: choice, signal }: PageRequest) => {
    const build = choice === 'previous' ? remote.previous : remote.live;
    if (!build) throw new LoadError({ kind: 'invalid', cause: new Error('no such build') });
    if (!isCompatible(build.platform))
      throw new LoadError({ kind: 'incompatible', cause: new Error(`needs the platform ${build.platform}`) });
    const attempt = loadRemote(build);
    signal.addEventListener('abort', attempt.fail);
    try {
      const loaded = await attempt.module;
      if (!isRemoteModule(loaded))
        throw new LoadError({ kind: 'invalid', cause: new Error('the entry holds no routes') });
      const module = loaded.default;
      const loadPageChunk = module.pages[page];
      if (!loadPageChunk) throw new LoadError({ kind: 'invalid', cause: new Error(`no page ${page}`) });
      onModule(build.globalName, module);
      const [chunk] = await Promise.all([
        loadPageChunk(),
        loadTexts(build.globalName, module, texts.getState().language, texts),
      ]);
      if (typeof chunk.default !== 'function')
        throw new LoadError({ kind: 'invalid', cause: new Error(`page ${page} has no component`) });
      return chunk.default;
    } catch (cause) {
      attempt.fail();
      throw cause;
    } finally {
      signal.removeEventListener('abort', attempt.fail);
    }
  };
}

/** English is the fallback of i18next, so it is loaded only where it is the language. */
export async function loadTexts(
  namespace: string,
  module: RemoteModule,
  language: Language,
  texts: TextStore,
): Promise<void> {
  if (texts.has(language, namespace)) return;
  const loaded = await module.texts[language]();
  texts.add(language, namespace, loaded.texts);
}
