/** For the shell and `@park/testing` only: the services behind the platform's hooks. */
export { createClient, type ClientSettings, type PreloadedProblem } from './client/client';
export { callUrl } from './client/call-url';
export { normalizeSearchText } from './address/search-text';
export { createQueryCache, forgetResponses, QueryCacheProvider, type QueryCache } from './data/query-cache';
export { uniqueId } from './errors/unique-id';
export { RemoteNameProvider, TextNamespaceProvider } from './remote/remote-name';
export {
  ServicesProvider,
  useStore,
  type PlatformServices,
  type ReadableStore,
  type StoredChoices,
} from './services/services';
export { createTextStore, type TextStore, type TextStoreState } from './text-store/text-store';
export {
  createMemoryRouter,
  MemoryRouter,
  Route,
  Router,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
export type { BrowserHistory, HistoryUpdate } from './navigation/history';
export { platformVersion } from './version';
