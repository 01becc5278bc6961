import { axe, screen } from '@park/testing';
import { testRemote } from '../testing/remotes-fixture';
import { renderInShell } from '../testing/render-in-shell';
import type { LoadFailureKind } from './page-state';
import { PageFailed, PagePending, PreviousVersionNotice } from './page-status';

const failure = (kind: LoadFailureKind) => ({ kind, cause: new Error('secret detail') });

test('a failure names the area, the reason and the id, and can be tried again in place', async () => {
  const onRetry = jest.fn();
  const { user } = renderInShell(
    <PageFailed remote={testRemote} failure={failure('timeout')} errorId="id-1" onRetry={onRetry} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Test area is not available right now' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('took too long to load');
  expect(screen.getByText('id-1')).toBeInTheDocument();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('waiting is announced once, with a further sentence when the page is slow', () => {
  const { unmount } = renderInShell(<PagePending isSlow={false} />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  unmount();
  renderInShell(<PagePending isSlow />);
  expect(screen.getByText(/longer than usual/)).toBeInTheDocument();
});

test('waiting for a sign-in says that (AMB-24)', () => {
  renderInShell(<PagePending isSigningIn />);
  expect(screen.getByText('Signing you in…')).toBeInTheDocument();
});

test('an older version is announced', () => {
  renderInShell(<PreviousVersionNotice remote={testRemote} />);
  expect(screen.getByRole('status')).toHaveTextContent('The newest version of Test area did not load');
});

test.each(['en', 'fr'] as const)('is accessible in %s, with words for every kind of failure', async (language) => {
  for (const kind of ['unreachable', 'timeout', 'invalid', 'incompatible', 'crashed'] as const) {
    const { part, missingTexts, unmount } = renderInShell(
      <PageFailed remote={testRemote} failure={failure(kind)} errorId="id-1" onRetry={() => {}} />,
      { language },
    );
    expect(await axe(part)).toHaveNoViolations();
    expect(missingTexts).toEqual([]);
    unmount();
  }
});
