/** The type of a remote's only exposed module, `src/routes.tsx`. */
import type { ComponentType } from 'react';
import type { Language } from '../descriptor/descriptor';
import type { TextTree } from '../text-store/text-store';

export interface RemoteModule {
  /** Page name of the descriptor → the chunk that holds the page as its default export. */
  readonly pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  readonly texts: Readonly<Record<Language, () => Promise<{ texts: TextTree }>>>;
}

/** Types the exposed module. Each `import()` needs a `webpackChunkName` equal to the page's name, so that the build finds its files. */
export function defineRemoteModule(module: RemoteModule): RemoteModule {
  return module;
}
