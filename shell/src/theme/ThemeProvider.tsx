import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ThemeState, ThemeStore } from './theme-store';

const ThemeContext = createContext<ThemeStore | null>(null);

export const ThemeProvider = ThemeContext.Provider;

export function useTheme(): ThemeState {
  const store = useContext(ThemeContext);
  if (!store) throw new Error('useTheme needs a ThemeProvider.');
  return useStore(store);
}
