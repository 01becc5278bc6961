import { Route, Routes } from '@park/platform/host';
import { act, axe, fireEvent, refusal, screen, waitFor } from '@park/testing';
import { acme, emma, held } from '../../session/session-fixture';
import { renderInShell, type ShellOptions } from '../../testing/render-in-shell';
import { LoginPage } from './LoginPage';

const renderLogin = (options: ShellOptions = {}) =>
  renderInShell(
    <main>
      <Routes>
        <Route path="/login" element={<LoginPage hasRoute={() => true} />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </main>,
    { at: '/login', ...options },
  );

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');

/** The server's response to a login sets the cookie. */
function acceptLogin({ session }: ReturnType<typeof renderLogin>, role: number = emma.role) {
  session.client.answer({
    'POST /api/auth/login': () => {
      session.jar.set('token', 'marker');
      return { user: { ...emma, role: role as typeof emma.role }, company: acme };
    },
  });
}

async function signIn({ user }: ReturnType<typeof renderLogin>) {
  await user.type(email(), 'emma@demo.park');
  await user.type(password(), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  test.each([
    ['/login?redirect=%2Fnews%2Fdetails%3Fid%3D7', 4619, '/news/details?id=7'],
    ['/login', 4619, '/portal'],
    ['/login', 4617, '/'],
    ['/login?redirect=%2F%2Fevil.example', 4619, '/portal'],
    ['/login?redirect=%2F%5Cevil.example', 4619, '/portal'],
    ['/login?redirect=https%3A%2F%2Fevil.example', 4619, '/portal'],
    ['/login?redirect=%252F%252Fevil.example', 4619, '/portal'],
    ['/login?redirect=%2F%09%2Fevil.example', 4619, '/portal'],
    ['/login?redirect=javascript%3Aalert(1)', 4619, '/portal'],
  ])('at %s as role %i leads to %s', async (at, role, expected) => {
    const rendered = renderLogin({ at });
    acceptLogin(rendered, role);
    await signIn(rendered);
    await waitFor(() => expect(rendered.address()).toBe(expected));
  });

  test('sends e-mail, password and source (CALL-02, CALL-03)', async () => {
    const rendered = renderLogin();
    acceptLogin(rendered);
    await signIn(rendered);
    await waitFor(() =>
      expect(rendered.session.client.calls[0]?.input).toEqual({
        body: { email: 'emma@demo.park', password: 'correct horse', source: 'portal' },
      }),
    );
  });

  test('is busy while sending, and sends only once', async () => {
    const answer = held<{ user: typeof emma; company: typeof acme }>();
    const rendered = renderLogin();
    rendered.session.client.answer({ 'POST /api/auth/login': () => answer.promise });
    await signIn(rendered);
    const button = screen.getByRole('button', { name: 'Signing in…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await rendered.user.click(button);
    expect(rendered.session.client.calls).toHaveLength(1);
    await act(async () => {
      rendered.session.jar.set('token', 'marker');
      answer.give({ user: emma, company: acme });
    });
    await waitFor(() => expect(rendered.address()).toBe('/portal'));
  });

  test('shows an error in the form, keeps the input and can be submitted again (AUTH-03)', async () => {
    const rendered = renderLogin();
    rendered.session.client.answer({ 'POST /api/auth/login': refusal(401, 'errors.auth.invalidCredentials') });
    await signIn(rendered);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('The e-mail address or the password is incorrect.');
    expect(summary).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    expect(summary).toHaveFocus();
    expect(email()).toHaveValue('emma@demo.park');
    acceptLogin(rendered);
    await rendered.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(rendered.address()).toBe('/portal'));
  });

  test('lists empty fields before anything is sent', async () => {
    const rendered = renderLogin();
    await rendered.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Please fill this in.');
    expect(password()).toBeInvalid();
    expect(rendered.session.client.calls).toEqual([]);
  });

  test('supports password managers and warns of Caps Lock', () => {
    renderLogin();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    expect(password()).toHaveAccessibleDescription('Caps Lock is on.');
    fireEvent.keyUp(password(), { key: 'a' });
    expect(password()).not.toHaveAccessibleDescription('Caps Lock is on.');
  });

  test.each([
    [4619, '/portal'],
    [null, '/'],
  ] as const)('a visit of role %s, who is signed in already, goes on to %s', async (role, expected) => {
    const rendered = renderLogin({ role });
    await waitFor(() => expect(rendered.address()).toBe(expected));
  });
});

describe('a forgotten password', () => {
  test('keeps the way back and returns to it', async () => {
    const { user, address } = renderLogin({ at: '/login?redirect=%2Fportal' });
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(address()).toBe('/login?mode=forgot&redirect=%2Fportal');
    expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(address()).toBe('/login?redirect=%2Fportal');
  });

  test('shows the same message for every address', async () => {
    const { user, client } = renderLogin({
      at: '/login?mode=forgot',
      answers: { 'POST /api/auth/forgot-password': undefined },
    });
    await user.type(email(), 'who@demo.park');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(
      await screen.findByText(
        'If there is an account for who@demo.park, a link is on its way. It works once, for one hour.',
      ),
    ).toBeInTheDocument();
    expect(client.calls[0]?.input).toEqual({ body: { email: 'who@demo.park', source: 'portal' } });
  });

  test('shows a failure in the form (AUTH-05)', async () => {
    const { user } = renderLogin({
      at: '/login?mode=forgot',
      answers: { 'POST /api/auth/forgot-password': refusal(503, 'errors.unavailable') },
    });
    await user.type(email(), 'who@demo.park');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available right now.');
  });
});

describe('a reset', () => {
  const renderReset = (options: ShellOptions = {}) =>
    renderLogin({
      at: '/login?token=reset-1',
      answers: { 'POST /api/auth/reset-password': undefined, 'POST /api/auth/logout': undefined },
      ...options,
    });

  async function choose({ user }: ReturnType<typeof renderLogin>, first: string, second = first) {
    await user.type(screen.getByLabelText('New password'), first);
    await user.type(screen.getByLabelText('Repeat the new password'), second);
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
  }

  test('sets the password and leads to the login, which confirms it', async () => {
    const rendered = renderReset();
    await choose(rendered, 'correct horse');
    await waitFor(() => expect(rendered.address()).toBe('/login'));
    expect(rendered.client.calls[0]?.input).toEqual({
      body: { password: 'correct horse', token: 'reset-1', source: 'portal' },
    });
    expect(await screen.findByText('Your password is changed. Sign in with the new one.')).toBeInTheDocument();
  });

  test('refuses different or too short passwords before sending', async () => {
    const rendered = renderReset();
    await choose(rendered, 'correct horse', 'correct house');
    expect(screen.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(
      'The two passwords are not the same.',
    );
    await rendered.user.clear(screen.getByLabelText('New password'));
    await rendered.user.type(screen.getByLabelText('New password'), 'short');
    await rendered.user.click(screen.getByRole('button', { name: 'Set the password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Choose at least 10 characters\./),
    );
    expect(rendered.client.calls).toEqual([]);
  });

  test('shows an error of the server at the field', async () => {
    const rendered = renderReset({
      answers: {
        'POST /api/auth/reset-password': refusal(422, 'errors.validation', {
          fields: { password: 'errors.auth.passwordCommon' },
        }),
      },
    });
    await choose(rendered, 'password123');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        /one of the first that others would try/,
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });

  test('a link that is used or expired leads to a new one, and the token stays until it has worked', async () => {
    const rendered = renderReset({
      answers: { 'POST /api/auth/reset-password': refusal(400, 'errors.auth.invalidToken') },
    });
    await choose(rendered, 'correct horse');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(rendered.address()).toBe('/login?token=reset-1');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/login?mode=forgot');
  });

  test('ends the session of the signed-in person, as the server does', async () => {
    const rendered = renderReset({ role: 4619 });
    await choose(rendered, 'correct horse');
    await waitFor(() => expect(rendered.session.store.getState().isLoggedIn).toBe(false));
    expect(rendered.address()).toBe('/login');
  });

  test('refuses a link with several tokens or an empty one', () => {
    const { unmount } = renderLogin({ at: '/login?token=a&token=b' });
    expect(
      screen.getByText('This link is no longer valid. Links work once and for a limited time.'),
    ).toBeInTheDocument();
    unmount();
    renderLogin({ at: '/login?token=' });
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  });
});

describe('a form that was sent without scripts', () => {
  const answered = (at: string, typedEmail?: string) =>
    renderInShell(
      <main>
        <LoginPage hasRoute={() => true} typedEmail={typedEmail} />
      </main>,
      { at },
    );

  test.each([
    ['credentials', 'The e-mail address or the password is incorrect.'],
    ['attempts', 'Too many attempts.'],
    ['incomplete', 'Fill in your e-mail address and your password.'],
    ['origin', 'The request did not come from this portal'],
    ['unavailable', 'The service is not available right now.'],
  ])('says why it is shown again: %s', (problem, text) => {
    answered(`/login?problem=${problem}`, 'emma@demo.park');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('emma@demo.park');
    expect(password()).toHaveValue('');
  });

  test('says nothing that the portal does not know', () => {
    answered('/login?problem=%3Cb%3EYour+account+is+blocked%3C%2Fb%3E&problem=toString');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says that the link is on its way', () => {
    answered('/login?mode=forgot&sent=1', 'emma@demo.park');
    expect(screen.getByText(/a link is on its way/)).toHaveTextContent('emma@demo.park');
  });

  test('works as before once scripts run', async () => {
    const rendered = answered('/login?problem=credentials', 'emma@demo.park');
    rendered.session.client.answer({ 'POST /api/auth/login': refusal(429, 'errors.auth.tooManyAttempts') });
    await rendered.user.type(password(), 'correct horse');
    await rendered.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.'));
    expect(rendered.session.client.calls[0]?.input).toMatchObject({ body: { email: 'emma@demo.park' } });
  });
});

test.each(['en', 'fr'] as const)(
  'all three forms are accessible in %s, with a text for every key',
  async (language) => {
    for (const at of ['/login', '/login?mode=forgot', '/login?token=reset-1', '/login?token=']) {
      const { part, missingTexts, unmount } = renderLogin({ at, language });
      expect(await axe(part)).toHaveNoViolations();
      expect(missingTexts).toEqual([]);
      unmount();
    }
  },
);
