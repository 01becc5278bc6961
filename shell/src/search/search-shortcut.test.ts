import { isSearchShortcut, type PressedKey } from './search-shortcut';

const press = (change: Partial<PressedKey>): PressedKey => ({
  key: '/',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: document.body,
  ...change,
});

function inside(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>('[data-target]') ?? document.body;
}

test('accepts the slash, and K with Ctrl or ⌘', () => {
  expect(isSearchShortcut(press({}))).toBe(true);
  expect(isSearchShortcut(press({ key: 'k', ctrlKey: true }))).toBe(true);
  expect(isSearchShortcut(press({ key: 'K', metaKey: true }))).toBe(true);
});

test('ignores the letter alone, with Alt, and with both keys', () => {
  expect(isSearchShortcut(press({ key: 'k' }))).toBe(false);
  expect(isSearchShortcut(press({ altKey: true }))).toBe(false);
  expect(isSearchShortcut(press({ key: 'k', ctrlKey: true, metaKey: true }))).toBe(false);
  expect(isSearchShortcut(press({ ctrlKey: true }))).toBe(false);
});

test.each([
  '<input data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<div contenteditable="true"><b data-target>x</b></div>',
  '<div role="combobox" data-target></div>',
])('a slash typed into %s stays a slash, Ctrl K works there too', (html) => {
  const target = inside(html);
  expect(isSearchShortcut(press({ target }))).toBe(false);
  expect(isSearchShortcut(press({ key: 'k', ctrlKey: true, target }))).toBe(true);
});

test('ignores handled events and IME compositions', () => {
  expect(isSearchShortcut(press({ defaultPrevented: true }))).toBe(false);
  expect(isSearchShortcut(press({ isComposing: true }))).toBe(false);
});
