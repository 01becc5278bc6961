import { usePageTitle } from '@park/platform';
import { screen } from '@park/testing';
import { findRoute } from '../federation/find-route';
import { createPageLoader } from '../federation/page-loader';
import { renderInShell } from '../testing/render-in-shell';
import { testRemotes } from '../testing/remotes-fixture';
import { GuardedRoute } from './GuardedRoute';

const detailsPage = () => {
  const found = findRoute(testRemotes, '/companies/details');
  if (!found?.remote) throw new Error('The route is missing.');
  return { ...found, remote: found.remote };
};

function CompanyPage() {
  usePageTitle('Auscultia');
  return <h1>Auscultia</h1>;
}

it('keeps the title of a page that is there at once, such as the name of its company', async () => {
  const found = detailsPage();
  const loader = createPageLoader({
    load: () => Promise.resolve(CompanyPage),
    timeout: 1000,
    attempts: 1,
    newErrorId: () => 'id',
    onOutcome: () => {},
  });
  // As on a page that was opened directly: it is loaded before anything renders.
  loader.load(found.remote, found.route.page);
  await new Promise((resolve) => setTimeout(resolve));
  renderInShell(<GuardedRoute found={found} loader={loader} complete={() => Promise.resolve(true)} />, {
    role: 4619,
    at: '/companies/details',
  });
  expect(screen.getByRole('heading', { name: 'Auscultia' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Auscultia · /);
});

it('keeps the title that the server wrote while the page still loads, and names the route at other addresses', () => {
  const found = detailsPage();
  const loader = createPageLoader({
    load: () => new Promise(() => {}),
    timeout: 1000,
    attempts: 1,
    newErrorId: () => 'id',
    onOutcome: () => {},
  });
  const show = (servedTitle: string | undefined) =>
    renderInShell(
      <GuardedRoute found={found} loader={loader} complete={() => Promise.resolve(true)} servedTitle={servedTitle} />,
      { role: 4619, at: '/companies/details' },
    );
  const { unmount } = show('Auscultia · Lakeside Park');
  expect(document.title).toBe('Auscultia · Lakeside Park');
  unmount();
  show(undefined);
  expect(document.title).not.toContain('Auscultia');
});
