import { axe, refusal, screen, waitFor, type RenderOptions } from '@park/testing';
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

  it('says that a logo was removed, or why not', async () => {
    const page = open();
    const button = await screen.findByRole('button', { name: 'Remove the logo of Alpine' });
    await page.user.click(button);
    expect(await screen.findByText('The logo of Alpine was removed.')).toBeInTheDocument();
    page.client.answer({ 'DELETE /api/companies/{id}/logo': refusal(503, 'errors.unavailable') });
    await page.user.click(button);
    await waitFor(() => expect(screen.getByText(/^The logo of Alpine was not removed\./)).toBeInTheDocument());
  });
});
