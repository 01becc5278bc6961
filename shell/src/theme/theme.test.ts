import { createThemeStore } from './theme';

function createPage(theme?: string) {
  return { cookie: '', documentElement: { dataset: (theme === undefined ? {} : { theme }) as DOMStringMap } };
}

test('takes the theme that the server wrote into the page', () => {
  expect(createThemeStore(createPage('dark'), false).getState()).toBe('dark');
  expect(createThemeStore(createPage('light'), false).getState()).toBe('light');
});

test('without one, or with one that it does not know, the device decides', () => {
  expect(createThemeStore(createPage(), false).getState()).toBe('system');
  expect(createThemeStore(createPage('sepia'), false).getState()).toBe('system');
});

test('a choice holds at once and for the next page', () => {
  const page = createPage('system');
  const store = createThemeStore(page, true);
  const listener = jest.fn();
  store.subscribe(listener);
  store.choose('dark');
  expect(page.documentElement.dataset.theme).toBe('dark');
  expect(page.cookie).toBe('theme=dark; path=/; max-age=31536000; samesite=lax; secure');
  expect(store.getState()).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});
