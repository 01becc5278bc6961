/** i18next as a store, so that components render again after a change of language or new texts. */
import i18next, { type i18n } from 'i18next';
import type { Language } from '../descriptor/descriptor';
import { createFormats } from '../formats/formats';
import { formatTextValue, textFormats } from './format-text-value';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export interface TextStoreState {
  readonly language: Language;
  /** Increases when texts are added or the language changes. */
  readonly revision: number;
}

export interface TextStore {
  getState(): TextStoreState;
  subscribe(listener: () => void): () => void;
  add(language: Language, namespace: string, texts: TextTree): void;
  has(language: Language, namespace: string): boolean;
  setLanguage(language: Language): Promise<void>;
  translate(namespace: string, key: string, values?: Readonly<Record<string, unknown>>): string;
}

/**
 * Creates a store of texts.
 * @param onMissingKey called for a key without text in any language; tests fail, the shell logs it.
 * @param wallClock zone and time for the values that a text formats, such as `{{freeFrom, day}}`.
 */
export function createTextStore(
  language: Language,
  onMissingKey: (namespace: string, key: string) => void = () => {},
  { timeZone = 'Europe/Zurich', now = () => new Date() }: { timeZone?: string; now?: () => Date } = {},
): TextStore {
  const instance: i18n = i18next.createInstance();
  let state: TextStoreState = { language, revision: 0 };
  const listeners = new Set<() => void>();
  const change = (next: TextStoreState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'shell',
    // Keys are looked up in the remote's own texts first, then in the shell's.
    fallbackNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    // A value that an older api does not send leaves a gap instead of a placeholder.
    missingInterpolationHandler: () => '',
    resources: {},
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissingKey(namespace, key),
  });
  for (const name of textFormats)
    instance.services.formatter?.add(name, (value: unknown) =>
      formatTextValue(createFormats(state.language, timeZone, now), value, name),
    );
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(addedLanguage, namespace, texts) {
      instance.addResourceBundle(addedLanguage, namespace, texts, true, true);
      change({ ...state, revision: state.revision + 1 });
    },
    has: (wanted, namespace) => instance.hasResourceBundle(wanted, namespace),
    async setLanguage(next) {
      await instance.changeLanguage(next);
      change({ language: next, revision: state.revision + 1 });
    },
    translate: (namespace, key, values = {}) => instance.t(key, { ns: namespace, ...values }),
  };
}
