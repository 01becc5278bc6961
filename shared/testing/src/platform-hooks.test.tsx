/** The platform's hooks as a remote uses them, through the fakes that remotes test with. */
import { Allowed, useCall, useCommand, usePagedCall, useProfileUpdate, useSession, useTexts } from '@park/platform';
import { act, refusal, renderWithPlatform, screen, waitFor } from './index';

const page = (items: string[], paginationId: string | null) => ({
  items: items.map((id) => ({ id, title: id })),
  paginationId,
});

function NewsTitles() {
  const news = useCall('GET /api/news/query', { query: { pageSize: 3 } });
  if (news.status === 'pending') return <p>loading</p>;
  if (news.status === 'failed') return <button onClick={news.retry}>{news.error.key}</button>;
  return <p>{news.data.items.map(({ title }) => title).join(', ')}</p>;
}

function ReloadedNews() {
  const news = useCall('GET /api/news/query', { query: {} });
  return (
    <>
      <p>{news.data?.items.map(({ id }) => id).join(', ')}</p>
      {news.refreshError && <p>{news.refreshError.key}</p>}
      <button onClick={news.retry}>reload</button>
    </>
  );
}

describe('useCall', () => {
  it('is pending, then ready', async () => {
    renderWithPlatform(<NewsTitles />, { answers: { 'GET /api/news/query': page(['a', 'b'], null) as never } });
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('a, b')).toBeInTheDocument();
  });

  it('fails with the server’s key, and reads again on retry', async () => {
    const view = renderWithPlatform(<NewsTitles />, {
      answers: { 'GET /api/news/query': refusal(500, 'errors.recoverable') },
    });
    const retry = await screen.findByRole('button', { name: 'errors.recoverable' });
    view.client.answer({ 'GET /api/news/query': page(['back'], null) as never });
    await view.user.click(retry);
    expect(await screen.findByText('back')).toBeInTheDocument();
  });

  it('keeps what it has read after a failed reload, and tells of the failure', async () => {
    const view = renderWithPlatform(<ReloadedNews />, {
      answers: { 'GET /api/news/query': page(['a'], null) as never },
    });
    expect(await screen.findByText('a')).toBeInTheDocument();
    view.client.answer({ 'GET /api/news/query': refusal(403, 'errors.forbidden') });
    await view.user.click(screen.getByRole('button', { name: 'reload' }));
    expect(await screen.findByText('errors.forbidden')).toBeInTheDocument();
    expect(screen.getByText('a')).toBeInTheDocument();
    view.client.answer({ 'GET /api/news/query': page(['b'], null) as never });
    await view.user.click(screen.getByRole('button', { name: 'reload' }));
    expect(await screen.findByText('b')).toBeInTheDocument();
    expect(screen.queryByText('errors.forbidden')).toBeNull();
  });

  it('reads again in the other language when the language changes', async () => {
    const view = renderWithPlatform(<NewsTitles />, { answers: { 'GET /api/news/query': page(['a'], null) as never } });
    await screen.findByText('a');
    await act(() => view.services.changeLanguage('fr'));
    await waitFor(() => expect(view.client.calls).toHaveLength(2));
  });
});

function AllNews() {
  const news = usePagedCall('GET /api/news/query', { query: { pageSize: 2 } });
  if (news.status !== 'ready') return <p>{news.status}</p>;
  return (
    <>
      <p>{news.items.map(({ id }) => id).join(', ')}</p>
      {news.moreError ? <p>{news.moreError.key}</p> : null}
      {news.hasMore ? <button onClick={news.loadMore}>more</button> : null}
    </>
  );
}

describe('usePagedCall', () => {
  it('adds page after page until there is no next one', async () => {
    const view = renderWithPlatform(<AllNews />, {
      answers: {
        'GET /api/news/query': (({ query }: { query: { paginationId?: string } }) =>
          query.paginationId === 'p2' ? page(['c'], null) : page(['a', 'b'], 'p2')) as never,
      },
    });
    await view.user.click(await screen.findByRole('button', { name: 'more' }));
    expect(await screen.findByText('a, b, c')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'more' })).not.toBeInTheDocument();
    expect(view.client.calls.map(({ url }) => url)).toEqual([
      '/api/news/query?pageSize=2',
      '/api/news/query?pageSize=2&paginationId=p2',
    ]);
  });

  it('keeps what it has when a further page fails', async () => {
    const view = renderWithPlatform(<AllNews />, {
      answers: {
        'GET /api/news/query': (({ query }: { query: { paginationId?: string } }) =>
          query.paginationId ? refusal(503, 'errors.unavailable') : page(['a', 'b'], 'p2')) as never,
      },
    });
    await view.user.click(await screen.findByRole('button', { name: 'more' }));
    expect(await screen.findByText('errors.unavailable')).toBeInTheDocument();
    expect(screen.getByText('a, b')).toBeInTheDocument();
  });
});

function Vote() {
  const vote = useCommand('POST /api/approved-suppliers/{id}/vote', { refreshes: ['GET /api/news'] });
  const updateProfile = useProfileUpdate();
  const { user } = useSession();
  const run = async () => {
    const result = await vote.run({ params: { id: '7' } });
    if (result.ok) updateProfile({ parkshareCredits: 0 });
  };
  return (
    <button onClick={() => void run()} disabled={vote.isRunning}>
      {`credits ${user?.parkshareCredits ?? 'none'}`}
    </button>
  );
}

describe('useCommand', () => {
  it('runs once at a time, refreshes what it changed, and 0 overwrites the profile (AMB-36)', async () => {
    let finish: (() => void) | undefined;
    const view = renderWithPlatform(
      <>
        <NewsTitles />
        <Vote />
      </>,
      {
        user: { parkshareCredits: 3 },
        answers: {
          'GET /api/news/query': page(['a'], null) as never,
          'POST /api/approved-suppliers/{id}/vote': (() =>
            new Promise((resolve) => (finish = () => resolve({ votes: 1, hasVoted: true })))) as never,
        },
      },
    );
    await screen.findByText('a');
    const button = screen.getByRole('button', { name: 'credits 3' });
    await view.user.click(button);
    expect(button).toBeDisabled();
    finish?.();
    expect(await screen.findByRole('button', { name: 'credits 0' })).toBeEnabled();
    await waitFor(() => expect(view.client.calls.filter(({ name }) => name === 'GET /api/news/query')).toHaveLength(2));
    expect(view.client.calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
  });
});

describe('Allowed', () => {
  it('shows only to those who may', () => {
    const parts = (
      <Allowed permission="Jobs_Create" otherwise={<p>no</p>}>
        <p>yes</p>
      </Allowed>
    );
    const { unmount } = renderWithPlatform(parts, { permissions: ['Jobs_Create'] });
    expect(screen.getByText('yes')).toBeInTheDocument();
    unmount();
    renderWithPlatform(parts, { permissions: ['Jobs_Read'] });
    expect(screen.getByText('no')).toBeInTheDocument();
  });
});

describe('useTexts', () => {
  function Words() {
    const { t } = useTexts();
    return <p>{`${t('seats', { count: 1 })} ${t('seats', { count: 2 })} ${t('nothing.here')}`}</p>;
  }

  it('fills in, chooses the plural, and reports a key that is missing', () => {
    const view = renderWithPlatform(<Words />, {
      remote: 'mf-test',
      texts: { 'mf-test': { seats_one: '{{count}} seat', seats_other: '{{count}} seats' } },
    });
    expect(screen.getByText('1 seat 2 seats nothing.here')).toBeInTheDocument();
    expect(view.missingTexts.join()).toContain('nothing.here');
  });
});
