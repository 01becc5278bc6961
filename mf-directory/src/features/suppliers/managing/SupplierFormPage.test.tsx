import { supplierLimits } from '@park/contract/supplier-limits';
import { act, axe, firstCallUrls, refusal, screen, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import descriptor from '../../../../remote.config';
import { renderDirectory } from '../../../testing/render-directory';
import { managedSupplier, supplierCategories } from '../../../testing/suppliers';
import SupplierFormPage from './SupplierFormPage';

const open = (at: string, answers: FakeAnswers = {}, options: RenderOptions = {}) =>
  renderDirectory(SupplierFormPage, {
    at,
    permissions: ['Suppliers_Read', 'Suppliers_Manage'],
    answers: {
      'GET /api/approved-suppliers/{id}': managedSupplier(),
      'GET /api/catalogs/{id}': supplierCategories,
      ...answers,
    },
    ...options,
  });
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const sentBody = (page: ReturnType<typeof open>, name: string) =>
  page.client.calls.findLast((call) => call.name === name)?.input.body;

describe('the form of a supplier', () => {
  it('adds a supplier without the empty language and the empty address', async () => {
    const page = open('/approved-suppliers/manage', { 'POST /api/approved-suppliers': managedSupplier() });
    await page.user.type(await field('Name'), 'Ruches & Toits');
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Catering');
    await page.user.type(await field(/Description in French/), 'Du miel.');
    await page.user.click(screen.getByRole('button', { name: 'Add supplier' }));
    expect(await screen.findByText('Ruches & Toits was saved.')).toBeInTheDocument();
    expect(sentBody(page, 'POST /api/approved-suppliers')).toEqual({
      name: 'Ruches & Toits',
      category: 'catering',
      texts: { fr: { description: 'Du miel.' } },
      website: null,
      email: null,
      phone: null,
    });
    expect(page.address()).toBe('/approved-suppliers');
    expect(page.missingTexts).toEqual([]);
  });

  it('lists missing fields and keeps the input', async () => {
    const page = open('/approved-suppliers/manage');
    await screen.findByRole('option', { name: 'Catering' });
    await page.user.type(await field('Name'), 'Ruches');
    await page.user.type(await field(/Website/), 'not an address');
    await page.user.click(screen.getByRole('button', { name: 'Add supplier' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent?.split(' – ')[0])).toEqual([
      'Category',
      'Description in English',
      'Website',
    ]);
    expect(await field('Name')).toHaveValue('Ruches');
    expect(page.client.calls.map(({ name }) => name)).toEqual(['GET /api/catalogs/{id}']);
  });

  it('keeps a description that is too long, and names the limit', async () => {
    const page = open('/approved-suppliers/manage');
    await page.user.click(await field(/Description in French/));
    await page.user.paste('x'.repeat(supplierLimits.description + 1));
    await page.user.click(screen.getByRole('button', { name: 'Add supplier' }));
    expect(await field(/Description in French/)).toHaveAccessibleDescription(/At most .* characters/);
    expect(await field(/Description in French/)).toHaveValue('x'.repeat(supplierLimits.description + 1));
  });

  it('saves with the version that was loaded', async () => {
    const page = open('/approved-suppliers/manage?id=honey', { 'PUT /api/approved-suppliers/{id}': managedSupplier() });
    const name = await field('Name');
    expect(name).toHaveValue('Ruches & Toits');
    expect(page.client.calls.map(({ url }) => url)).toEqual(
      firstCallUrls(descriptor, '/approved-suppliers/manage?id=honey'),
    );
    await page.user.type(name, ' SA');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Ruches & Toits SA was saved.')).toBeInTheDocument();
    expect(sentBody(page, 'PUT /api/approved-suppliers/{id}')).toMatchObject({
      name: 'Ruches & Toits SA',
      texts: { en: { description: 'Honey from the roof.' } },
      version: 3,
    });
  });

  it.each([
    ['Saved in the meantime: Theirs', 'Theirs'],
    ['Yours: Mine', 'Mine'],
  ])('when two change one at a time, nothing is lost without a decision: %s', async (choice, name) => {
    const theirs = managedSupplier({ name: 'Theirs', phone: '+41 21 555 00 00', version: 4 });
    const page = open('/approved-suppliers/manage?id=honey', {
      'PUT /api/approved-suppliers/{id}': refusal(409, 'errors.conflict', { details: { current: theirs } }),
    });
    await page.user.clear(await field('Name'));
    await page.user.type(await field('Name'), 'Mine');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const names = within(await screen.findByRole('group', { name: 'Name' }));
    expect(await field('Name')).toHaveValue('Mine');
    await page.user.click(names.getByRole('radio', { name: choice }));
    expect(await field('Name')).toHaveValue(name);
    page.client.answer({ 'PUT /api/approved-suppliers/{id}': theirs });
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(`${name} was saved.`)).toBeInTheDocument();
    // What only the other person changed is kept.
    expect(sentBody(page, 'PUT /api/approved-suppliers/{id}')).toMatchObject({
      name,
      phone: '+41 21 555 00 00',
      version: 4,
    });
  });

  it('names categories of a conflict by their labels', async () => {
    const theirs = managedSupplier({ category: 'cleaning', version: 4 });
    const page = open('/approved-suppliers/manage?id=honey', {
      'PUT /api/approved-suppliers/{id}': refusal(409, 'errors.conflict', { details: { current: theirs } }),
    });
    await page.user.type(await field('Name'), ' SA');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('radio', { name: 'Saved in the meantime: Cleaning' })).toBeChecked();
  });

  it('keeps the category when the catalog loads late, and one that is no longer in the catalog', async () => {
    let arrive: (catalog: typeof supplierCategories) => void = () => {};
    const page = open('/approved-suppliers/manage?id=honey', {
      'GET /api/approved-suppliers/{id}': managedSupplier({ category: 'beekeeping' }),
      'GET /api/catalogs/{id}': () => new Promise((resolve) => (arrive = resolve)),
      'PUT /api/approved-suppliers/{id}': managedSupplier(),
    });
    await screen.findByRole('heading', { level: 1, name: 'Edit Ruches & Toits' });
    await act(async () => arrive(supplierCategories));
    expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('beekeeping');
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Ruches & Toits was saved.');
    expect(sentBody(page, 'PUT /api/approved-suppliers/{id}')).toMatchObject({ category: 'beekeeping' });
  });

  it('reports categories that did not load, instead of offering none', async () => {
    const page = open('/approved-suppliers/manage', { 'GET /api/catalogs/{id}': refusal(503, 'errors.unavailable') });
    await screen.findByRole('alert');
    page.client.answer({ 'GET /api/catalogs/{id}': supplierCategories });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Catering' })).toBeInTheDocument();
  });

  it.each(['/approved-suppliers/manage', '/approved-suppliers/manage?id=honey'])(
    'keeps what was typed at %s when the language changes',
    async (at) => {
      const page = open(at);
      await page.user.clear(await field('Name'));
      await page.user.type(await field('Name'), 'Half written');
      await act(async () => page.services.changeLanguage('fr'));
      expect(screen.getByDisplayValue('Half written')).toBeInTheDocument();
      expect(await screen.findByDisplayValue('Half written')).toBeInTheDocument();
    },
  );

  it('needs a description in one of the two languages', async () => {
    const page = open('/approved-suppliers/manage');
    expect(await field('Description in English')).toBeRequired();
    await page.user.type(await field('Description in French'), 'Du miel.');
    expect(await field('Description in English (optional)')).not.toBeRequired();
    expect(await field('Description in French')).toBeRequired();
  });

  it('accepts a website without https://', async () => {
    const page = open('/approved-suppliers/manage?id=honey', { 'PUT /api/approved-suppliers/{id}': managedSupplier() });
    await page.user.clear(await field(/Website/));
    await page.user.type(await field(/Website/), ' www.ruches.example/honey ');
    await page.user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await screen.findByText('Ruches & Toits was saved.');
    expect(sentBody(page, 'PUT /api/approved-suppliers/{id}')).toMatchObject({
      website: 'https://www.ruches.example/honey',
    });
  });

  it('has a not-found page', async () => {
    open('/approved-suppliers/manage?id=nobody', {
      'GET /api/approved-suppliers/{id}': refusal(404, 'errors.notFound'),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Supplier not found' })).toBeInTheDocument();
  });

  it('renders in French and is accessible', async () => {
    const page = open('/approved-suppliers/manage?id=honey', {}, { language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Enregistrer les modifications' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });
});
