/** Loads a page from a remote's container, which is known from the snapshot and from no build. */
import type { Language, RemoteModule } from '@park/platform';
import type { TextStore } from '@park/platform/host';
import { openContainer, type OpenContainer } from './open-container';
import { LoadError, type LoadPage, type PageRequest } from './page-loader';

/** The exposed module of a container. */
async function loadModule({ container }: OpenContainer): Promise<RemoteModule> {
  const loaded = (await (await container).get('./routes'))();
  if (!isRemoteModule(loaded)) throw new LoadError({ kind: 'invalid', cause: new Error('the entry holds no routes') });
  return loaded.default;
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
    if (!isCompatible(build.platform))
      throw new LoadError({ kind: 'incompatible', cause: new Error(`needs the platform ${build.platform}`) });
    const opened = openContainer(build);
    signal.addEventListener('abort', opened.breakIt);
    try {
      const module = await loadModule(opened);
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
      opened.breakIt();
      throw cause;
    } finally {
      signal.removeEventListener('abort', opened.breakIt);
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
