import { axe, firstCallUrls, refusal, screen, waitFor, type FakeAnswers, type RenderOptions } from '@park/testing';
import descriptor from '../../../remote.config';
import { article, catalogs, newsItem } from '../../testing/answers';
import { renderNewsEvents } from '../../testing/render-news-events';
import NewsArticlePage from './NewsArticlePage';
import StoryArticlePage from './StoryArticlePage';

const full = article({
  linkedCompany: { id: 'acme', name: 'Acme', logo: null },
  related: [newsItem({ id: 'news-2', title: 'An older laboratory' })],
});

const story = { ...full, successStory: true };

const open = (
  at = '/news/details?id=news-1',
  answer: FakeAnswers['GET /api/news/{id}'] = at.startsWith('/news') ? full : story,
  options: RenderOptions = {},
) =>
  renderNewsEvents(at.startsWith('/news') ? NewsArticlePage : StoryArticlePage, {
    at,
    answers: { 'GET /api/news/{id}': answer, 'GET /api/catalogs/{id}': catalogs },
    ...options,
  });

const preview = { kind: 'news', expiresAt: '2026-11-20T12:30:00.000Z', article: full } as const;
const previewAnswer = (answer: FakeAnswers['GET /api/publishing/previews/{token}']): FakeAnswers => ({
  'GET /api/publishing/previews/{token}': answer,
  'GET /api/catalogs/{id}': catalogs,
});

describe('page of an article', () => {
  it('has a title while it loads, then the article with its type, date, company and further reading', async () => {
    const page = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Article' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'A new laboratory opens' })).toBeInTheDocument();
    expect(screen.getByText('bright').tagName).toBe('STRONG');
    expect(screen.getByText('2 November 2026')).toHaveAttribute('datetime', '2026-11-02T08:00:00.000Z');
    expect(await screen.findByText('· Park', { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Acme/ })).toHaveAttribute('href', '/companies/details?id=acme');
    expect(screen.getByRole('link', { name: 'An older laboratory' })).toHaveAttribute(
      'href',
      '/news/details?id=news-2',
    );
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
    expect(document.title).toBe('A new laboratory opens · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('is a story among stories at the other address', async () => {
    open('/success-stories/details?id=news-1');
    expect(await screen.findByRole('link', { name: 'An older laboratory' })).toHaveAttribute(
      'href',
      '/success-stories/details?id=news-2',
    );
    expect(screen.getByRole('link', { name: 'Success stories' })).toHaveAttribute('href', '/success-stories');
  });

  it.each([
    ['/success-stories/details?id=news-1', full, '/news/details?id=news-1'],
    ['/news/details?id=news-1', story, '/success-stories/details?id=news-1'],
  ])('the address %s of the other kind leads to the right one', async (at, answer, right) => {
    const page = open(at, answer);
    await waitFor(() => expect(page.address()).toBe(right));
  });

  it.each(['/news/details?id=news-1', '/success-stories/details?id=news-1'])(
    'asks at %s for exactly what comes with the page',
    async (at) => {
      const page = open(at);
      await screen.findByRole('heading', { level: 1, name: 'A new laboratory opens' });
      expect(page.client.calls.map(({ url }) => url).sort()).toEqual(firstCallUrls(descriptor, at).sort());
    },
  );

  it('shows the picture with its text alternative', async () => {
    open(undefined, article({ image: { url: '/api/files/1', alt: 'The hall at night', width: 1200, height: 675 } }));
    expect(await screen.findByRole('img', { name: 'The hall at night' })).toHaveAttribute('width', '1200');
  });

  it('says that a text is available in the other language only, and marks it for screen readers', async () => {
    open(undefined, article({ language: 'fr', content: '<p>Il fait clair.</p>' }));
    expect(await screen.findByText('This text is available in French only.')).toBeInTheDocument();
    expect(screen.getByText('Il fait clair.').parentElement).toHaveAttribute('lang', 'fr');
  });

  it.each([
    ['/news/details?id=nothing', 'Article not found', 'See all news', '/news'],
    ['/news/details', 'Article not found', 'See all news', '/news'],
    ['/success-stories/details?id=nothing', 'Story not found', 'See all success stories', '/success-stories'],
  ])('has a friendly page at %s', async (at, title, action, href) => {
    const page = open(at, refusal(404, 'errors.notFound'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(page.missingTexts).toEqual([]);
  });

  it('shows an error in place, and recovers', async () => {
    const page = open(undefined, refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/news/{id}': full });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A new laboratory opens' })).toBeInTheDocument();
  });

  it.each([404, 410])('says that a preview is gone when the api answers %d', async (status) => {
    open('/news/details?draft=token', full, { answers: previewAnswer(refusal(status, 'errors.notFound')) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This preview is no longer available' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all news' })).toBeInTheDocument();
  });

  it('does not call a preview missing that failed to load, and recovers', async () => {
    const page = open('/news/details?draft=token', full, {
      answers: previewAnswer(refusal(500, 'errors.recoverable')),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: 'This preview is no longer available' })).toBeNull();
    page.client.answer(previewAnswer(preview));
    await page.user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'A new laboratory opens' })).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = open(undefined, full, { language: 'fr' });
    expect(await screen.findByText('Ce texte n’est disponible qu’en anglais.')).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('has no accessibility violation', async () => {
    const { container } = open();
    await screen.findByText('· Park', { exact: false });
    expect((await axe(container)).violations).toEqual([]);
  });
});
