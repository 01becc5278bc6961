/** For the shell and `@park/testing` only: what stands behind the platform's hooks. */
export { createClient, type ClientSettings } from './client/client';
export { callUrl } from './client/call-url';
export { createQueryCache, QueryCacheProvider, type QueryCache } from './data/query-cache';
export { uniqueId } from './errors/unique-id';
export { RemoteNameProvider } from './remote/remote-name';
export { ServicesProvider, useStore, type PlatformServices, type Readable } from './services';
export { createTextStore, type TextStore, type TextStoreState } from './texts/text-store';
export { BrowserRouter, createMemoryRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
export { platformVersion } from './version';
