import type { PublishedRemote } from '@park/platform/descriptor';
import type { PageLoader } from './page-loader';

/** Loads a page of a remote; resolves when it is loaded, when it has failed, or after `timeoutMs`. */
export function loadedWithin(
  timeoutMs: number,
  loader: PageLoader,
  remote: PublishedRemote,
  page: string,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const look = () => {
      const { status } = loader.stateOf(remote, page);
      if (status === 'loaded' || status === 'failed') done();
    };
    const timer = setTimeout(done, timeoutMs);
    const unsubscribe = loader.states.subscribe(look);
    loader.load(remote, page);
    look();
  });
}
