/** Which remote the component belongs to: its texts and its reports are found by it. `shell` outside of any. */
import { createContext, useContext } from 'react';

const RemoteNameContext = createContext('shell');

export const RemoteNameProvider = RemoteNameContext.Provider;

export function useRemoteName(): string {
  return useContext(RemoteNameContext);
}
