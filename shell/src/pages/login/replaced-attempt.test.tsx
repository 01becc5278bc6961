import { CallError } from '@park/platform';
import { screen, waitFor } from '@park/testing';
import { renderInShell } from '../../testing/render-in-shell';
import { LoginPage } from './LoginPage';

test('shows nothing for an attempt that a further one has replaced', async () => {
  const { session, user } = renderInShell(
    <main>
      <LoginPage hasRoute={() => true} />
    </main>,
    { at: '/login' },
  );
  const fail = (failure: 'cancelled' | 'network') =>
    session.client.answer({ 'POST /api/auth/login': new CallError({ failure }) as never });
  const button = () => screen.getByRole('button', { name: 'Sign in' });

  fail('cancelled');
  await user.type(screen.getByLabelText('E-mail'), 'emma@demo.park');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(button());
  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  fail('network');
  await user.click(button());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
