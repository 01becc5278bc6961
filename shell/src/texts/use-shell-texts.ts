import { useTexts, type Texts, type TextKey } from '@park/platform';
import type { ShellTextTree } from './en';

export type ShellTextKey = TextKey<ShellTextTree>;

/** Texts of the shell, with their keys checked. Only outside of remotes, whose `useTexts` speaks for themselves. */
export const useShellTexts = (): Texts<ShellTextKey> => useTexts<ShellTextTree>();
