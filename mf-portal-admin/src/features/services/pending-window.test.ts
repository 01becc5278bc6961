import { openPendingWindow } from './pending-window';

const ownOpen = window.open;
afterEach(() => {
  window.open = ownOpen;
});

function fakeWindow() {
  const fake = { opener: window as unknown, document: document.implementation.createHTMLDocument(), close: jest.fn() };
  window.open = jest.fn(() => fake as unknown as Window);
  return fake;
}

describe('window that waits for its address', () => {
  it('has no tie to the page that opened it and says what it waits for', () => {
    const fake = fakeWindow();
    openPendingWindow('Opening ticketing');
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(fake.opener).toBeNull();
    expect(fake.document.title).toBe('Opening ticketing');
    expect(fake.document.body.textContent).toBe('Opening ticketing');
  });

  it('goes on without a referrer, through a link that is part of no page', () => {
    const fake = fakeWindow();
    const pressed: HTMLAnchorElement[] = [];
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      pressed.push(this);
    });
    openPendingWindow('Opening ticketing')?.goTo('https://tickets.example/?token=secret');
    press.mockRestore();
    expect(pressed).toHaveLength(1);
    expect(pressed[0]).toMatchObject({
      href: 'https://tickets.example/?token=secret',
      rel: 'noopener noreferrer',
      target: '',
      isConnected: false,
    });
    expect(pressed[0]?.ownerDocument).toBe(fake.document);
    expect(fake.document.documentElement.outerHTML).not.toContain('secret');
  });

  it('closes when there is nowhere to go', () => {
    const fake = fakeWindow();
    openPendingWindow('Opening ticketing')?.close();
    expect(fake.close).toHaveBeenCalled();
  });

  it('is null when the browser opens none', () => {
    window.open = jest.fn(() => null);
    expect(openPendingWindow('Opening ticketing')).toBeNull();
  });
});
