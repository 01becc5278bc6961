import { act, axe, fireEvent, refusal, screen, waitFor, within } from '@park/testing';
import { renderInShell, type ShellOptions } from '../testing/render-in-shell';
import { held } from '../session/session-fixture';
import { SearchProvider, useSearch } from './SearchProvider';

const plain = (text: string) => [{ text, isMatch: false }];
const english = { language: 'en' as const, excerptLanguage: 'en' as const };
const bio = {
  ...english,
  title: 'Biolab',
  url: '/companies/details?id=bio',
  excerpt: 'A biology laboratory',
  kind: 'company' as const,
  titleParts: [
    { text: 'Bio', isMatch: true },
    { text: 'lab', isMatch: false },
  ],
  excerptParts: [
    { text: 'A ', isMatch: false },
    { text: 'bio', isMatch: true },
    { text: 'logy laboratory', isMatch: false },
  ],
};
const fair = {
  ...english,
  title: 'Bio fair',
  url: '/events/details?id=fair',
  excerpt: '',
  kind: 'event' as const,
  titleParts: plain('Bio fair'),
  excerptParts: [],
};
const elsewhere = {
  ...english,
  title: 'Trap',
  url: '//evil.example',
  excerpt: '',
  kind: 'page' as const,
  titleParts: plain('Trap'),
  excerptParts: [],
};

function OpenButton() {
  const search = useSearch();
  return (
    <button type="button" onClick={search.open}>
      open
    </button>
  );
}

const renderSearch = (
  answers: ShellOptions['answers'] = { 'GET /api/webflow-search': { items: [bio, fair, elsewhere] } },
  language?: ShellOptions['language'],
) =>
  renderInShell(
    <SearchProvider>
      <OpenButton />
      <input aria-label="a field" />
    </SearchProvider>,
    { answers, language },
  );

/** By its text: the marks inside would split its accessible name here, unlike in a browser. */
const option = (text: string) =>
  screen.queryAllByRole('option').find((element) => element.textContent.includes(text)) ?? null;

async function openSearch(rendered: ReturnType<typeof renderSearch>) {
  fireEvent.keyDown(document.body, { key: '/' });
  const field = await screen.findByRole('combobox');
  return { field, type: (text: string) => rendered.user.type(field, text) };
}

test('opens by its button, the slash and Ctrl K, and focuses the field', async () => {
  const { user } = renderSearch();
  await user.click(screen.getByText('open'));
  await screen.findByRole('dialog', { name: 'Search the portal' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog');
});

test('ignores a slash typed into a field', async () => {
  const { user } = renderSearch();
  await user.type(screen.getByLabelText('a field'), '/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('a field')).toHaveValue('/');
});

test('searches from two characters on, once for fast typing', async () => {
  const rendered = renderSearch();
  const { type } = await openSearch(rendered);
  await type('b');
  expect(screen.getByText('Type at least two characters.')).toBeInTheDocument();
  await type('io');
  await waitFor(() => expect(option('Biolab')).toBeInTheDocument());
  expect(rendered.client.calls.map(({ url }) => url)).toEqual(['/api/webflow-search?query=bio']);
});

test('groups the results, marks matches, and leaves out external addresses', async () => {
  const rendered = renderSearch();
  const { type } = await openSearch(rendered);
  await type('bio');
  const companies = await screen.findByRole('group', { name: 'Companies' });
  expect(within(companies).getByRole('option')).toHaveAttribute('href', '/companies/details?id=bio');
  expect(within(companies).getAllByText('Bio', { selector: 'mark' })).toHaveLength(1);
  expect(within(companies).getAllByText('bio', { selector: 'mark' })).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Events' })).toBeInTheDocument();
  expect(screen.queryByText('Trap')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 results');
});

test('arrow keys cycle through the results, Enter opens the active one and closes', async () => {
  const rendered = renderSearch();
  const { field, type } = await openSearch(rendered);
  await type('bio');
  const [first, second] = await screen.findAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await type('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  await type('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await type('{ArrowUp}{Enter}');
  await waitFor(() => expect(rendered.address()).toBe('/events/details?id=fair'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter before the results of the typed text opens the page that searches for it', async () => {
  const rendered = renderSearch();
  const { type } = await openSearch(rendered);
  await type('bio');
  await screen.findAllByRole('option');
  await type('tech{Enter}');
  await waitFor(() => expect(rendered.address()).toBe('/search?q=biotech'));
});

test('Enter after a text that is too short opens no result of the text before', async () => {
  const rendered = renderSearch();
  const { field, type } = await openSearch(rendered);
  await type('bio');
  await screen.findAllByRole('option');
  await rendered.user.clear(field);
  await type('x{Enter}');
  expect(rendered.address()).toBe('/');
  expect(screen.getByRole('status')).toHaveTextContent('Type at least two characters.');
});

test('Enter without results does nothing', async () => {
  const rendered = renderSearch({ 'GET /api/webflow-search': { items: [] } });
  const { type } = await openSearch(rendered);
  await type('xyz');
  await screen.findByText(/Nothing found for “xyz”/);
  await type('{Enter}');
  expect(rendered.address()).toBe('/');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('Escape closes, and restores the focus', async () => {
  const { user } = renderSearch();
  await user.click(screen.getByText('open'));
  const dialog = await screen.findByRole('dialog');
  // What a browser sends to an open dialog on Escape.
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('open')).toHaveFocus();
});

test('an older response that arrives late never replaces a newer one', async () => {
  const slow = held<{ items: (typeof bio)[] }>();
  const rendered = renderSearch({
    'GET /api/webflow-search': ({ query }) =>
      query.query === 'bi' ? slow.promise : { items: [{ ...bio, titleParts: plain('Newer') }] },
  });
  const { type } = await openSearch(rendered);
  await type('bi');
  await waitFor(() => expect(rendered.client.calls).toHaveLength(1));
  await type('o');
  await waitFor(() => expect(option('Newer')).toBeInTheDocument());
  await act(async () => slow.give({ items: [{ ...bio, titleParts: plain('Older') }] }));
  expect(option('Newer')).toBeInTheDocument();
  expect(screen.queryByText('Older')).not.toBeInTheDocument();
});

test('a failure is shown in place and can be retried', async () => {
  const rendered = renderSearch({ 'GET /api/webflow-search': refusal(503, 'errors.unavailable') });
  const { type } = await openSearch(rendered);
  await type('bio');
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available right now.');
  rendered.client.answer({ 'GET /api/webflow-search': { items: [bio] } });
  await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(option('Biolab')).toBeInTheDocument());
});

test.each(['en', 'fr'] as const)('is accessible with results in %s', async (language) => {
  const rendered = renderSearch(undefined, language);
  const { type } = await openSearch(rendered);
  await type('bio');
  await screen.findAllByRole('option');
  expect(await axe(rendered.baseElement)).toHaveNoViolations();
  expect(rendered.missingTexts).toEqual([]);
});

test('an excerpt in the other language is labelled and has a lang attribute', async () => {
  const inFrench = {
    ...bio,
    title: 'Silent rooms',
    titleParts: plain('Silent rooms'),
    excerptParts: [
      { text: 'Des ', isMatch: false },
      { text: 'chambres', isMatch: true },
    ],
    excerptLanguage: 'fr' as const,
  };
  const { type } = await openSearch(
    renderSearch({
      'GET /api/webflow-search': { items: [inFrench, { ...fair, excerptParts: plain('An own excerpt') }] },
    }),
  );
  await type('chambres');
  await waitFor(() => expect(option('Silent rooms')).not.toBeNull());
  expect(screen.getByText('chambres').closest('[lang]')).toHaveAttribute('lang', 'fr');
  expect(option('Silent rooms')).toHaveTextContent('Silent rooms' + 'In French Des chambres');
  expect(screen.getByText('Silent rooms').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(option('Bio fair')).toHaveTextContent(/^Bio fairAn own excerpt$/);
});
