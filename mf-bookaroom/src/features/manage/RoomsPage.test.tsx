import { axe, refusal, renderRemotePage, screen, within, type FakeAnswers } from '@park/testing';
import { managed, quotas, token } from '../../testing/management';
import { now, wordsOf } from '../../testing/render-rooms';
import { texts } from '../../texts/en';
import RoomsPage from './RoomsPage';

const open = (answers: FakeAnswers = {}) =>
  renderRemotePage(RoomsPage, {
    at: '/book-a-room/manage',
    remote: 'mf-bookaroom',
    texts: { 'mf-bookaroom': texts, shell: { errors: { unavailable: wordsOf('errors.unavailable') } } },
    permissions: ['BookARoom_Manage'],
    now,
    answers: { 'GET /api/rooms/managed': managed(), 'GET /api/rooms/quotas': quotas(), ...answers },
  });

describe('revoking a door display or calendar address', () => {
  const revokeCall = 'DELETE /api/rooms/tokens/{id}';

  async function ask(answers: FakeAnswers) {
    const page = open({ 'GET /api/rooms/managed/{id}/tokens': { items: [token()] }, ...answers });
    await page.user.click(await screen.findByRole('button', { name: 'Door display and calendar of Matterhorn' }));
    await page.user.click(await screen.findByRole('button', { name: 'Revoke Tablet' }));
    return { page, dialog: within(screen.getByRole('alertdialog', { name: 'Revoke “Tablet”?' })) };
  }

  it('says first what stops working', async () => {
    const { page, dialog } = await ask({ [revokeCall]: undefined });
    expect(dialog.getByText(/^The door display stops showing the room/)).toBeInTheDocument();
    expect(page.client.calls.some(({ name }) => name === revokeCall)).toBe(false);
    expect((await axe(page.container)).violations).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('“Tablet” is revoked.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.missingTexts).toEqual([]);
  });

  it('shows why it failed and stays open', async () => {
    const { page, dialog } = await ask({ [revokeCall]: refusal(503, 'errors.unavailable') });
    await page.user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(wordsOf('errors.unavailable'));
  });
});
