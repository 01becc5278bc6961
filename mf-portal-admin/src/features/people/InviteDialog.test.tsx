import { refusal, screen, waitFor, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { InviteDialog } from './InviteDialog';

const open = (answers: FakeAnswers) =>
  renderPortal(() => <InviteDialog companyId={undefined} onClose={() => undefined} />, {
    permissions: ['Collaborator_Manage', 'Collaborator_ManageCompanyList'],
    answers: {
      'GET /api/companies/query': { items: [{ id: 'beta', name: 'Beta' }], paginationId: null, total: 1 } as never,
      ...answers,
    },
  });

describe('the invitation of a person', () => {
  it('offers the contracts of the chosen company', async () => {
    const page = open({
      'GET /api/invitations/options': ({ query }) => ({
        roles: [4619],
        contractIds: query?.companyId === 'beta' ? [5452] : [],
      }),
    });
    await screen.findByRole('option', { name: 'Beta' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await page.user.selectOptions(screen.getByRole('combobox', { name: /^Company/ }), 'beta');
    expect(await screen.findByRole('checkbox')).toBeInTheDocument();
  });

  it('offers another try when the roles did not load', async () => {
    const page = open({ 'GET /api/invitations/options': refusal(503, 'errors.unavailable') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    page.client.answer({ 'GET /api/invitations/options': { roles: [4619], contractIds: [] } });
    await page.user.click(retry);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).not.toBeDisabled());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});
