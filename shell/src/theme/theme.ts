import { useSyncExternalStore } from 'react';
import { writePreference } from '../i18n/preference-cookie';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export interface ThemeStore {
  getState(): Theme;
  subscribe(listener: () => void): () => void;
  choose(theme: Theme): void;
}

export interface ThemedDocument {
  cookie: string;
  readonly documentElement: { readonly dataset: DOMStringMap };
}

/**
 * The page comes with its theme from the server, so nothing flashes; the attribute on `<html>` is the state. The cookie
 * lets the server write the next page in the same theme.
 */
export function createThemeStore(document: ThemedDocument, isSecure: boolean): ThemeStore {
  const listeners = new Set<() => void>();
  const { dataset } = document.documentElement;
  return {
    getState: () => (isTheme(dataset.theme) ? dataset.theme : 'system'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(theme) {
      dataset.theme = theme;
      writePreference(document, 'theme', theme, isSecure);
      listeners.forEach((listener) => listener());
    },
  };
}

const pageTheme = createThemeStore(document, location.protocol === 'https:');

export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(pageTheme.subscribe, pageTheme.getState), choose: pageTheme.choose };
}
