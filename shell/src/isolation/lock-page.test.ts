// Runs alone: a locked page cannot be unlocked.
import { lockPage } from './lock-page';

describe('locking the page', () => {
  const activation = { isActive: false };
  const opened = jest.fn();
  beforeAll(() => {
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
    Object.defineProperty(window, 'open', { value: opened, configurable: true });
    lockPage(window as Window & typeof globalThis);
  });

  const attempts: Record<string, () => void> = {
    fetch: () => void (window.fetch = jest.fn()),
    'fetch, defined': () => void Object.defineProperty(window, 'fetch', { value: jest.fn() }),
    'history of this page': () => void (window.history.pushState = jest.fn()),
    'history of every page': () => void (History.prototype.replaceState = jest.fn()),
    'storage methods': () => void (Storage.prototype.setItem = jest.fn()),
    'storage itself': () => void Object.defineProperty(window, 'localStorage', { value: {} }),
    'reading JSON': () => void (JSON.parse = jest.fn()),
    listening: () => void (EventTarget.prototype.addEventListener = jest.fn()),
    'methods of lists': () => void (Array.prototype.map = jest.fn()),
    promises: () => void (Promise.prototype.then = jest.fn()),
    'what builds pages': () => void (Node.prototype.appendChild = jest.fn()),
    'what objects inherit': () => void Object.assign(Object.prototype, { isAdmin: true }),
    'what lists inherit': () => void Object.assign(Array.prototype, { last: jest.fn() }),
    'the functions of Object': () => void (Object.keys = jest.fn()),
    'opening windows': () => void (window.open = jest.fn()),
    'rules of a style sheet': () => {
      const sheet = document.head.appendChild(document.createElement('style')).sheet;
      sheet?.insertRule('body { color: red }');
    },
  };

  it.each(Object.entries(attempts))('refuses to replace %s', (_name, attempt) => {
    expect(attempt).toThrow(TypeError);
  });

  it('opens windows only after a press', () => {
    expect(window.open('/one', '_blank')).toBeNull();
    expect(opened).not.toHaveBeenCalled();
    activation.isActive = true;
    window.open('/two', '_blank');
    expect(opened.mock.calls).toEqual([['/two', '_blank']]);
  });

  it('leaves what they do as it was', () => {
    history.pushState(null, '', '/somewhere');
    expect(location.pathname).toBe('/somewhere');
    localStorage.setItem('key', 'value');
    expect(localStorage.getItem('key')).toBe('value');
    expect([3, 1, 2].map((number) => number * 2)).toEqual([6, 2, 4]);
    class Names extends Array<string> {}
    expect(Names.from(['a']).concat('b')).toHaveLength(2);
    // Webpack's files of a remote are announced to the page like this.
    const chunks: number[] = [];
    chunks.push = () => 7;
    expect(chunks.push(1)).toBe(7);
    const known = Object.assign(Object.create(WeakMap.prototype), { get: () => 'own' }) as { get(): string };
    expect(known.get()).toBe('own');
    const own: Record<string, unknown> = {};
    own['toString'] = () => 'own';
    expect(String(own)).toBe('own');
  });
});
