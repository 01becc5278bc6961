import { axe, refusal, screen, waitFor, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import { renderNewsEvents } from '../../testing/render-news-events';
import { SubscribeButton } from './SubscribeButton';

const made = {
  url: 'https://park.example/api/feeds/s3cret.ics',
  webcalUrl: 'webcal://park.example/api/feeds/s3cret.ics',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const none = { isActive: false, createdAt: null, lastReadAt: null };
const kept = { isActive: true, createdAt: '2026-11-02T08:00:00.000Z', lastReadAt: '2026-11-20T10:00:00.000Z' };

const open = async (answers: FakeAnswers = {}, options: RenderOptions = {}) => {
  const page = renderNewsEvents(SubscribeButton, { at: '/events', answers, ...options });
  await page.user.click(screen.getByRole('button', { name: options.language === 'fr' ? 'S’abonner' : 'Subscribe' }));
  return page;
};
const own = () => within(screen.getByRole('region', { name: 'Your own calendar' }));
const done = (page: Awaited<ReturnType<typeof open>>, name: string) =>
  page.client.calls.filter((call) => call.name === name).length;

describe('events in a calendar program', () => {
  it('offers a visitor the public events, in their language, and a link to sign in', async () => {
    const page = await open();
    const open_ = within(screen.getByRole('region', { name: 'Public events' }));
    expect(open_.getByRole('textbox', { name: 'Calendar address' })).toHaveValue(
      'http://localhost/api/feeds/events.ics?language=en',
    );
    expect(open_.getByRole('link', { name: 'Open in calendar program' })).toHaveAttribute(
      'href',
      'webcal://localhost/api/feeds/events.ics?language=en',
    );
    expect(own().getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/login?redirect='),
    );
    expect(page.client.calls).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('creates a personal address and shows it once', async () => {
    const page = await open({ 'GET /api/feeds/personal': none, 'POST /api/feeds/personal': made }, { user: {} });
    await page.user.click(await own().findByRole('button', { name: 'Create address' }));
    expect(await own().findByRole('textbox', { name: 'Your secret address' })).toHaveValue(made.url);
    expect(own().getByText(/shown only once/)).toBeInTheDocument();
    await waitFor(() => expect(own().getByRole('button', { name: 'Copy' })).toHaveFocus());
    expect(own().getByRole('link', { name: 'Open in calendar program' })).toHaveAttribute('href', made.webcalUrl);
    expect(page.missingTexts).toEqual([]);
  });

  it('shows since when an existing address is used, and asks before it replaces it', async () => {
    const page = await open({ 'GET /api/feeds/personal': kept, 'POST /api/feeds/personal': made }, { user: {} });
    expect(await own().findByText(/since Mon 2 Nov/)).toHaveTextContent('last read it 2 hours ago');
    expect(own().queryByRole('textbox')).toBeNull();
    await page.user.click(own().getByRole('button', { name: 'Create new address' }));
    expect(done(page, 'POST /api/feeds/personal')).toBe(0);
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Create new address' }));
    expect(await own().findByRole('textbox', { name: 'Your secret address' })).toHaveValue(made.url);
  });

  it('asks before it revokes the address', async () => {
    let feed: typeof kept | typeof none = kept;
    const page = await open(
      { 'GET /api/feeds/personal': () => feed, 'DELETE /api/feeds/personal': undefined },
      { user: {} },
    );
    await page.user.click(await own().findByRole('button', { name: 'Revoke address' }));
    feed = none;
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke address' }));
    const create = await own().findByRole('button', { name: 'Create address' });
    await waitFor(() => expect(create).toHaveFocus());
    expect(done(page, 'DELETE /api/feeds/personal')).toBe(1);
  });

  it('keeps the current state when creating fails, and retries', async () => {
    const page = await open(
      { 'GET /api/feeds/personal': none, 'POST /api/feeds/personal': refusal(500, 'errors.recoverable') },
      { user: {} },
    );
    await page.user.click(await own().findByRole('button', { name: 'Create address' }));
    expect(await own().findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'POST /api/feeds/personal': made });
    await page.user.click(own().getByRole('button', { name: 'Try again' }));
    expect(await own().findByRole('textbox')).toHaveValue(made.url);
  });

  it('renders in French, and is accessible', async () => {
    const page = await open({ 'GET /api/feeds/personal': kept }, { user: {}, language: 'fr' });
    await waitFor(() => expect(screen.getByText(/depuis le/)).toBeInTheDocument());
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.baseElement)).violations).toEqual([]);
  });
});
