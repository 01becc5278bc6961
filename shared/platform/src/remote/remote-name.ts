/** The remote that a component belongs to, for reports; `shell` outside of any remote. */
import { createContext, useContext } from 'react';

const RemoteNameContext = createContext('shell');

export const RemoteNameProvider = RemoteNameContext.Provider;

/** The name of the surrounding remote, or `shell`. */
export function useRemoteName(): string {
  return useContext(RemoteNameContext);
}

/** The namespace of the component's texts: two versions of a remote in one page have separate ones. */
const TextNamespaceContext = createContext<string | null>(null);

export const TextNamespaceProvider = TextNamespaceContext.Provider;

/** The namespace of texts; the remote's name by default. */
export function useTextNamespace(): string {
  const name = useRemoteName();
  return useContext(TextNamespaceContext) ?? name;
}
