/** Which remote the component belongs to: its reports are found by it. `shell` outside of any. */
import { createContext, useContext } from 'react';

const RemoteNameContext = createContext('shell');

export const RemoteNameProvider = RemoteNameContext.Provider;

export function useRemoteName(): string {
  return useContext(RemoteNameContext);
}

/** Under which name the component's texts are: two versions of a remote in one page have their own. */
const TextNamespaceContext = createContext<string | null>(null);

export const TextNamespaceProvider = TextNamespaceContext.Provider;

/** The remote's name where nobody says otherwise. */
export function useTextNamespace(): string {
  const name = useRemoteName();
  return useContext(TextNamespaceContext) ?? name;
}
