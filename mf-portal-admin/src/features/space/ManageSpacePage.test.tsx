import type { SpaceRequest } from '@park/contract/space-requests';
import { axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import ManageSpacePage from './ManageSpacePage';
import SpacePage from './SpacePage';

const request: SpaceRequest = {
  id: 'request-1',
  version: 1,
  company: { id: 'company-1', name: 'Acme' },
  requestedBy: { name: 'Ada Rochat', email: 'ada@acme.example' },
  surface: 80,
  workplaces: null,
  from: '2027-01-01',
  phone: '',
  message: '',
  state: 'new',
  steps: [],
  createdAt: '2026-11-19T08:00:00.000Z',
  may: { answer: ['seen', 'offered', 'declined'], decide: [] },
};

const open = (answers: FakeAnswers = {}) =>
  renderPortal(ManageSpacePage, {
    at: '/portal/admin/space',
    answers: { 'GET /api/space-requests': { items: [request], paginationId: null }, ...answers },
  });

describe('answers to requests for space', () => {
  it('has no accessibility violation and all its texts', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Make an offer' }));
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('keeps a written offer unless its writer discards it, and after a refusal', async () => {
    const page = open({ 'POST /api/space-requests/{id}/answer': refusal(409, 'errors.space.changedMeanwhile') });
    await page.user.click(await screen.findByRole('button', { name: 'Make an offer' }));
    const dialog = within(screen.getByRole('dialog'));
    await page.user.type(dialog.getByRole('textbox', { name: /^Offer/ }), 'Building B');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await page.user.click(dialog.getByRole('button', { name: 'Send offer' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^Offer/ })).toHaveValue('Building B');
    page.client.answer({ 'POST /api/space-requests/{id}/answer': { ...request, state: 'offered' } });
    await page.user.click(dialog.getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('The offer was sent')).toBeInTheDocument();
  });

  it('keeps the focus in the list when the pressed button disappears', async () => {
    const seen: SpaceRequest = { ...request, state: 'seen', may: { answer: ['offered', 'declined'], decide: [] } };
    const page = open({ 'POST /api/space-requests/{id}/answer': seen });
    const button = await screen.findByRole('button', { name: 'Mark as in progress' });
    page.client.answer({ 'GET /api/space-requests': { items: [seen], paginationId: null } });
    await page.user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the focus in the list when a company has decided', async () => {
    const offered: SpaceRequest = { ...request, state: 'offered', may: { answer: [], decide: ['accepted'] } };
    const accepted: SpaceRequest = { ...offered, state: 'accepted', may: { answer: [], decide: [] } };
    const page = renderPortal(SpacePage, {
      at: '/portal/space',
      answers: {
        'GET /api/space-requests/own': { mayAsk: false, items: [offered] },
        'POST /api/space-requests/{id}/decision': accepted,
      },
    });
    const button = await screen.findByRole('button', { name: 'Accept the offer' });
    await page.user.click(button);
    page.client.answer({ 'GET /api/space-requests/own': { mayAsk: false, items: [accepted] } });
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept the offer' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });
});
