import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrowserCookies } from '../cookies/browser-cookies';
import { writePreference } from '../cookies/preference-cookie';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export interface ThemeState {
  readonly theme: Theme;
  readonly chooseTheme: (theme: Theme) => void;
}

export type ThemeStore = StoreApi<ThemeState>;

export interface ThemedDocument {
  readonly documentElement: { readonly dataset: DOMStringMap };
}

/**
 * The server renders the page with the visitor's theme on `<html>`, so nothing flashes. A choice changes that
 * attribute and the cookie that the server reads for the next page.
 */
export function createThemeStore(document: ThemedDocument, cookies: BrowserCookies): ThemeStore {
  const { dataset } = document.documentElement;
  return createStore<ThemeState>((set) => ({
    theme: isTheme(dataset.theme) ? dataset.theme : 'system',
    chooseTheme(theme) {
      dataset.theme = theme;
      writePreference(cookies, 'theme', theme);
      set({ theme });
    },
  }));
}
