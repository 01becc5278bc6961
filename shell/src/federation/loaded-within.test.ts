import { testRemote } from '../testing/remotes-fixture';
import { loadedWithin } from './loaded-within';
import { createPageLoader, type LoadPage } from './page-loader';

const loaderWith = (load: LoadPage) =>
  createPageLoader({ load, timeout: 1_000, attempts: 1, newErrorId: () => 'id', onOutcome: () => {} });

test('waits until the page is there', async () => {
  const loader = loaderWith(async () => () => null);
  await loadedWithin(10_000, loader, testRemote, 'page');
  expect(loader.stateOf(testRemote, 'page').status).toBe('loaded');
  // And not at all for one that is.
  await loadedWithin(10_000, loader, testRemote, 'page');
});

test('waits no longer for one that failed', async () => {
  const loader = loaderWith(async () => Promise.reject(new Error('gone')));
  await loadedWithin(10_000, loader, testRemote, 'page');
  expect(loader.stateOf(testRemote, 'page').status).toBe('failed');
});

test('continues without a slow page', async () => {
  const loader = loaderWith(() => new Promise(() => {}));
  jest.useFakeTimers();
  const waiting = loadedWithin(150, loader, testRemote, 'page');
  await jest.advanceTimersByTimeAsync(150);
  await waiting;
  expect(loader.stateOf(testRemote, 'page').status).toBe('loading');
  jest.useRealTimers();
});
