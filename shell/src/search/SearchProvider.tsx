import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { onDemandPart } from '../on-demand/on-demand-part';
import { useOnDemandDialog } from '../on-demand/use-on-demand-dialog';
import type { SearchDialogProps } from './SearchDialog';
import { isSearchShortcut } from './search-shortcut';

const searchDialog = onDemandPart<SearchDialogProps>(
  async () => (await import(/* webpackChunkName: "search" */ './SearchDialog')).SearchDialog,
);

export interface Search {
  readonly open: () => void;
  /** Call on hover and focus: loads the dialog before it is opened. */
  readonly prepare: () => void;
}

const SearchContext = createContext<Search | null>(null);

export function useSearch(): Search {
  const search = useContext(SearchContext);
  if (!search) throw new Error('The search is not provided here.');
  return search;
}

/** The search of the portal, opened by its button, by `/` or by Ctrl K anywhere. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { isOpen, open, close, prepare } = useOnDemandDialog(searchDialog);
  const state = searchDialog.getState();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);

  // Memoised, so that opening the dialog does not render every component that can open it.
  const search = useMemo(() => ({ open, prepare }), [open, prepare]);
  return (
    <SearchContext.Provider value={search}>
      {children}
      {isOpen && state.status === 'loaded' && <state.Part onClose={close} />}
    </SearchContext.Provider>
  );
}
