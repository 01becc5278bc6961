import type { CallResponse } from '@park/contract';
import { axe, refusal, screen, waitFor, within, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { Passkeys } from './Passkeys';

jest.mock('./create-passkey', () => ({ createPasskey: async () => ({ ok: true, response: {} }) }));

const passkeys: CallResponse<'GET /api/auth/passkeys'> = {
  items: [{ id: 'key-1', name: 'Laptop', createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: null, isBackedUp: false }],
  limit: 10,
  needsPassword: true,
  hasWaitingRights: false,
};

const open = (answers: FakeAnswers = {}) =>
  renderPortal(Passkeys, { answers: { 'GET /api/auth/passkeys': passkeys, ...answers } });

describe('passkeys', () => {
  it('has no accessibility violation and all its texts', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect((await axe(page.container)).violations).toEqual([]);
    expect(page.missingTexts).toEqual([]);
  });

  it('renames one, and asks before a typed name is discarded', async () => {
    const page = open({ 'PATCH /api/auth/passkeys/{id}': { ...passkeys.items[0]!, name: 'Work laptop' } });
    await page.user.click(await screen.findByRole('button', { name: 'Rename “Laptop”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Work laptop');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.client.calls.find(({ name }) => name.startsWith('PATCH'))?.input.body).toEqual({ name: 'Work laptop' });
  });

  it('asks before a typed password is discarded when one is removed', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Remove “Laptop”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Laptop”?' }));
    await page.user.type(dialog.getByLabelText('Current password'), 'secret');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });

  it('keeps the focus in the section when the removed one disappears', async () => {
    const page = open({
      'GET /api/auth/passkeys': { ...passkeys, needsPassword: false },
      'POST /api/auth/passkeys/{id}/remove': () => Promise.resolve(undefined as never),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove “Laptop”' }));
    page.client.answer({ 'GET /api/auth/passkeys': { ...passkeys, items: [] } });
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText('No passkey yet')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('says that the person is still signed in without the rights that wait', async () => {
    const page = open({
      'GET /api/auth/passkeys': { ...passkeys, needsPassword: false, hasWaitingRights: true },
      'POST /api/auth/passkeys/options': { options: {} },
      'POST /api/auth/passkeys': { ...passkeys.items[0]!, name: 'Phone' },
      'POST /api/auth/logout': refusal(503, 'errors.unavailable'),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Phone');
    await page.user.click(dialog.getByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText(/^You are still signed in without your rights/)).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it('offers another try when they did not load', async () => {
    const page = open({ 'GET /api/auth/passkeys': refusal(503, 'errors.unavailable') });
    await screen.findByRole('alert');
    page.client.answer({ 'GET /api/auth/passkeys': passkeys });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Laptop' })).toBeInTheDocument();
  });
});
