import { Link } from '@park/platform';
import { Route, Routes } from '@park/platform/host';
import { act, screen, waitFor } from '@park/testing';
import { useState } from 'react';
import { renderInShell } from '../testing/render-in-shell';
import { RouteAnnouncer } from './RouteAnnouncer';

let show: (() => void) | undefined;

/** A page whose title comes later, as a remote's does. */
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

it('puts the focus on the title of a page that comes late, and says it', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'To the news' }));
  act(() => show?.());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('News');
});

it('leaves the focus where the person has put it while the page was loading', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'To the news' }));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  act(() => show?.());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('News'));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
});
