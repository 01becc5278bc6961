import { refusal, screen, waitFor, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { Services } from './Services';
import { addressWithToken } from './use-ticketing';

const open = (options: RenderOptions) => renderPortal(Services, options);
const handoff = { token: 'once-only', expiresAt: '2026-11-20T08:31:00Z' };

const ownOpen = window.open;
let opened: { opener: unknown; document: Document; close: jest.Mock };
let wentTo: string[];

beforeEach(() => {
  opened = { opener: window, document: document.implementation.createHTMLDocument(), close: jest.fn() };
  window.open = jest.fn(() => opened as unknown as Window);
  wentTo = [];
  const pressed = HTMLElement.prototype.click;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.ownerDocument === opened.document) wentTo.push(this.href);
    else pressed.call(this);
  });
});
afterEach(() => {
  window.open = ownOpen;
  jest.restoreAllMocks();
});

describe('links to other systems', () => {
  it.each<[string, RenderOptions, string]>([
    ['Campus card', { permissions: ['Camipro'] }, 'https://card.campus.example/'],
    ['Fairmove', { permissions: ['Fairmove'] }, 'https://fairmove.example/login'],
    ['KNOVA files', { permissions: ['Portal_Access'], canShareKnovaFiles: true }, 'https://files.knova.example/'],
  ])('%s is there for who may use it, in a window of its own that learns nothing', (name, options, address) => {
    open(options);
    const link = screen.getByRole('link', { name: `${name} (opens in a new window)` });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps the place of the guide until its address is known', async () => {
    let answer: (value: { path: string }) => void = () => undefined;
    const address = new Promise<{ path: string }>((resolve) => (answer = resolve));
    open({ permissions: ['Smart_Guides', 'Camipro'], answers: { 'GET /api/guides/own/address': () => address } });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    answer({ path: '/a-secret' });
    expect(await screen.findByRole('link', { name: 'Your guide' })).toHaveAttribute('href', '/a-secret');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows nothing to who may use none', () => {
    open({ permissions: ['Portal_Access'] });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('ticketing', () => {
  const ticketing = () => screen.getByRole('button', { name: /ticketing/i });

  it('requests a token only when the button is pressed, and opens the service with it (FUNC-11)', async () => {
    let answer: (value: typeof handoff) => void = () => undefined;
    const page = open({
      permissions: ['Ticketing_Create'],
      answers: { 'POST /api/auth/handoff': () => new Promise((resolve) => (answer = resolve)) },
    });
    expect(page.client.calls).toEqual([]);
    await page.user.click(ticketing());
    // The window is there before the answer, or the browser would block it.
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(opened.opener).toBeNull();
    expect(page.client.calls).toMatchObject([
      { name: 'POST /api/auth/handoff', input: { body: { audience: 'ticketing', returnTo: '/portal' } } },
    ]);
    await page.user.click(ticketing());
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(wentTo).toEqual([]);
    answer(handoff);
    await waitFor(() => expect(wentTo).toEqual(['https://tickets.example/start?lang=en&token=once-only']));
    expect(opened.close).not.toHaveBeenCalled();
    expect(document.documentElement.outerHTML).not.toContain('once-only');
    expect(opened.document.documentElement.outerHTML).not.toContain('once-only');
    expect(screen.getByRole('button', { name: 'Ticketing (opens in a new window)' })).toBeInTheDocument();
  });

  it('requests a new token each time', async () => {
    const tokens = ['first', 'second'];
    const page = open({
      permissions: ['Ticketing_Create'],
      answers: { 'POST /api/auth/handoff': () => ({ ...handoff, token: tokens.shift() ?? '' }) },
    });
    await page.user.click(ticketing());
    await waitFor(() => expect(wentTo).toHaveLength(1));
    await page.user.click(ticketing());
    await waitFor(() =>
      expect(wentTo.map((address) => new URL(address).searchParams.get('token'))).toEqual(['first', 'second']),
    );
  });

  it('closes the window when it is refused, says so, and works on the next try', async () => {
    const page = open({
      permissions: ['Ticketing_Create'],
      answers: { 'POST /api/auth/handoff': refusal(403, 'errors.auth.forbidden') },
    });
    await page.user.click(ticketing());
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    expect(opened.close).toHaveBeenCalledTimes(1);
    expect(wentTo).toEqual([]);
    page.client.answer({ 'POST /api/auth/handoff': handoff });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(wentTo).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what to do when the browser blocks the window, and spends no token', async () => {
    window.open = jest.fn(() => null);
    const page = open({ permissions: ['Ticketing_Create'] });
    await page.user.click(ticketing());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocked the new window');
    expect(page.client.calls).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps the parameters of the configured address and lets none of them pose as the token', () => {
    expect(addressWithToken('https://tickets.example/?token=old&a=1#top', 'a b&c')).toBe(
      'https://tickets.example/?token=a+b%26c&a=1#top',
    );
  });
});
