/** Stands in for the shell's `federation/load-page`: the same interface, over modules known at build time. */
import { remoteModules } from 'remote-modules';
import type { RemoteModule } from '@park/platform';
import type { TextStore } from '@park/platform/host';

interface PlainRequest {
  readonly remote: { readonly name: string; readonly live: { readonly globalName: string } };
  readonly page: string;
}

interface PlainOptions {
  readonly texts: TextStore;
  readonly onModule: (name: string, module: RemoteModule) => void;
}

/** The plain application has none. */
export const loadFederationRuntime = async (): Promise<void> => {};

export function createLoadPage({ texts, onModule }: PlainOptions) {
  return async ({ remote, page }: PlainRequest) => {
    const { default: module } = await remoteModules[remote.name]!();
    onModule(remote.live.globalName, module);
    const [chunk] = await Promise.all([
      module.pages[page]!(),
      loadTexts(remote.live.globalName, module, texts.getState().language, texts),
    ]);
    return chunk.default;
  };
}

export async function loadTexts(
  name: string,
  module: RemoteModule,
  language: 'en' | 'fr',
  texts: TextStore,
): Promise<void> {
  if (texts.has(language, name)) return;
  texts.add(language, name, (await module.texts[language]()).texts);
}
