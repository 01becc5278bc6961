import { axe, firstCallUrls, refusal, screen, waitFor, type FakeAnswers, type RenderOptions } from '@park/testing';
import descriptor from '../../../remote.config';
import { catalogs, newsItem } from '../../testing/answers';
import { renderNewsEvents } from '../../testing/render-news-events';
import NewsListPage from './NewsListPage';
import StoryListPage from './StoryListPage';

const image = { url: '/api/files/1', alt: 'The hall at night', width: 1200, height: 675 };
const two = {
  items: [
    newsItem({ image }),
    newsItem({
      id: 'news-2',
      title: 'Une fusée décolle',
      type: 'press',
      language: 'fr',
      publishedAt: '2026-11-20T09:00:00.000Z',
    }),
  ],
  paginationId: null,
};
const none = { items: [], paginationId: null };

const open = (at = '/news', query: FakeAnswers['GET /api/news/query'] = two, options: RenderOptions = {}) =>
  renderNewsEvents(at.startsWith('/news') ? NewsListPage : StoryListPage, {
    at,
    answers: { 'GET /api/news/query': query, 'GET /api/catalogs/{id}': catalogs },
    ...options,
  });

const asked = (page: ReturnType<typeof open>) => page.client.calls.map(({ url }) => url);

describe('list of news', () => {
  it('shows a skeleton, then the newest article large and the others as cards', async () => {
    const page = open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: 'A new laboratory opens' })).toHaveAttribute(
      'href',
      '/news/details?id=news-1',
    );
    expect(screen.getByRole('img', { name: 'The hall at night' })).toHaveAttribute('fetchpriority', 'high');
    expect(
      screen.getByRole('heading', { level: 2, name: 'Une fusée décolle' }).querySelector('[lang]'),
    ).toHaveAttribute('lang', 'fr');
    expect(await screen.findByText('· Press', { exact: false })).toHaveTextContent('3 hours ago · Press');
    expect(document.title).toBe('News · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['/news', '/news?news=press', '/news?q=rocket&news=press', '/success-stories', '/success-stories?q=grow'])(
    'asks at %s for exactly what comes with the page',
    async (at) => {
      const page = open(at);
      await screen.findByRole('link', { name: 'A new laboratory opens' });
      expect(asked(page).sort()).toEqual(firstCallUrls(descriptor, at).sort());
    },
  );

  it('filters by type through the address, by keyboard too', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('radio', { name: 'Press' }));
    expect(page.address()).toBe('/news?news=press');
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/news/query?pageSize=13&queryFilters=type%3Apress'));
    await page.user.keyboard('{ArrowLeft}');
    expect(page.address()).toBe('/news?news=park');
    await page.user.click(screen.getByRole('radio', { name: 'All' }));
    expect(page.address()).toBe('/news');
  });

  it('searches while typing; search results have no lead article', async () => {
    const page = open();
    await screen.findByRole('link', { name: 'A new laboratory opens' });
    await page.user.type(screen.getByRole('searchbox', { name: 'Search news' }), 'rocket');
    await waitFor(() => expect(page.address()).toBe('/news?q=rocket'));
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/news/query?pageSize=13&queryText=rocket'));
    expect(screen.getByRole('img', { name: 'The hall at night' })).toHaveAttribute('loading', 'lazy');
  });

  it('announces the number of results to screen readers', async () => {
    const page = open('/news', ({ query }) =>
      query?.queryText
        ? none
        : query?.paginationId === undefined
          ? { ...two, paginationId: 'next' }
          : { items: [newsItem({ id: 'third' })], paginationId: null },
    );
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(status()).toContain('First 2 results; there are more'));
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(status()).toContain('3 results'));
    await page.user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    await waitFor(() => expect(status()).toContain('No results'));
  });

  it('shows the matching text of a search, and its language', async () => {
    const marked = [
      { text: 'Un ', isMatch: false },
      { text: 'toit', isMatch: true },
    ];
    open('/news?q=toit', {
      items: [
        newsItem({ excerpt: marked, excerptLanguage: 'fr' }),
        newsItem({ id: 'own', title: 'Toit', excerpt: [{ text: 'Nothing', isMatch: false }], excerptLanguage: 'en' }),
      ],
      paginationId: null,
    });
    const mark = await screen.findByText('toit', { selector: 'mark' });
    expect(mark.closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(mark.closest('p')).toHaveTextContent('In French Un toit');
    // The title matches, so the summary is more useful than the start of the text.
    expect(screen.queryByText('Nothing')).toBeNull();
    expect(screen.getAllByText('Room for twelve teams.')).toHaveLength(1);
  });

  it.each([
    ['/news?q=zzz', 'Nothing matches your search. Try fewer or different words.', 'Clear the search'],
    ['/news?news=nothing-such', 'There is nothing of this kind yet.', 'Show all kinds'],
  ])('names at %s what leaves nothing', async (at, reason, clear) => {
    const page = open(at, none);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: clear }));
    expect(page.address()).toBe('/news');
  });

  it.each(['%00rocket', 'x'.repeat(3_000)])(
    'a search that an address made impossible is asked as far as it can be',
    async (text) => {
      const page = open(`/news?q=${text}`);
      await screen.findByRole('link', { name: 'A new laboratory opens' });
      const asks =
        new URL(asked(page).find((url) => url.startsWith('/api/news')) ?? '', 'http://park').searchParams.get(
          'queryText',
        ) ?? '';
      expect(asks).toMatch(/^[^\p{Cc}]{1,200}$/u);
    },
  );

  it('loads the next page; when that fails, the list stays', async () => {
    const page = open('/news', ({ query }) =>
      query?.paginationId === undefined ? { ...two, paginationId: 'next' } : refusal(503, 'errors.unavailable'),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The next part of the list did not load.');
    expect(screen.getByRole('link', { name: 'A new laboratory opens' })).toBeInTheDocument();
  });

  it('distinguishes the three kinds of empty lists', async () => {
    const first = open('/news', none);
    expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeInTheDocument();
    first.unmount();
    const second = open('/news?news=press&q=zzz', none);
    expect(await screen.findByRole('heading', { name: 'No matching news' })).toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    expect(second.address()).toBe('/news');
    second.unmount();
    open('/news', refusal(403, 'errors.auth.forbidden'));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=%2Fnews');
  });

  it('shows an error in place with its reference, and recovers', async () => {
    const page = open('/news', refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({ 'GET /api/news/query': two });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'A new laboratory opens' })).toBeInTheDocument();
  });

  it('shows the list when the types do not load', async () => {
    open('/news', two, {
      answers: { 'GET /api/news/query': two, 'GET /api/catalogs/{id}': refusal(500, 'errors.recoverable') },
    });
    expect(await screen.findByRole('link', { name: 'A new laboratory opens' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['/news', '/success-stories'])('renders in French at %s', async (at) => {
    const page = open(at, two, { language: 'fr' });
    await screen.findByRole('link', { name: 'A new laboratory opens' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(at === '/news' ? 'Actualités' : 'Réussites');
    expect(page.missingTexts).toEqual([]);
  });

  it.each(['/news', '/success-stories'])('has no accessibility violation at %s', async (at) => {
    const { container } = open(at);
    await screen.findByRole('link', { name: 'A new laboratory opens' });
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('list of success stories', () => {
  it('links to the pages of stories', async () => {
    open('/success-stories');
    expect(await screen.findByRole('link', { name: 'A new laboratory opens' })).toHaveAttribute(
      'href',
      '/success-stories/details?id=news-1',
    );
  });

  it.each([
    ['/success-stories', 'No success stories yet'],
    ['/success-stories?q=zzz', 'No matching stories'],
  ])('is empty at %s for a reason', async (at, title) => {
    open(at, none);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });
});

it.each([
  ['/news', 'http://localhost/api/feeds/news.atom?language=en'],
  ['/success-stories', 'http://localhost/api/feeds/news.atom?language=en&successStories=true'],
])('%s has a feed, for people and for programs', async (at, href) => {
  open(at);
  expect(await screen.findByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', href);
  expect(document.head.querySelector('link[type="application/atom+xml"]')).toHaveAttribute('href', href);
});
