import type { BuildFiles } from '@park/platform/descriptor';
import { waitFor } from '@park/testing';
import { outlinesOf, testRemote } from '../testing/remotes-fixture';
import { createPreload, filesOfPage } from './preload-page';

const files: BuildFiles = {
  pages: { page: { scripts: ['routes.js', 'page.js'], styles: ['page.css'] } },
  texts: { en: { scripts: ['texts-en.js'], styles: [] }, fr: { scripts: ['texts-fr.js'], styles: [] } },
};
const entryArrives = () =>
  document.head.querySelector('link[href="/_mf/mf-test/1/entry.js"]')?.dispatchEvent(new Event('load'));
const hints = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

describe('preparing a page', () => {
  afterEach(() => document.head.replaceChildren());

  const loadRuntime = jest.fn(async () => undefined);
  const withoutRuntime = { document, loadRuntime };
  beforeEach(() => loadRuntime.mockClear());

  it('hints the entry at once and the page’s files when it has arrived, each once', async () => {
    const read = jest.fn(async () => files);
    const preload = createPreload({ remotes: () => [testRemote], language: () => 'fr', ...withoutRuntime, read });
    preload('/companies?q=bio');
    expect(loadRuntime).toHaveBeenCalledTimes(1);
    preload('/companies');
    await Promise.resolve();
    expect(read).not.toHaveBeenCalled();
    expect(hints()).toEqual(['/_mf/mf-test/1/entry.js']);
    entryArrives();
    await waitFor(() =>
      expect(hints()).toEqual(
        ['entry.js', 'routes.js', 'page.js', 'texts-fr.js', 'page.css'].map((file) => `/_mf/mf-test/1/${file}`),
      ),
    );
    expect(read).toHaveBeenCalledTimes(1);
    expect(read).toHaveBeenCalledWith('mf-test', '1');
  });

  it('asks again for names that did not come, and hints nothing for a path of the shell', async () => {
    const read = jest.fn(async (): Promise<BuildFiles | null> => null);
    const preload = createPreload({ remotes: () => [testRemote], language: () => 'en', ...withoutRuntime, read });
    preload('/login');
    expect(read).not.toHaveBeenCalled();
    expect(loadRuntime).not.toHaveBeenCalled();
    preload('/companies');
    entryArrives();
    await read.mock.results[0]?.value;
    await waitFor(() => {
      preload('/companies');
      expect(read).toHaveBeenCalledTimes(2);
    });
  });

  it('hints nothing of a remote in outline', () => {
    const read = jest.fn(async () => files);
    createPreload({ remotes: () => outlinesOf([testRemote]), language: () => 'en', ...withoutRuntime, read })(
      '/companies',
    );
    expect(read).not.toHaveBeenCalled();
    expect(hints()).toEqual([]);
  });

  it('names a file once that several chunks need', () => {
    const twice: BuildFiles = { ...files, texts: { en: { scripts: ['routes.js'], styles: [] } } };
    expect(filesOfPage(testRemote.live, twice, 'page', 'en').map(({ href }) => href)).toEqual([
      '/_mf/mf-test/1/routes.js',
      '/_mf/mf-test/1/page.js',
      '/_mf/mf-test/1/page.css',
    ]);
  });
});
