import { axe, refusal, screen } from '@park/testing';
import { renderInShell, type ShellOptions } from '../../testing/render-in-shell';
import { InfoPage } from './InfoPage';

const privacy = {
  kind: 'privacy' as const,
  content: '<p>We keep little.</p>',
  language: 'en' as const,
  updatedAt: '2026-03-01T08:00:00.000Z',
};
const renderPage = (answer: object, options: ShellOptions = {}) =>
  renderInShell(
    <main>
      <InfoPage kind="privacy" />
    </main>,
    { answers: { 'GET /api/info-pages/{kind}': answer } as ShellOptions['answers'], ...options },
  );

it('shows what the park has written, and when', async () => {
  const { part } = renderPage(privacy);
  expect(await screen.findByText('We keep little.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument();
  expect(screen.getByText('Last changed on 1 March 2026')).toBeInTheDocument();
  expect((await axe(part)).violations).toEqual([]);
});

it('says when the text is in the other language only', async () => {
  const { missingTexts } = renderPage(privacy, { language: 'fr' });
  expect(await screen.findByText('We keep little.')).toBeInTheDocument();
  expect(screen.getByText(/Ce texte/)).toBeInTheDocument();
  expect(missingTexts).toEqual([]);
});

it('says what to do while the park has not written it', async () => {
  renderPage(refusal(404, 'errors.notFound'));
  expect(await screen.findByText('The park has not written this page yet')).toBeInTheDocument();
});
