import { act, axe, refusal, screen, waitFor } from '@park/testing';
import { renderInShell } from '../testing/render-in-shell';
import { acme, emma } from './session-fixture';
import { useSessionControl } from './SessionProvider';
import { SessionRenewalWhenAsked } from './SessionRenewalWhenAsked';

function Page({ onAnswer }: { onAnswer: (hasSignedIn: boolean) => void }) {
  const { renewal } = useSessionControl();
  return (
    <main>
      <button onClick={() => void renewal.ask().then(onAnswer)}>Save</button>
      <SessionRenewalWhenAsked />
    </main>
  );
}

async function renderEnded(answers = {}) {
  const onAnswer = jest.fn();
  const rendered = renderInShell(<Page onAnswer={onAnswer} />, {
    role: 4619,
    answers: { 'POST /api/auth/logout': undefined, ...answers },
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  return { ...rendered, onAnswer };
}

const signIn = async ({ user }: Awaited<ReturnType<typeof renderEnded>>) => {
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in and continue' }));
};

it('signs the same person in and goes on', async () => {
  const rendered = await renderEnded({
    'POST /api/auth/login': { user: { ...emma, parkshareCredits: 7 }, company: acme },
  });
  expect((await axe(rendered.container)).violations).toEqual([]);
  expect(screen.getByText('emma@demo.park')).toBeInTheDocument();
  await signIn(rendered);
  await waitFor(() => expect(rendered.onAnswer).toHaveBeenCalledWith(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rendered.session.client.calls.at(-1)?.input).toMatchObject({ body: { email: 'emma@demo.park' } });
  expect(rendered.session.store.getState().user?.parkshareCredits).toBe(7);
});

it('keeps the session and the question after a wrong password', async () => {
  const rendered = await renderEnded({ 'POST /api/auth/login': refusal(401, 'errors.auth.invalidCredentials') });
  await signIn(rendered);
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is incorrect.');
  expect(rendered.session.store.getState().isLoggedIn).toBe(true);
  expect(rendered.onAnswer).not.toHaveBeenCalled();
});

it('signs out when the person leaves', async () => {
  const { user, onAnswer, session } = await renderEnded();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onAnswer).toHaveBeenCalledWith(false);
  expect(session.store.getState().isLoggedIn).toBe(false);
});

it('goes on by itself when another tab has signed in again', async () => {
  const { onAnswer } = await renderEnded({ 'GET /api/users/user': emma });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
});
