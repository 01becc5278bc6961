import type { ManagedNews } from '@park/contract/news-editing';
import { act, fireEvent, refusal, screen } from '@park/testing';
import { commands, draft, english, managed, openNewsEditor } from '../../testing/news-editor';

describe('autosave', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (title: string) =>
    fireEvent.change(english().getByRole('textbox', { name: 'Title' }), { target: { value: title } });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('saves a draft two seconds after the last key, never the record', async () => {
    const page = openNewsEditor();
    await wait(100);
    type('Ro');
    await wait(1_500);
    type('Roof');
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
    const page = openNewsEditor({ answers: { 'POST /api/publishing/drafts': refusal(503, 'errors.unavailable') } });
    await wait(100);
    type('Roof');
    await wait(2_100);
    expect(screen.getByText(/^No connection/)).toBeInTheDocument();
    page.client.answer({ 'POST /api/publishing/drafts': draft() });
    await wait(5_100);
    expect(screen.getByText(/^Draft saved at/)).toBeInTheDocument();
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('Roof');
  });

  it('waits longer after each failed attempt', async () => {
    const page = openNewsEditor({ answers: { 'POST /api/publishing/drafts': refusal(503, 'errors.unavailable') } });
    const attempts = () => commands(page, 'POST /api/publishing/drafts').length;
    await wait(100);
    type('Roof');
    await wait(2_100);
    await wait(5_100);
    expect(attempts()).toBe(2);
    await wait(9_000);
    expect(attempts()).toBe(2);
    await wait(1_100);
    expect(attempts()).toBe(3);
  });

  it('shows a refusal, and sends the refused text only once', async () => {
    const page = openNewsEditor({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'POST /api/publishing/drafts': refusal(403, 'errors.forbidden') },
    });
    await wait(100);
    type('Roof 2');
    await wait(2_100);
    expect(screen.getByText(/^The draft is not saved\./)).toBeInTheDocument();
    await wait(120_000);
    expect(commands(page, 'POST /api/publishing/drafts')).toHaveLength(1);
    page.client.answer({ 'POST /api/publishing/drafts': draft() });
    type('Roof 3');
    await wait(2_100);
    expect(screen.getByText(/^Draft saved at/)).toBeInTheDocument();
  });

  it('saves what is typed while it tells others that the article is open', async () => {
    let answer: (value: { revision: number; updatedAt: string; others: [] }) => void = () => {};
    const page = openNewsEditor({ at: '/portal/admin/manage-news?id=roof' });
    await wait(100);
    type('Roof 2');
    await wait(2_100);
    page.client.answer({
      'PUT /api/publishing/drafts/{id}': () => new Promise((resolve) => (answer = resolve as typeof answer)),
    });
    await wait(28_000);
    expect(commands(page, 'PUT /api/publishing/drafts/{id}')).toHaveLength(1);
    type('Roof 3');
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
    const page = openNewsEditor({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'PUT /api/news/{id}': () => saving },
    });
    await wait(100);
    type('Roof 2');
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
    const page = openNewsEditor({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'POST /api/publishing/drafts': () => storing, 'PUT /api/news/{id}': () => new Promise(() => {}) },
    });
    await wait(100);
    type('Roof 2');
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
    openNewsEditor({
      at: '/portal/admin/manage-news?id=roof',
      answers: { 'POST /api/publishing/drafts': draft(1, [{ name: 'Luc Favre', seenAt: '2026-11-20T08:30:00Z' }]) },
    });
    await wait(100);
    type('Roof 2');
    await wait(2_100);
    expect(screen.getByText(/Also being edited by Luc Favre/)).toBeInTheDocument();
  });
});
