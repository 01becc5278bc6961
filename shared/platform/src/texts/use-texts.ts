import { useMemo } from 'react';
import type { Language } from '../descriptor/descriptor';
import { useTextNamespace } from '../remote/remote-name';
import { useServices, useStore } from '../services/services';

/** Dotted paths to the strings of a text tree; plural forms (`key_one`, `key_other`) count as `key`. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

type Singular<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : Key;

export type TextValues = Readonly<Record<string, string | number>>;

export interface Texts<Key extends string> {
  /** The text of a key in the reader's language; `{{name}}` is filled from `values`, `count` picks the plural. */
  readonly t: (key: Key, values?: TextValues) => string;
  readonly language: Language;
}

/** The texts of the surrounding remote: `useTexts<typeof texts>()` knows the keys of `texts/en.ts`. */
export function useTexts<Tree = never>(): Texts<[Tree] extends [never] ? string : TextKey<Tree>> {
  const { texts } = useServices();
  const { language, revision } = useStore(texts);
  const namespace = useTextNamespace();
  return useMemo(
    () => ({ language, t: (key: string, values?: TextValues) => texts.translate(namespace, key, values) }),
    // A new revision creates a new `t`, so that memoized components render again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [texts, language, revision, namespace],
  );
}

/** The reader's language, and a function that changes it for the whole portal. */
export function useLanguage(): { language: Language; changeLanguage: (language: Language) => Promise<void> } {
  const { texts, changeLanguage } = useServices();
  return { language: useStore(texts).language, changeLanguage };
}
