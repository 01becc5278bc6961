import type { PublishedRemote } from '@park/platform/descriptor';
import type { PageLoader } from './page-loader';

/** Loads a page of a remote; resolves when it is there or has failed, or when patience (milliseconds) ends. */
export function loadedWithin(
  patience: number,
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
    const timer = setTimeout(done, patience);
    const unsubscribe = loader.subscribe(look);
    loader.load(remote, page);
    look();
  });
}
