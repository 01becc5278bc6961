import { axe, screen } from '@park/testing';
import { AppFrame } from '../navigation/AppFrame';
import { onDemandPart } from '../on-demand/on-demand-part';
import { testRemotes } from '../testing/remotes-fixture';
import { renderInShell, type ShellOptions } from '../testing/render-in-shell';
import { NotFoundPage } from './NotFoundPage';
import type { ShellPageProps } from '../page-data/shell-page-props';
import { findShellPage } from './shell-pages';
import { ShellPageView } from './ShellPageView';
import { TenantPortalPage } from './tenant-portal/TenantPortalPage';

test('matches the shell’s routes regardless of trailing slash and case (AMB-47)', () => {
  expect(findShellPage('/')?.path).toBe('/');
  expect(findShellPage('/Login/')?.path).toBe('/login');
  expect(findShellPage('/working-here/tenant-portal')).toBe(findShellPage('/working-here/tenant-portal/'));
  expect(findShellPage('/working-here/tenant-portal/')?.path).toBe('/working-here/tenant-portal');
  expect(findShellPage('/news')).toBeUndefined();
});

test('a page with a loaded chunk is shown at once; others load, and a failure can be retried', async () => {
  const Page = ({ hasRoute }: ShellPageProps) => <p>{hasRoute('/news') ? 'with news' : 'without news'}</p>;
  const importPage = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Page);
  const page = { path: '/x', part: onDemandPart<ShellPageProps>(importPage) };
  const { user, unmount } = renderInShell(<ShellPageView page={page} remotes={testRemotes} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The portal could not be reached.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('with news')).toBeInTheDocument();
  unmount();
  renderInShell(<ShellPageView page={page} remotes={[]} />);
  expect(screen.getByText('without news')).toBeInTheDocument();
});

const renderNotFound = (options: ShellOptions = {}) =>
  renderInShell(
    <AppFrame remotes={testRemotes} preload={() => {}}>
      <NotFoundPage />
    </AppFrame>,
    { at: '/no/such/page', ...options },
  );

test('an unknown path keeps its address and offers the search and a link home', async () => {
  const { user, address } = renderNotFound();
  expect(address()).toBe('/no/such/page');
  expect(document.title).toBe('This page does not exist · Test Park');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Search the portal' }));
  expect(await screen.findByRole('combobox')).toBeInTheDocument();
});

test('the portal’s page links a visitor to the login and a member to the portal', () => {
  const { unmount } = renderInShell(<TenantPortalPage hasRoute={() => true} />);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  unmount();
  renderInShell(<TenantPortalPage hasRoute={() => true} />, { role: 4619 });
  expect(screen.getByRole('link', { name: 'Open my portal' })).toHaveAttribute('href', '/portal');
});

test.each(['en', 'fr'] as const)('both are accessible in %s, with a text for every key', async (language) => {
  const notFound = renderNotFound({ language });
  expect(await axe(notFound.part)).toHaveNoViolations();
  expect(notFound.missingTexts).toEqual([]);
  notFound.unmount();
  const portal = renderInShell(<TenantPortalPage hasRoute={() => true} />, { language });
  expect(await axe(portal.part)).toHaveNoViolations();
  expect(portal.missingTexts).toEqual([]);
});
