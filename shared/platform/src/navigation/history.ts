import type { UNSAFE_createBrowserHistory } from 'react-router-dom';

/** The browser's history as the router uses it: `push`, `replace`, `go`, and one listener for every change. */
export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
export type HistoryUpdate = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];
