import { axe, fireEvent, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { documentFile, managedTemplate, template, templates } from '../../testing/templates';
import TemplatesPage from './TemplatesPage';

const categories = { id: 'template-categories', items: [{ id: 'communication', label: 'Communication' }] };

function open({ answers, ...options }: RenderOptions = {}) {
  return renderPortal(TemplatesPage, {
    at: '/templates',
    permissions: ['Templates'],
    answers: {
      'GET /api/templates/query': templates(template()),
      'GET /api/catalogs/{id}': categories,
      'GET /api/templates/{id}': managedTemplate(),
      ...answers,
    },
    ...options,
  });
}
const asManager = { 'GET /api/templates/query': { ...templates(template()), may: { manage: true } } };

describe('the page of templates', () => {
  it('lists them by category, with a download for each language (ROUTE-14)', async () => {
    const page = open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Communication' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Download Press release, English, DOCX/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add template' })).toBeNull();
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });

  it('shows the text of a template before the download', async () => {
    const page = open({
      answers: { 'GET /api/templates/{id}/files/{language}/preview': { html: '<p>Write the news first.</p>' } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Preview Press release, English' }));
    expect(await screen.findByText('Write the news first.')).toBeInTheDocument();
  });

  it('says that nothing was found, and shows all again', async () => {
    const page = open({ at: '/templates?q=nothing', answers: { 'GET /api/templates/query': templates() } });
    page.client.answer({ 'GET /api/templates/query': templates(template()) });
    await page.user.click(await screen.findByRole('button', { name: 'Show all templates' }));
    expect(await screen.findByText('Press release')).toBeInTheDocument();
  });

  it('renders in French', async () => {
    const page = open({ language: 'fr', answers: asManager });
    await page.user.click(await screen.findByRole('button', { name: 'Modifier Press release' }));
    expect(page.missingTexts).toEqual([]);
  });
});

describe('managing templates', () => {
  it('keeps what is typed while a file is replaced, and saves it on top of that', async () => {
    const page = open({
      answers: {
        ...asManager,
        'PUT /api/templates/{id}/files/{language}': managedTemplate({ version: 9 }),
        'PUT /api/templates/{id}': managedTemplate({ version: 10 }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    const title = await screen.findByRole('textbox', { name: /^Title in English/ });
    await page.user.clear(title);
    await page.user.type(title, 'News release');
    page.client.answer({ 'GET /api/templates/{id}': managedTemplate({ version: 9 }) });
    const [input] = (await screen.findByRole('dialog')).querySelectorAll<HTMLInputElement>('input[type=file]');
    await page.user.upload(input as HTMLInputElement, new File(['text'], 'release.docx'));
    await screen.findByText(/release\.docx/);
    await waitFor(() =>
      expect(page.client.calls.filter(({ name }) => name === 'GET /api/templates/{id}')).toHaveLength(2),
    );
    expect(title).toHaveValue('News release');
    await page.user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(page.client.calls.find(({ name }) => name === 'PUT /api/templates/{id}')?.input).toMatchObject({
        body: { version: 9, texts: { en: { title: 'News release' } } },
      }),
    );
  });

  it('adds one and goes on to its files', async () => {
    const page = open({
      answers: { ...asManager, 'POST /api/templates': managedTemplate({ files: [], version: 1 }) },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add template' }));
    await page.user.selectOptions(await dialog.findByRole('combobox', { name: 'Category' }), 'communication');
    await page.user.type(dialog.getByRole('textbox', { name: 'Title in English' }), 'Press release');
    await page.user.type(dialog.getByRole('textbox', { name: 'Title in French' }), 'Communiqué');
    page.client.answer({ 'GET /api/templates/{id}': managedTemplate({ files: [], version: 1 }) });
    await page.user.click(dialog.getByRole('button', { name: 'Add and continue to the files' }));
    expect(await screen.findByRole('button', { name: 'Upload the file in English' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('sends a file in its language, and refuses a large one before it is sent', async () => {
    const page = open({ answers: { ...asManager, 'PUT /api/templates/{id}/files/{language}': managedTemplate() } });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    await screen.findByRole('button', { name: 'Replace the file in English' });
    const [english] = document.querySelectorAll('input[type=file]');
    if (!english) throw new Error('no file input');
    const large = new File(['x'], 'large.docx');
    Object.defineProperty(large, 'size', { value: 2_097_153 });
    fireEvent.change(english, { target: { files: [large] } });
    expect(await screen.findByText(/too large/)).toBeInTheDocument();
    fireEvent.change(english, { target: { files: [new File(['x'], 'small.docx')] } });
    expect(await screen.findByText('“small.docx” was uploaded.')).toBeInTheDocument();
    expect(page.client.calls.filter(({ name }) => name.startsWith('PUT'))).toMatchObject([
      { input: { params: { id: 'press', language: 'en' } } },
    ]);
  });

  it('keeps what was written when it is refused', async () => {
    const page = open({ answers: { ...asManager, 'PUT /api/templates/{id}': refusal(409, 'errors.conflict') } });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    const title = await screen.findByRole('textbox', { name: 'Title in English' });
    await page.user.type(title, ' 2027');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(title).toHaveValue('Press release 2027');
  });

  it('merges what somebody else has saved meanwhile, and saves on top of that', async () => {
    const theirs = managedTemplate({
      version: 7,
      texts: { ...managedTemplate().texts, en: { title: 'Their release', description: 'For your news' } },
    });
    const page = open({
      answers: {
        ...asManager,
        'PUT /api/templates/{id}': refusal(409, 'errors.conflict', { details: { current: theirs } }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    await page.user.type(await screen.findByRole('textbox', { name: 'Title in English' }), ' 2027');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const choice = within(await screen.findByRole('group', { name: 'Title in English' }));
    await page.user.click(choice.getByRole('radio', { name: /Their release/ }));
    page.client.answer({ 'PUT /api/templates/{id}': managedTemplate({ version: 8 }) });
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('“Their release” was saved.')).toBeInTheDocument();
    const sent = page.client.calls.filter(({ name }) => name === 'PUT /api/templates/{id}');
    expect(sent[1]?.input).toMatchObject({ body: { version: 7, texts: { en: { title: 'Their release' } } } });
  });

  it('asks before what is typed is discarded', async () => {
    const page = open({ answers: asManager });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    await page.user.type(await screen.findByRole('textbox', { name: 'Title in English' }), ' 2027');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  it('names a template in the language of the reader', async () => {
    const page = open({
      language: 'fr',
      answers: { ...asManager, 'DELETE /api/templates/{id}': undefined as never },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Modifier Press release' }));
    await page.user.click(await screen.findByRole('button', { name: 'Archiver' }));
    expect(await screen.findByText(/Communiqué de presse.* a été archivé/)).toBeInTheDocument();
  });

  it('keeps what is typed while the template is archived', async () => {
    const page = open({ answers: { ...asManager, 'DELETE /api/templates/{id}': undefined as never } });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    const title = await screen.findByRole('textbox', { name: 'Title in English' });
    await page.user.type(title, ' 2027');
    await page.user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText(/was archived/)).toBeInTheDocument();
    expect(title).toHaveValue('Press release 2027');
  });

  it('shows in the dialog why a template was not archived', async () => {
    const page = open({
      answers: { ...asManager, 'DELETE /api/templates/{id}': refusal(503, 'errors.unavailable') },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    const archive = await screen.findByRole('button', { name: 'Archive' });
    await page.user.click(archive);
    expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeInTheDocument();
  });

  it('has earlier files', async () => {
    const page = open({
      answers: {
        ...asManager,
        'GET /api/templates/{id}/versions': {
          items: [
            {
              version: 1,
              savedAt: '2026-11-01T08:00:00Z',
              author: 'Sam Super',
              title: 'Press',
              files: [documentFile({ name: 'old.docx' })],
            },
          ],
        },
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Press release' }));
    await page.user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
    expect(await screen.findByRole('button', { name: 'old.docx' })).toBeInTheDocument();
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
