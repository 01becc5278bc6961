import { act, axe, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import type { ManagedNews } from '@park/contract/news-editing';
import { renderPortal } from '../../testing/render-portal';
import ManageNewsPage from './ManageNewsPage';

const managed = (change: Partial<ManagedNews> = {}): ManagedNews => ({
  id: 'roof',
  type: 'park',
  texts: { en: { title: 'Roof', summary: '', content: '<p>Old</p>', imageAlt: '' } },
  publishedLanguages: ['en'],
  imageId: null,
  imageFocus: null,
  linkedCompanyId: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
  unpublishAt: null,
  isPublished: true,
  successStory: false,
  state: 'published',
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  archivedAt: null,
  image: null,
  ...change,
});
const draft = (revision = 1, others: { name: string; seenAt: string }[] = []) => ({
  draft: {
    id: 'draft-1',
    kind: 'news' as const,
    recordId: null,
    baseVersion: null,
    revision,
    body: {} as never,
    updatedAt: '2026-11-20T08:30:00Z',
  },
  others,
});

function open({ answers, at = '/portal/admin/manage-news', ...options }: RenderOptions = {}) {
  return renderPortal(ManageNewsPage, {
    at,
    permissions: ['Portal_Access'],
    flags: ['CAN_EDIT_NEWS_EVENTS'],
    answers: {
      'GET /api/catalogs/{id}': { id: 'news-types', items: [{ id: 'park', label: 'Park' }] },
      'GET /api/publishing/drafts': { items: [], draft: null, others: [] },
      'GET /api/news/{id}': { managed: managed() } as never,
      'POST /api/publishing/drafts': draft(),
      'PUT /api/publishing/drafts/{id}': { revision: 2, updatedAt: '2026-11-20T08:31:00Z', others: [] },
      'DELETE /api/publishing/drafts/{id}': undefined as never,
      ...answers,
    },
    ...options,
  });
}
const english = () => within(screen.getByRole('group', { name: 'English' }));
const commands = (page: ReturnType<typeof open>, name: string) =>
  page.client.calls.filter((call) => call.name === name).map(({ input }) => input);

describe('the editor of news', () => {
  it('has both languages side by side, and no accessibility violation', async () => {
    const page = open();
    expect(await screen.findByRole('textbox', { name: 'Text in English' })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('textbox', { name: 'Text in French' })).toHaveAttribute('lang', 'fr');
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('is empty without an id, and filled with the stored article with one (ROUTE-28)', async () => {
    const empty = open();
    await screen.findByRole('textbox', { name: 'Text in English' });
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(commands(empty, 'GET /api/news/{id}')).toEqual([]);
    empty.unmount();
    const filled = open({ at: '/portal/admin/manage-news?id=roof' });
    await screen.findByRole('textbox', { name: 'Text in English' });
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('Roof');
    expect(commands(filled, 'GET /api/news/{id}')).toMatchObject([{ params: { id: 'roof' } }]);
  });

  it('renders in French', async () => {
    const page = open({ language: 'fr' });
    expect(await screen.findByRole('textbox', { name: 'Texte en français' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('says what is missing, and publishes nothing', async () => {
    const page = open();
    await screen.findByRole('textbox', { name: 'Text in English' });
    await page.user.type(english().getByRole('textbox', { name: 'Title' }), '\u200b');
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Kind:'));
    expect(commands(page, 'POST /api/news')).toEqual([]);
    // Still a draft.
    expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  });

  it('publishes, in the languages that are written', async () => {
    const page = open({ answers: { 'POST /api/news': managed() } });
    await screen.findByRole('option', { name: 'Park' });
    await page.user.type(english().getByRole('textbox', { name: 'Title' }), 'Roof');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'park');
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(commands(page, 'POST /api/news')).toHaveLength(1));
    expect(commands(page, 'POST /api/news')[0]).toMatchObject({
      body: { isPublished: true, publishedLanguages: ['en'], texts: { en: { title: 'Roof' } } },
    });
  });
});

describe('autosave', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = async (title: string) => {
    const { fireEvent } = await import('@park/testing');
    fireEvent.change(english().getByRole('textbox', { name: 'Title' }), { target: { value: title } });
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('saves a draft two seconds after the last key, never the record', async () => {
    const page = open();
    await wait(100);
    await type('Ro');
    await wait(1_500);
    await type('Roof');
    await wait(1_500);
    expect(commands(page, 'POST /api/publishing/drafts')).toEqual([]);
    await wait(600);
    expect(commands(page, 'POST /api/publishing/drafts')).toMatchObject([
      { body: { body: { texts: { en: { title: 'Roof' } } } } },
    ]);
    expect(screen.getByText(/^Draft saved at/)).toBeInTheDocument();
    expect(commands(page, 'POST /api/news')).toEqual([]);
  });

  it('says that there is no connection, keeps the text, and saves it when there is one again', async () => {
    const page = open({ answers: { 'POST /api/publishing/drafts': refusal(503, 'errors.unavailable') } });
    await wait(100);
    await type('Roof');
    await wait(2_100);
    expect(screen.getByText(/^No connection/)).toBeInTheDocument();
    page.client.answer({ 'POST /api/publishing/drafts': draft() });
    await wait(5_100);
    expect(screen.getByText(/^Draft saved at/)).toBeInTheDocument();
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('Roof');
  });

  it('waits longer after each failed attempt', async () => {
    const page = open({ answers: { 'POST /api/publishing/drafts': refusal(503, 'errors.unavailable') } });
    const attempts = () => commands(page, 'POST /api/publishing/drafts').length;
    await wait(100);
    await type('Roof');
    await wait(2_100);
    await wait(5_100);
    expect(attempts()).toBe(2);
    await wait(9_000);
    expect(attempts()).toBe(2);
    await wait(1_100);
    expect(attempts()).toBe(3);
  });

  it('shows a refusal, and sends the refused text only once', async () => {
    const page = open({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'POST /api/publishing/drafts': refusal(403, 'errors.forbidden') },
    });
    await wait(100);
    await type('Roof 2');
    await wait(2_100);
    expect(screen.getByText(/^The draft is not saved\./)).toBeInTheDocument();
    await wait(120_000);
    expect(commands(page, 'POST /api/publishing/drafts')).toHaveLength(1);
    page.client.answer({ 'POST /api/publishing/drafts': draft() });
    await type('Roof 3');
    await wait(2_100);
    expect(screen.getByText(/^Draft saved at/)).toBeInTheDocument();
  });

  it('saves what is typed while it tells others that the article is open', async () => {
    let answer: (value: { revision: number; updatedAt: string; others: [] }) => void = () => {};
    const page = open({ at: '/portal/admin/manage-news?id=roof' });
    await wait(100);
    await type('Roof 2');
    await wait(2_100);
    page.client.answer({
      'PUT /api/publishing/drafts/{id}': () => new Promise((resolve) => (answer = resolve as typeof answer)),
    });
    await wait(28_000);
    expect(commands(page, 'PUT /api/publishing/drafts/{id}')).toHaveLength(1);
    await type('Roof 3');
    await wait(2_100);
    expect(screen.queryByText(/^The draft is not saved\./)).toBeNull();
    page.client.answer({
      'PUT /api/publishing/drafts/{id}': { revision: 3, updatedAt: '2026-11-20T08:32:00Z', others: [] },
    });
    answer({ revision: 2, updatedAt: '2026-11-20T08:31:00Z', others: [] });
    await wait(100);
    expect(commands(page, 'PUT /api/publishing/drafts/{id}')).toMatchObject([
      { body: { body: { texts: { en: { title: 'Roof 2' } } } } },
      { body: { body: { texts: { en: { title: 'Roof 3' } } } } },
    ]);
    expect(screen.getByText(/^Draft saved at/)).toBeInTheDocument();
  });

  it('stores no draft any more while the record is saved', async () => {
    let answer: (value: ManagedNews) => void = () => {};
    const saving = new Promise<ManagedNews>((resolve) => {
      answer = resolve;
    });
    const page = open({ at: '/portal/admin/manage-news?id=roof', answers: { 'PUT /api/news/{id}': () => saving } });
    await wait(100);
    await type('Roof 2');
    act(() => screen.getByRole('button', { name: 'Save changes' }).click());
    await wait(5_000);
    expect(commands(page, 'PUT /api/news/{id}')).toHaveLength(1);
    expect(commands(page, 'POST /api/publishing/drafts')).toEqual([]);
    answer(managed({ version: 4 }));
    await wait(5_000);
    expect(commands(page, 'POST /api/publishing/drafts')).toEqual([]);
  });

  it('saves the record once, however often it is asked while a draft is on its way', async () => {
    let answer: (value: ReturnType<typeof draft>) => void = () => {};
    const storing = new Promise<ReturnType<typeof draft>>((resolve) => {
      answer = resolve;
    });
    const page = open({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'POST /api/publishing/drafts': () => storing, 'PUT /api/news/{id}': () => new Promise(() => {}) },
    });
    await wait(100);
    await type('Roof 2');
    await wait(2_100);
    const save = screen.getByRole('button', { name: 'Save changes' });
    act(() => save.click());
    act(() => save.click());
    answer(draft());
    await wait(1_000);
    expect(commands(page, 'PUT /api/news/{id}')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 2, name: /did not|could not|wrong|cancel/i })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells who else has the article open', async () => {
    open({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'POST /api/publishing/drafts': draft(1, [{ name: 'Luc Favre', seenAt: '2026-11-20T08:30:00Z' }]) },
    });
    await wait(100);
    await type('Roof 2');
    await wait(2_100);
    expect(screen.getByText(/Also being edited by Luc Favre/)).toBeInTheDocument();
  });
});

describe('after a save', () => {
  it('goes on with what is stored, although the earlier draft is read once more', async () => {
    const stale = { ...draft().draft, recordId: 'roof', baseVersion: 3 };
    const page = open({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'PUT /api/news/{id}': managed({ version: 4, type: 'park' }) },
    });
    await screen.findByRole('textbox', { name: 'Text in English' });
    const title = english().getByRole('textbox', { name: 'Title' });
    await page.user.type(title, ' terrace');
    // The refetch after the save is answered before the draft is deleted.
    page.client.answer({
      'GET /api/publishing/drafts': {
        items: [],
        others: [],
        draft: { ...stale, body: { texts: { en: { title: 'Stale' } } } as never },
      },
      'GET /api/news/{id}': { managed: managed({ version: 4 }) } as never,
    });
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(commands(page, 'GET /api/publishing/drafts').length).toBeGreaterThan(1));
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('Roof');
    expect(screen.queryByText(/saved a newer version/)).toBeNull();
  });
});

describe('two editors', () => {
  it('lose nothing: fields are merged, and both texts of one field are shown', async () => {
    const theirs = managed({
      version: 4,
      type: 'press',
      texts: { en: { title: 'Their roof', summary: '', content: '<p>Old</p>', imageAlt: '' } },
    });
    const page = open({
      at: '/portal/admin/manage-news?id=roof',
      answers: {
        'PUT /api/news/{id}': refusal(409, 'errors.publishing.changedMeanwhile', { details: { current: theirs } }),
      },
    });
    await screen.findByRole('textbox', { name: 'Text in English' });
    const title = english().getByRole('textbox', { name: 'Title' });
    await page.user.clear(title);
    await page.user.type(title, 'My roof');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Two people changed the same text' }));
    expect(dialog.getByText('My roof')).toBeInTheDocument();
    expect(dialog.getByText('Their roof')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('radio', { name: 'Take the saved one' }));
    await page.user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('Their roof');
    page.client.answer({ 'PUT /api/news/{id}': managed({ version: 5 }) });
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(commands(page, 'PUT /api/news/{id}')).toHaveLength(2));
    expect(commands(page, 'PUT /api/news/{id}')[1]).toMatchObject({ body: { version: 4, type: 'press' } });
  });
});
