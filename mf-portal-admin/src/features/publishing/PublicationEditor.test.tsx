import { axe, refusal, screen, waitFor, within } from '@park/testing';
import { publicationLimits } from '@park/contract/publishing';
import { bodyOf } from './draft-body';
import { commands, draft, english, managed, openNewsEditor } from '../../testing/news-editor';

describe('the editor of news', () => {
  it('has both languages side by side, and no accessibility violation', async () => {
    const page = openNewsEditor();
    expect(await screen.findByRole('textbox', { name: 'Text in English' })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('textbox', { name: 'Text in French' })).toHaveAttribute('lang', 'fr');
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('is empty without an id, and filled with the stored article with one (ROUTE-28)', async () => {
    const empty = openNewsEditor();
    await screen.findByRole('textbox', { name: 'Text in English' });
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(commands(empty, 'GET /api/news/{id}')).toEqual([]);
    empty.unmount();
    const filled = openNewsEditor({ at: '/portal/admin/manage-news?id=roof' });
    await screen.findByRole('textbox', { name: 'Text in English' });
    expect(english().getByRole('textbox', { name: 'Title' })).toHaveValue('Roof');
    expect(commands(filled, 'GET /api/news/{id}')).toMatchObject([{ params: { id: 'roof' } }]);
  });

  it('renders in French', async () => {
    const page = openNewsEditor({ language: 'fr' });
    expect(await screen.findByRole('textbox', { name: 'Texte en français' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('says what is missing, and publishes nothing', async () => {
    const page = openNewsEditor();
    await screen.findByRole('textbox', { name: 'Text in English' });
    await page.user.type(english().getByRole('textbox', { name: 'Title' }), '\u200b');
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Kind:'));
    expect(commands(page, 'POST /api/news')).toEqual([]);
    // Still a draft.
    expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  });

  // Texts of general errors are the shell's.
  it('keeps texts that are too long, and leads to the fields', async () => {
    const page = openNewsEditor();
    await screen.findByRole('option', { name: 'Park' });
    const title = english().getByRole('textbox', { name: 'Title' });
    const summary = english().getByRole('textbox', { name: /^Summary/ });
    await page.user.click(title);
    await page.user.paste('x'.repeat(publicationLimits.title + 1));
    await page.user.click(summary);
    await page.user.paste('y'.repeat(publicationLimits.summary + 1));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'park');
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    const alert = within(await screen.findByRole('alert'));
    await page.user.click(alert.getByRole('link', { name: 'Summary, English: errors.field.tooLong' }));
    expect(summary).toHaveFocus();
    expect(summary).toHaveValue('y'.repeat(publicationLimits.summary + 1));
    expect(title).toHaveAccessibleDescription('errors.field.tooLong');
    expect(title).toHaveValue('x'.repeat(publicationLimits.title + 1));
    expect(commands(page, 'POST /api/news')).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });

  it('says at the text what the server refuses, and leads there', async () => {
    const fields = { 'texts.en.content': 'errors.field.tooLong' };
    const page = openNewsEditor({ answers: { 'POST /api/news': refusal(422, 'errors.validation', { fields }) } });
    await screen.findByRole('option', { name: 'Park' });
    await page.user.type(english().getByRole('textbox', { name: 'Title' }), 'Roof');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'park');
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    const text = await screen.findByRole('textbox', { name: 'Text in English' });
    await page.user.click(await screen.findByRole('link', { name: 'Text, English: errors.field.tooLong' }));
    expect(text).toHaveFocus();
    expect(text).toHaveAccessibleDescription('errors.field.tooLong');
  });

  it('publishes, in the languages that are written', async () => {
    const page = openNewsEditor({ answers: { 'POST /api/news': managed() } });
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

describe('a draft', () => {
  it('is discarded only after a question, and the focus stays in the editor', async () => {
    const page = openNewsEditor({
      at: '/portal/admin/manage-news?id=roof',
      answers: {
        'GET /api/publishing/drafts': {
          items: [],
          draft: {
            ...draft().draft,
            recordId: 'roof',
            baseVersion: 3,
            body: bodyOf(
              'news',
              managed({ texts: { en: { title: 'Roof terrace', summary: '', content: '', imageAlt: '' } } }),
            ),
          },
          others: [],
        },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Discard your changes?' }));
    expect(commands(page, 'DELETE /api/publishing/drafts/{id}')).toEqual([]);
    await page.user.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(commands(page, 'DELETE /api/publishing/drafts/{id}')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus());
    expect(page.missingTexts).toEqual([]);
  });
});

describe('after a save', () => {
  it('goes on with what is stored, although the earlier draft is read once more', async () => {
    const stale = { ...draft().draft, recordId: 'roof', baseVersion: 3 };
    const page = openNewsEditor({
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

describe('earlier versions', () => {
  const restoring = 'POST /api/publishing/news/{id}/versions/{version}/restore';
  const openEditor = () =>
    openNewsEditor({
      at: '/portal/admin/manage-news?id=roof',
      answers: {
        'GET /api/publishing/news/{id}/versions': {
          items: [{ version: 2, savedAt: '2026-11-10T08:00:00Z', author: 'Luc Favre' }],
        } as never,
        'GET /api/publishing/news/{id}/versions/{version}': { body: managed({ type: 'press' }) } as never,
        [restoring]: refusal(503, 'errors.unavailable'),
      },
    });
  const restore = async ({ user }: ReturnType<typeof openEditor>) => {
    await user.click(await screen.findByRole('button', { name: 'Versions' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /^Compare Tue 10 Nov, / }));
    await user.click(await dialog.findByRole('button', { name: 'Restore this version' }));
    return dialog;
  };

  it('shows in the dialog why one was not restored', async () => {
    const dialog = await restore(openEditor());
    expect(await dialog.findByRole('alert')).toHaveTextContent('The version was not restored');
  });

  it('asks before a version replaces a draft', async () => {
    const page = openEditor();
    await screen.findByRole('textbox', { name: 'Text in English' });
    await page.user.type(english().getByRole('textbox', { name: 'Title' }), ' terrace');
    await restore(page);
    const question = within(await screen.findByRole('alertdialog', { name: 'Restore this version?' }));
    expect(commands(page, restoring)).toEqual([]);
    await page.user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(commands(page, restoring)).toEqual([]);
  });
});

describe('two editors', () => {
  it('lose nothing: fields are merged, and both texts of one field are shown', async () => {
    const theirs = managed({
      version: 4,
      type: 'press',
      texts: { en: { title: 'Their roof', summary: '', content: '<p>Old</p>', imageAlt: '' } },
    });
    const page = openNewsEditor({
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
