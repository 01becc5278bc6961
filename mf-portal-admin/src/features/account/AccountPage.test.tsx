import { refusal, screen, waitFor } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import AccountPage from './AccountPage';

it('offers the name only with the stored phone number, which saving would erase otherwise', async () => {
  const { client } = renderPortal(AccountPage, {
    at: '/portal/account',
    user: {},
    answers: {
      'GET /api/users/user/directory-entry': refusal(503, 'errors.unavailable'),
      'GET /api/feeds/personal': refusal(503, 'errors.unavailable'),
      'GET /api/auth/passkeys': refusal(503, 'errors.unavailable'),
    },
  });
  await waitFor(() => expect(client.calls.map(({ name }) => name)).toContain('GET /api/users/user/directory-entry'));
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Save name and phone' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull();
});
