import { act, axe, refusal, screen, waitFor } from '@park/testing';
import { renderInShell } from '../testing/render-in-shell';
import { acme, emma, held } from './session-fixture';
import { useSessionControl } from './SessionProvider';
import { SessionRenewalWhenAsked } from './SessionRenewalWhenAsked';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: async () => ({ id: 'passkey' }),
}));

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

describe('while the request is on its way', () => {
  const signedInAgain = { user: emma, company: acme };
  async function renderWaiting() {
    const [password, passkey] = [held<typeof signedInAgain>(), held<typeof signedInAgain>()];
    const rendered = await renderEnded({
      'POST /api/auth/login': () => password.promise,
      'POST /api/auth/passkey-login/options': { options: {} },
      'POST /api/auth/passkey-login': () => passkey.promise,
    });
    const pressPasskey = () => rendered.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    const asked = (name: string) => rendered.session.names().filter((one) => one === name).length;
    return { ...rendered, password, passkey, pressPasskey, asked };
  }

  it('AMB-32: signing out is final, with a password and with a passkey', async () => {
    for (const way of ['password', 'passkey'] as const) {
      const rendered = await renderWaiting();
      if (way === 'password') await signIn(rendered);
      else await rendered.pressPasskey();
      const name = way === 'password' ? 'POST /api/auth/login' : 'POST /api/auth/passkey-login';
      await waitFor(() => expect(rendered.asked(name)).toBe(1));
      await rendered.user.click(screen.getByRole('button', { name: 'Sign out' }));
      rendered.session.jar.set('token', 'late');
      await act(async () => rendered[way].give(signedInAgain));
      expect(rendered.session.store.getState().isLoggedIn).toBe(false);
      expect(rendered.session.jar.cookie).toBe('');
      expect(rendered.onAnswer.mock.calls).toEqual([[false]]);
      rendered.unmount();
    }
  });

  it('asks for the passkey once', async () => {
    const { passkey, pressPasskey, asked, user, onAnswer } = await renderWaiting();
    await pressPasskey();
    const button = screen.getByRole('button', { name: 'Follow your browser…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(asked('POST /api/auth/passkey-login/options')).toBe(1);
    await act(async () => passkey.give(signedInAgain));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
  });

  it('a passkey replaces the password, which is no error', async () => {
    const rendered = await renderWaiting();
    await signIn(rendered);
    await rendered.pressPasskey();
    await act(async () => rendered.password.give(signedInAgain));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(async () => rendered.passkey.give(signedInAgain));
    await waitFor(() => expect(rendered.onAnswer).toHaveBeenCalledWith(true));
  });
});
