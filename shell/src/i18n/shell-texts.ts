/** The shell's own texts, one file per language, loaded when the language is needed. */
import type { Language } from '@park/platform';
import type { TextStore, TextStoreState } from '@park/platform/host';
import type { UiTexts } from '@park/ui';

type LoadedTexts = Parameters<TextStore['add']>[2];

interface LanguagePack {
  readonly texts: LoadedTexts;
  /** Texts of the components; English is built into them. */
  readonly uiTexts: UiTexts | undefined;
}

const packs: Record<Language, () => Promise<LanguagePack>> = {
  async en() {
    const { texts } = await import(/* webpackChunkName: "texts-en" */ '../texts/en');
    return { texts, uiTexts: undefined };
  },
  async fr() {
    const [{ texts }, { frenchTexts }] = await Promise.all([
      import(/* webpackChunkName: "texts-fr" */ '../texts/fr'),
      import(/* webpackChunkName: "texts-fr" */ '@park/ui/texts/fr'),
    ]);
    return { texts, uiTexts: frenchTexts };
  },
};

export interface ShellTexts {
  /** Resolves when the texts of the language are loaded; a failed load can be retried. */
  load(language: Language): Promise<void>;
  uiTexts(language: TextStoreState['language']): UiTexts | undefined;
}

export function createShellTexts(
  store: Pick<TextStore, 'add' | 'has'>,
  load: (language: Language) => Promise<LanguagePack> = (language) => packs[language](),
): ShellTexts {
  const uiTexts = new Map<Language, UiTexts>();
  return {
    async load(language) {
      if (store.has(language, 'shell')) return;
      const pack = await load(language);
      if (pack.uiTexts) uiTexts.set(language, pack.uiTexts);
      store.add(language, 'shell', pack.texts);
    },
    uiTexts: (language) => uiTexts.get(language),
  };
}
