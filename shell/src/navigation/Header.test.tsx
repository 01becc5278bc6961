import { axe, fireEvent, screen, waitFor } from '@park/testing';
import { renderInShell, type ShellOptions } from '../testing/render-in-shell';
import { testRemotes } from '../testing/remotes-fixture';
import { AppFrame } from './AppFrame';

const renderHeader = (options: ShellOptions = {}) =>
  renderInShell(
    <AppFrame remotes={testRemotes} preload={() => {}}>
      <h1>Page</h1>
    </AppFrame>,
    options,
  );

describe('a visitor', () => {
  test('has a link to the login with the way back', () => {
    renderHeader({ at: '/news/details?id=7' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fnews%2Fdetails%3Fid%3D7',
    );
  });

  test('has no way back from the home page and from the login page itself', () => {
    const { unmount } = renderHeader();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    unmount();
    renderHeader({ at: '/login?redirect=%2Fportal' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=%2Fportal');
  });
});

describe('a signed-in person', () => {
  test('sees name, role, company and credits in the menu', async () => {
    const { user } = renderHeader({ role: 4619 });
    await user.click(screen.getByRole('button', { name: 'Account of Emma Keller' }));
    const menu = await screen.findByRole('menu');
    expect(menu).toHaveTextContent('Emma Keller');
    expect(menu).toHaveTextContent('Employee · Acme');
    expect(screen.getByRole('menuitem', { name: /Parking credits/ })).toHaveTextContent('1');
    expect(screen.getByRole('menuitem', { name: 'My portal' })).toHaveAttribute('href', '/portal');
  });

  test('does not see links to areas without access', async () => {
    const { user } = renderHeader({ role: 5464 });
    await user.click(screen.getByRole('button', { name: /Account/ }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: /credits/ })).not.toBeInTheDocument();
  });

  test('is signed out on the home page, so that no guard asks to log in again', async () => {
    const { user, session, address } = renderHeader({ role: 4622, at: '/portal' });
    await user.click(screen.getByRole('button', { name: /Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(session.store.getState().isLoggedIn).toBe(false));
    expect(address()).toBe('/');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('has a menu even without name and role', async () => {
    const { user } = renderHeader({ role: null });
    await user.click(screen.getByRole('button', { name: 'Account of Emma Keller' }));
    expect(await screen.findByRole('menu')).toHaveTextContent('No role · Acme');
  });

  test('opens the menu by keyboard', async () => {
    const { user, baseElement } = renderHeader({ role: 4622 });
    screen.getByRole('button', { name: /Account/ }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    // The menu is outside of the landmarks; the second toast region belongs to the test platform.
    expect(
      await axe(baseElement, { rules: { region: { enabled: false }, 'landmark-unique': { enabled: false } } }),
    ).toHaveNoViolations();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Account/ })).toHaveFocus();
  });
});

describe('language', () => {
  test('changes with one press, is labelled in its own language, and is kept for the next page', async () => {
    const { user } = renderHeader();
    await user.click(screen.getByRole('button', { name: 'FR – Français' }));
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Rubriques' })).toBeInTheDocument());
    expect(screen.getAllByRole('link', { name: 'Entreprises' })[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('fr');
    expect(document.cookie).toContain('language=fr');
    await user.click(screen.getByRole('button', { name: 'EN – English' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });
});

describe('theme', () => {
  test('cycles through device, light and dark', () => {
    renderHeader();
    const press = () => fireEvent.click(screen.getByRole('button', { name: /Colours/ }));
    expect(screen.getByRole('button', { name: 'Colours: Device. Change to Light' })).toBeInTheDocument();
    press();
    expect(document.documentElement.dataset.theme).toBe('light');
    press();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
    press();
    expect(document.documentElement.dataset.theme).toBe('system');
  });
});

describe('footer', () => {
  const links = {
    campusCard: null,
    scaleUp: 'https://scale.example',
    startups: 'https://startups.example',
    newsletter: 'https://letter.example',
    campusNews: 'https://news.example',
    fairmove: null,
    secondParking: null,
    ticketing: null,
    knovaFiles: null,
  };

  test('links to the park’s other sites in a new window (LINK-02 to LINK-05)', () => {
    renderHeader({ configuration: { links } });
    for (const [name, href] of [
      ['Scale-up programme', links.scaleUp],
      ['Start-ups of the campus', links.startups],
      ['Campus news', links.campusNews],
      ['Newsletter', links.newsletter],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new window)` });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('leaves out sites that are not configured', () => {
    renderHeader();
    expect(screen.queryByRole('link', { name: /Newsletter/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Working here' })).toHaveAttribute('href', '/working-here/tenant-portal/');
  });

  test('offers the cookie settings if there is a choice', () => {
    const { unmount } = renderHeader({ hasConsentVendor: true });
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toBeInTheDocument();
    unmount();
    renderHeader();
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).not.toBeInTheDocument();
  });
});
