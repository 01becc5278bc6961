import { Link, useNavigate, useSearchParams } from '@park/platform';
import { Route, Routes } from '@park/platform/host';
import { act, screen, waitFor } from '@park/testing';
import { useState } from 'react';
import { renderInShell } from '../testing/render-in-shell';
import { RouteAnnouncer } from './RouteAnnouncer';

let show: (() => void) | undefined;

/** A page whose title renders later, like that of a remote. */
function LatePage() {
  const [isThere, setIsThere] = useState(false);
  show = () => setIsThere(true);
  return isThere ? <h1>News</h1> : <p>…</p>;
}

function renderPages() {
  return renderInShell(
    <>
      <Link to="/news">To the news</Link>
      <button type="button">Account</button>
      <RouteAnnouncer contentId="content" />
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/news" element={<LatePage />} />
        </Routes>
      </main>
    </>,
    { at: '/' },
  );
}

it('focuses and announces the title of a page that renders late', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'To the news' }));
  act(() => show?.());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('News');
});

it('announces another record at the same address, and no filter', async () => {
  function RecordPage() {
    const [parameters] = useSearchParams();
    return (
      <>
        <h1>{`Company ${parameters.get('id')}`}</h1>
        <Link to="/companies/details?id=b">Similar</Link>
        <Link to="/companies/details?id=b&tab=jobs">Jobs</Link>
      </>
    );
  }
  const { user } = renderInShell(
    <>
      <RouteAnnouncer contentId="other" />
      <main id="other" tabIndex={-1}>
        <RecordPage />
      </main>
    </>,
    { at: '/companies/details?id=a' },
  );
  await user.click(screen.getByRole('link', { name: 'Similar' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Company b'));
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveFocus();
});

it('leaves the focus where the person has moved it while the page was loading', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'To the news' }));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  act(() => show?.());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('News'));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
});

/** A list whose rows render later than its title. */
function LateList() {
  const [lines, setLines] = useState<readonly string[]>([]);
  show = () => setLines(['one', 'two']);
  return (
    <>
      <h1>List</h1>
      {lines.map((line) => (
        <Link key={line} to={`/details?id=${line}`}>
          {line}
        </Link>
      ))}
    </>
  );
}

function Details() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Details</h1>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

it('going back focuses the link that was followed, even if it renders late', async () => {
  const { user } = renderInShell(
    <>
      <RouteAnnouncer contentId="content" />
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<LateList />} />
          <Route path="/details" element={<Details />} />
        </Routes>
      </main>
    </>,
    { at: '/' },
  );
  act(() => show?.());
  await user.click(screen.getByRole('link', { name: 'two' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Details' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus());
  act(() => show?.());
  await waitFor(() => expect(screen.getByRole('link', { name: 'two' })).toHaveFocus());
});
