import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { englishTexts, type UiTexts } from './ui-texts';

/** Turns a key such as `errors.parking.taken` into words; answers nothing (or the key itself) when it has none. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string | undefined;

interface Words {
  texts: UiTexts;
  language: string;
  translate: Translate;
}

const TextsContext = createContext<Words>({ texts: englishTexts, language: 'en', translate: () => undefined });

export interface UiTextsProviderProps {
  /** Words of the components in the chosen language. Default: English. */
  texts?: UiTexts;
  /** BCP 47, `en` or `fr`; decides names of months and days in calendars. */
  language?: string;
  /** Looks up keys of errors. Default: knows none. */
  translate?: Translate;
  children: ReactNode;
}

/** Gives the components their texts and their lookup of error keys. Rendered by the shell, around the portal. */
export function UiTextsProvider({ texts = englishTexts, language = 'en', translate, children }: UiTextsProviderProps) {
  const words = useMemo(
    () => ({ texts, language, translate: translate ?? (() => undefined) }),
    [texts, language, translate],
  );
  return <TextsContext.Provider value={words}>{children}</TextsContext.Provider>;
}

/** Replaces the lookup of error keys for a part of the page; component texts and language stay the same. */
export function ErrorTextsProvider({ translate, children }: { translate: Translate; children: ReactNode }) {
  const outer = useContext(TextsContext);
  const words = useMemo(() => ({ ...outer, translate }), [outer, translate]);
  return <TextsContext.Provider value={words}>{children}</TextsContext.Provider>;
}

/** Texts of the components in the reader's language. */
export const useUiTexts = (): UiTexts => useContext(TextsContext).texts;

/** The reader's language, as BCP 47: `en` or `fr`. */
export const useUiLanguage = (): string => useContext(TextsContext).language;

/** A key in words, or undefined when nobody knows it: an i18n library gives an unknown key back unchanged. */
export function useTranslate(): Translate {
  const { translate } = useContext(TextsContext);
  return (key, values) => {
    const words = translate(key, values);
    return words === key ? undefined : words;
  };
}
