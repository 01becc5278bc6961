import { maxCatalogLabelLength } from '@park/contract/catalog-forms';
import { axe, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { catalogItem } from '../../testing/catalogs';
import { renderPortal } from '../../testing/render-portal';
import CatalogsPage from './CatalogsPage';

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(CatalogsPage, {
    at: '/portal/admin/catalogs',
    permissions: ['Portal_Access', 'Collaborator_ManageCompanyList'],
    answers: {
      'GET /api/catalogs/managed': { items: [{ id: 'sectors', count: 1, needsReview: 0 }] },
      'GET /api/catalogs/{id}/items': { id: 'sectors', items: [catalogItem()] },
      ...answers,
    },
    ...options,
  });
const changes = (page: ReturnType<typeof open>) =>
  page.client.calls.filter(({ name }) => name === 'PUT /api/catalogs/{id}/items/{itemId}').map(({ input }) => input);

describe('the page of catalogs', () => {
  it('has no accessibility violation, and renders in French', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'Edit Energy' });
    expect((await axe(page.container)).violations).toEqual([]);
    page.unmount();
    const french = open({ language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Modifier Énergie' })).toBeInTheDocument();
    expect(french.missingTexts).toEqual([]);
  });

  it('says that an item was not archived, and why', async () => {
    const page = open({
      answers: { 'PUT /api/catalogs/{id}/items/{itemId}/archive': refusal(503, 'errors.unavailable') },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Archive Energy' }));
    expect(await screen.findByText(/^Energy was not changed\./)).toBeInTheDocument();
  });

  it('keeps the focus in the table when an archived item leaves it', async () => {
    const page = open({ answers: { 'PUT /api/catalogs/{id}/items/{itemId}/archive': undefined as never } });
    const button = await screen.findByRole('button', { name: 'Archive Energy' });
    page.client.answer({ 'GET /api/catalogs/{id}/items': { id: 'sectors', items: [] } });
    await page.user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('leads back from a search without results', async () => {
    const page = open();
    await page.user.type(await screen.findByRole('searchbox', { name: 'Search this catalog' }), 'zzz{Enter}');
    await page.user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('button', { name: 'Edit Energy' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search this catalog' })).toHaveValue('');
  });

  it('keeps a label that is too long, and names the limit', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Edit Energy' }));
    const dialog = within(await screen.findByRole('dialog'));
    const label = dialog.getByRole('textbox', { name: 'English label' });
    await page.user.click(label);
    await page.user.paste('x'.repeat(maxCatalogLabelLength));
    await page.user.click(dialog.getByRole('button', { name: 'Save item' }));
    expect(label).toHaveAccessibleDescription(new RegExp(`At most ${maxCatalogLabelLength} characters`));
    expect((label as HTMLInputElement).value.length).toBeGreaterThan(maxCatalogLabelLength);
  });

  it('asks before a new label is discarded', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Edit Energy' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByRole('textbox', { name: 'English label' }), ' and heat');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  it('merges what somebody else has saved meanwhile, and saves on top of that', async () => {
    const theirs = catalogItem({ version: 2, labels: { en: 'Power', fr: 'Énergie' }, synonyms: { en: [], fr: [] } });
    const page = open({
      answers: {
        'PUT /api/catalogs/{id}/items/{itemId}': refusal(409, 'errors.conflict', { details: { current: theirs } }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Energy' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByRole('textbox', { name: 'English label' }), ' and heat');
    await page.user.click(dialog.getByRole('button', { name: 'Save item' }));
    expect(await dialog.findByRole('radio', { name: /Power/ })).not.toBeChecked();
    page.client.answer({ 'PUT /api/catalogs/{id}/items/{itemId}': catalogItem({ version: 3 }) });
    await page.user.click(dialog.getByRole('button', { name: 'Save item' }));
    await waitFor(() => expect(changes(page)).toHaveLength(2));
    expect(changes(page)[1]).toMatchObject({
      body: { version: 2, labels: { en: 'Energy and heat' }, synonyms: { en: [], fr: [] } },
    });
  });
});
