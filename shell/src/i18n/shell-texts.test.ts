import { createTextStore } from '@park/platform/host';
import { frenchTexts } from '@park/ui/texts/fr';
import { createShellTexts } from './shell-texts';

test('loads a language once, with the texts of the components', async () => {
  const store = createTextStore('en');
  const load = jest.fn(async () => ({ texts: { hello: 'Bonjour' }, uiTexts: frenchTexts }));
  const shellTexts = createShellTexts(store, load);
  await shellTexts.load('fr');
  await shellTexts.load('fr');
  expect(load).toHaveBeenCalledTimes(1);
  expect(shellTexts.uiTexts('fr')).toBe(frenchTexts);
  await store.setLanguage('fr');
  expect(store.translate('shell', 'hello')).toBe('Bonjour');
});

test('a failed load can be retried', async () => {
  const store = createTextStore('en');
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ texts: { hello: 'Bonjour' }, uiTexts: undefined });
  const shellTexts = createShellTexts(store, load);
  await expect(shellTexts.load('fr')).rejects.toThrow('offline');
  await shellTexts.load('fr');
  expect(store.has('fr', 'shell')).toBe(true);
});
