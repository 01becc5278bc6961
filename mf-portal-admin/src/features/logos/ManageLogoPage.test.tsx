import { axe, refusal, screen, waitFor, within, type RenderOptions } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import ManageLogoPage from './ManageLogoPage';

const open = ({ answers, ...options }: RenderOptions = {}) =>
  renderPortal(ManageLogoPage, {
    at: '/portal/admin/logos',
    permissions: ['Portal_Access'],
    flags: ['CAN_EDIT_COMPANIES_LOGO'],
    answers: {
      'GET /api/publishing/logos': {
        items: [{ id: 'alpine', name: 'Alpine', logo: '/logo.png' }],
        paginationId: null,
        total: 1,
      } as never,
      'DELETE /api/companies/{id}/logo': undefined as never,
      ...answers,
    },
    ...options,
  });

describe('the page of logos', () => {
  it('has no accessibility violation, and renders in French', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'Remove the logo of Alpine' });
    expect((await axe(page.container)).violations).toEqual([]);
    page.unmount();
    const french = open({ language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Retirer le logo de Alpine' })).toBeInTheDocument();
    expect(french.missingTexts).toEqual([]);
  });

  it('asks before it removes a logo, and says that it did, or why not', async () => {
    const page = open();
    const remove = async () => {
      await page.user.click(await screen.findByRole('button', { name: 'Remove the logo of Alpine' }));
      const question = within(screen.getByRole('alertdialog', { name: 'Remove the logo of Alpine?' }));
      await page.user.click(question.getByRole('button', { name: 'Remove logo' }));
    };
    await remove();
    expect(await screen.findByText('The logo of Alpine was removed.')).toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Replace the logo of Alpine' }));
    page.client.answer({ 'DELETE /api/companies/{id}/logo': refusal(503, 'errors.unavailable') });
    await remove();
    await waitFor(() => expect(screen.getByText(/^The logo of Alpine was not removed\./)).toBeInTheDocument());
  });

  it('shows all companies again when none is without a logo', async () => {
    const page = open({
      at: '/portal/admin/logos?missing=true',
      answers: { 'GET /api/publishing/logos': { items: [], paginationId: null, total: 0 } as never },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show all companies' }));
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  });
});
