import type { PersonRow } from '@park/contract';
import type { InvitationRow } from '@park/contract/invitations';
import type { PersonDetail } from '@park/contract/people';
import { screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { colleagues, person } from '../../testing/company';
import { renderPortal } from '../../testing/render-portal';
import PeoplePage from './PeoplePage';

const may: PersonRow['may'] = { edit: true, delete: true, endSessions: true, roles: [4619] };
const ada = person({ may });
const bo = person({ hashedId: 'bo', firstName: 'Bo', lastName: 'Blanc', may });

const open = (answers: FakeAnswers, tab = '') =>
  renderPortal(PeoplePage, {
    at: `/portal/company-new-collaborator${tab}`,
    permissions: ['Collaborator_Manage'],
    answers: { 'GET /api/users/{hashedId}/departure': { effects: [] }, ...answers },
  });

const isGone = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull());

describe('the focus, when an action removes the row with its button', () => {
  it.each([
    ['End the membership of Ada Rochat', 'End membership', 'dialog'],
    ['Delete Ada Rochat', 'Delete person', 'alertdialog'],
  ])('stays in the list after “%s”', async (button, confirm, role) => {
    const page = open({
      'GET /api/users/query': colleagues([ada, bo]),
      'POST /api/users/{hashedId}/leave': { ...ada, state: 'left' } as PersonDetail,
      'DELETE /api/users/{hashedId}': () => Promise.resolve(undefined),
    });
    await page.user.click(await screen.findByRole('button', { name: button }));
    page.client.answer({ 'GET /api/users/query': colleagues([bo]) });
    const dialog = within(await screen.findByRole(role));
    await dialog.findByText('No bookings are affected.');
    await page.user.click(dialog.getByRole('button', { name: confirm }));
    await isGone('Ada Rochat');
    expect(document.body).not.toHaveFocus();
  });

  it('stays in the list after a membership is restored', async () => {
    const left = { ...ada, leftAt: '2026-11-19T08:00:00.000Z' };
    const page = open(
      {
        'GET /api/users/query': colleagues([left]),
        'POST /api/users/{hashedId}/return': { ...ada, state: 'active' } as PersonDetail,
      },
      '?tab=former',
    );
    const restore = await screen.findByRole('button', { name: 'Restore membership of Ada Rochat' });
    page.client.answer({ 'GET /api/users/query': colleagues([]) });
    await page.user.click(restore);
    await isGone('Ada Rochat');
    expect(document.body).not.toHaveFocus();
  });

  it('stays in the list after an invitation is revoked', async () => {
    const invitation: InvitationRow = {
      id: 'i1',
      email: 'kim@example.ch',
      firstName: 'Kim',
      lastName: 'Roux',
      role: 4619,
      state: 'open',
      sentAt: '2026-11-19T08:00:00.000Z',
      expiresAt: '2026-11-22T08:00:00.000Z',
      invitedBy: null,
      may: { resend: true, revoke: true },
    } as InvitationRow;
    const page = open(
      {
        'GET /api/invitations': { items: [invitation], paginationId: null },
        'DELETE /api/invitations/{id}': () => Promise.resolve(undefined),
      },
      '?tab=invited',
    );
    await page.user.click(await screen.findByRole('button', { name: 'Revoke the invitation of Kim Roux' }));
    page.client.answer({ 'GET /api/invitations': { items: [], paginationId: null } });
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await isGone('Kim Roux');
    expect(document.body).not.toHaveFocus();
  });
});

it('says that there are no invitations when only the hidden filter of roles is chosen', async () => {
  open({ 'GET /api/invitations': { items: [], paginationId: null } }, '?tab=invited&role=4619');
  expect(await screen.findByText('No open invitations')).toBeInTheDocument();
});
