import { Link, useLocation } from '@park/platform';
import { act, refusal, renderWithPlatform, screen } from '@park/testing';
import { sessionTexts } from '../texts/session.en';
import { createSession } from './session';
import { acme, createSessionFixture, emma, signedIn, type SessionFixture } from './session-fixture';
import { SessionGate } from './SessionGate';
import { SessionProvider } from './SessionProvider';
import { TokenLoginNotice } from './TokenLoginNotice';

const seen: string[] = [];

function Page() {
  const { pathname, search } = useLocation();
  seen.push(pathname + search);
  return (
    <main>
      <h1>{pathname}</h1>
      <Link to="/companies">Companies</Link>
      <Link to="/news?token=in-app&news=park">A link with a token</Link>
    </main>
  );
}

function show(fixture: SessionFixture, at = '/') {
  return renderWithPlatform(
    <SessionProvider value={createSession(fixture.store)}>
      <SessionGate>
        <TokenLoginNotice />
        <Page />
      </SessionGate>
    </SessionProvider>,
    { at, texts: { shell: { ...sessionTexts, errors: { auth: { invalidToken: 'The link has been used.' } } } } },
  );
}

beforeEach(() => void (seen.length = 0));

describe('session gate', () => {
  it('AMB-33: checks integrity on each navigation', async () => {
    const fixture = await signedIn();
    const { user } = show(fixture);
    fixture.jar.cookie = 'token=; max-age=0';
    expect(fixture.store.getState().isLoggedIn).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Companies' }));
    expect(fixture.store.getState().isLoggedIn).toBe(false);
    expect(screen.getByRole('heading', { name: '/companies' })).toBeInTheDocument();
  });

  it('AMB-27: removes the token of an in-app link before any page sees it', async () => {
    const fixture = createSessionFixture();
    fixture.client.answer({
      'POST /api/auth/token-login': () => (fixture.jar.set('token', 'marker'), { user: emma, company: acme }),
    });
    const { user, address } = show(fixture);
    await user.click(screen.getByRole('link', { name: 'A link with a token' }));
    expect(address()).toBe('/news?news=park');
    expect(seen.filter((one) => one.includes('token'))).toEqual([]);
    expect(fixture.names()).toEqual(['POST /api/auth/token-login']);
    expect(fixture.store.getState().isLoggedIn).toBe(true);
  });

  it('leaves the token on the login page for the reset form', async () => {
    const fixture = createSessionFixture();
    const { address } = show(fixture, '/login?token=from-mail');
    expect(address()).toBe('/login?token=from-mail');
    expect(screen.getByRole('heading', { name: '/login' })).toBeInTheDocument();
    expect(fixture.names()).toEqual([]);
  });
});

describe('notice of a failed token login', () => {
  const failing = () =>
    createSessionFixture({ answers: { 'POST /api/auth/token-login': refusal(401, 'errors.auth.invalidToken') } });

  it('AUTH-04: is shown above the page, with the id, and can be dismissed', async () => {
    const { user, missingTexts } = show(failing(), '/news?token=used');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The link did not sign you in');
    expect(alert).toHaveTextContent('The link has been used. ID: 00000000-0000-4000-8000-000000000000');
    expect(screen.getByRole('heading', { name: '/news' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(missingTexts).toEqual([]);
  });

  it('links to the login page', async () => {
    const { user, address } = show(failing(), '/news?token=used');
    await user.click(await screen.findByRole('link', { name: 'Sign in with your password' }));
    expect(address()).toBe('/login');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('disappears once somebody is signed in', async () => {
    const fixture = failing();
    show(fixture, '/news?token=used');
    await screen.findByRole('alert');
    fixture.client.answer({
      'POST /api/auth/login': () => (fixture.jar.set('token', 'marker'), { user: emma, company: acme }),
    });
    await act(() => fixture.store.login('emma@demo.park', 'secret'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
