import { refusal, screen } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import InvitationPage from './InvitationPage';

const open = (answer: ReturnType<typeof refusal>) =>
  renderPortal(InvitationPage, {
    at: '/invitation#secret-of-a-link',
    user: null,
    answers: { 'POST /api/invitations/view': answer },
  });

it('offers another try when the invitation did not load', async () => {
  const page = open(refusal(503, 'errors.unavailable'));
  await screen.findByRole('alert');
  page.client.answer({
    'POST /api/invitations/view': {
      companyName: 'Acme',
      firstName: 'Ada',
      email: 'ada@acme.example',
      expiresAt: '2026-11-23T08:00:00.000Z',
    } as never,
  });
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeInTheDocument();
});

it('offers no other try for a link that is not valid', async () => {
  open(refusal(404, 'errors.invitations.notValid'));
  expect(await screen.findByRole('alert')).toHaveTextContent('no longer valid');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
