import { fontStorageName } from './held-back';
import { loadFont } from './load-font';

const withFonts = (load: () => Promise<readonly object[]>) =>
  ({ document: { fonts: { load } }, localStorage }) as unknown as Window;

beforeEach(() => localStorage.clear());

it('notes that the font is in the cache once it was loaded', async () => {
  await loadFont(withFonts(async () => [{}]));
  expect(localStorage.getItem(fontStorageName)).not.toBeNull();
});

it.each([
  ['fails', async () => Promise.reject(new Error('lost'))],
  ['is unknown', async () => []],
])('notes nothing where the font %s', async (_how, load) => {
  await loadFont(withFonts(load));
  expect(localStorage.getItem(fontStorageName)).toBeNull();
});
