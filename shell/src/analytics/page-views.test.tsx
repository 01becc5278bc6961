import { Link } from '@park/platform';
import { renderWithPlatform, screen } from '@park/testing';
import { StrictMode } from 'react';
import { createPageViewSender, type PageView } from './page-views';
import { PageViews } from './PageViews';
import { loadVendorScript, sendPageView } from './vendor';

function createSender(isAllowed: () => boolean) {
  const sent: PageView[] = [];
  const order: string[] = [];
  const sender = createPageViewSender({
    isAllowed,
    loadVendor: () => void order.push('vendor'),
    send: (view) => {
      order.push('view');
      sent.push(view);
    },
    language: () => 'en',
    clock: () => new Date(Date.UTC(2026, 2, 2)),
  });
  return { sender, sent, order };
}

describe('page views', () => {
  it('SHELL-05: loads no script and sends no view without consent', () => {
    const { sender, order } = createSender(() => false);
    sender.opened('1', '/', '');
    sender.opened('2', '/news', '');
    expect(order).toEqual([]);
  });

  it('sends one view per navigation with consent; the vendor’s script loads first and once', () => {
    const { sender, sent, order } = createSender(() => true);
    sender.opened('1', '/', '');
    sender.opened('2', '/news', '?news=park');
    sender.opened('3', '/', '');
    expect(sent.map((view) => view.address)).toEqual(['/', '/news?news=park', '/']);
    expect(order).toEqual(['vendor', 'view', 'view', 'view']);
    expect(sent[0]).toEqual({ kind: 'page-view', address: '/', language: 'en', at: '2026-03-02T00:00:00.000Z' });
  });

  it('AMB-54: consent applies from the next page on, withdrawal at once; the first view is sent once', () => {
    let isAllowed = false;
    const { sender, sent } = createSender(() => isAllowed);
    sender.opened('1', '/', '');
    isAllowed = true;
    sender.opened('2', '/news', '');
    sender.opened('2', '/news', '');
    isAllowed = false;
    sender.opened('3', '/events', '');
    expect(sent.map((view) => view.address)).toEqual(['/news']);
  });

  it('AMB-27: never contains a token or the way back', () => {
    const { sender, sent } = createSender(() => true);
    sender.opened('1', '/login', '?token=secret&redirect=%2Fportal%3Ftoken%3Dsecret');
    expect(sent[0]?.address).toBe('/login');
  });

  it('is sent once although React runs effects twice in strict mode', async () => {
    const { sender, sent } = createSender(() => true);
    const { user } = renderWithPlatform(
      <StrictMode>
        <PageViews sender={sender} />
        <Link to="/news">News</Link>
      </StrictMode>,
      { at: '/' },
    );
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'News' }));
    expect(sent.map((view) => view.address)).toEqual(['/', '/news']);
  });
});

describe('vendor', () => {
  const view: PageView = { kind: 'page-view', address: '/', language: 'en', at: '2026-03-02T00:00:00.000Z' };

  it('receives the view as JSON, without cookies and referrer', () => {
    const send = jest.fn(async () => new Response());
    sendPageView({ endpoint: '/_analytics', script: null }, view, send);
    expect(send).toHaveBeenCalledWith(
      '/_analytics',
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify(view),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    );
  });

  it('may be unavailable', async () => {
    expect(() =>
      sendPageView({ endpoint: '/_analytics', script: null }, view, async () => Promise.reject(new TypeError('down'))),
    ).not.toThrow();
    await Promise.resolve();
  });

  it('may be absent', () => {
    const send = jest.fn();
    sendPageView(null, view, send);
    loadVendorScript(document, null);
    loadVendorScript(document, { endpoint: '/_analytics', script: null });
    expect(send).not.toHaveBeenCalled();
    expect(document.querySelector('script')).toBeNull();
  });

  it('has its script added to the page', () => {
    loadVendorScript(document, { endpoint: '/_analytics', script: '/vendor.js' });
    expect(document.querySelector('script')).toHaveAttribute('src', '/vendor.js');
    document.querySelector('script')?.remove();
  });
});
