import { assignedCookie, createFakeCookieJar } from '../cookies/fake-cookie-jar';
import { createThemeStore } from './theme-store';

function createPage(theme?: string) {
  return { documentElement: { dataset: (theme === undefined ? {} : { theme }) as DOMStringMap } };
}

test('reads the theme that the server wrote into the page', () => {
  const { cookies } = createFakeCookieJar();
  expect(createThemeStore(createPage('dark'), cookies).getState().theme).toBe('dark');
  expect(createThemeStore(createPage('light'), cookies).getState().theme).toBe('light');
});

test('uses the device’s theme without a choice or with an unknown one', () => {
  const { cookies } = createFakeCookieJar();
  expect(createThemeStore(createPage(), cookies).getState().theme).toBe('system');
  expect(createThemeStore(createPage('sepia'), cookies).getState().theme).toBe('system');
});

test('a choice applies at once and to the next page', () => {
  const page = createPage('system');
  const jar = createFakeCookieJar({ isSecure: true });
  const store = createThemeStore(page, jar.cookies);
  const listener = jest.fn();
  store.subscribe(listener);
  store.getState().chooseTheme('dark');
  expect(page.documentElement.dataset.theme).toBe('dark');
  expect(jar.assignments.map(assignedCookie)).toEqual([
    { pair: '__Host-theme=dark', attributes: ['max-age=31536000', 'path=/', 'samesite=lax', 'secure'] },
  ]);
  expect(store.getState().theme).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});
