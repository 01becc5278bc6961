import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expect-accessible';
import { frenchTexts } from '../texts/french';
import { UiTextsProvider } from '../texts/UiTextsProvider';
import { EmptyState } from './EmptyState';
import { ErrorPanel } from './ErrorPanel';
import { LoadMore } from './LoadMore';
import { Notice } from './Notice';
import { SkeletonCards, SkeletonPage, SkeletonTable, SkeletonText } from './Skeleton';

describe('an error panel', () => {
  it('translates the key, quotes the id and retries', async () => {
    const retry = jest.fn();
    const { container } = render(
      <UiTextsProvider
        translate={(key) => (key === 'errors.notFound' ? 'This company is not here any more' : undefined)}
      >
        <ErrorPanel error={{ key: 'errors.notFound', id: '3f0c2a9e' }} onRetry={retry} />
      </UiTextsProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This company is not here any more');
    expect(screen.getByRole('alert')).toHaveTextContent('3f0c2a9e');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  it.each([{ key: 'errors.unheardOf' }, { message: 'TypeError: undefined is not a function' }, undefined])(
    'never shows a bare key or a message of the program (%j)',
    (error) => {
      render(
        <UiTextsProvider translate={(key) => key}>
          <ErrorPanel error={error} />
        </UiTextsProvider>,
      );
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Please try again.');
    },
  );

  it('keeps the id of an expected refusal at the end of its text (AMB-51)', () => {
    render(
      <UiTextsProvider translate={() => 'The room is taken.'}>
        <ErrorPanel error={{ key: 'errors.rooms.taken', id: '3f0c2a9e', status: 409 }} />
      </UiTextsProvider>,
    );
    expect(screen.getByText(/The room is taken\./)).toHaveTextContent('The room is taken. ID: 3f0c2a9e');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it.each([{ status: 500 }, {}])('has a box with the id of an unexpected failure (%j)', (failure) => {
    render(<ErrorPanel error={{ key: 'errors.recoverable', id: '3f0c2a9e', ...failure }} />);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(screen.getByText('3f0c2a9e')).toBeInTheDocument();
  });

  it('copies the id', async () => {
    const user = userEvent.setup();
    render(<ErrorPanel id="3f0c2a9e" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('3f0c2a9e');
  });
});

it.each(['nothingYet', 'filteredOut', 'notAllowed'] as const)(
  'the empty state %s has a sentence, a reason and one action',
  async (kind) => {
    const { container } = render(
      <EmptyState
        kind={kind}
        title="No company matches"
        reason="190 are hidden by 3 filters."
        action={<button>Clear filters</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No company matches' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
    await expectAccessible(container);
  },
);

describe('a notice', () => {
  it.each([
    ['danger', 'alert', 'Problem'],
    ['success', 'status', 'Done'],
  ] as const)('%s is heard at once as %s', async (tone, role, word) => {
    const { container } = render(
      <Notice tone={tone} announce>
        Your company’s page
      </Notice>,
    );
    expect(screen.getByRole(role)).toHaveTextContent(`${word}: Your company’s page`);
    await expectAccessible(container);
  });

  it('does not interrupt if it is there from the start', () => {
    render(<Notice>The canteen closes early</Notice>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('can be dismissed', async () => {
    const dismiss = jest.fn();
    render(<Notice onDismiss={dismiss}>The canteen closes early</Notice>);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});

it('skeletons announce loading once and nothing else', async () => {
  const { container } = render(
    <SkeletonPage>
      <SkeletonCards count={2} media mark />
      <SkeletonTable rows={2} />
      <SkeletonText />
    </SkeletonPage>,
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Loading', 'Loading', 'Loading']);
  await expectAccessible(container);
});

describe('the end of a list', () => {
  it('loads more, and is busy meanwhile', async () => {
    const loadMore = jest.fn();
    const { rerender } = render(<LoadMore hasMore isLoadingMore={false} onLoadMore={loadMore} shown="24 of 190" />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(loadMore).toHaveBeenCalledTimes(1);
    rerender(<LoadMore hasMore isLoadingMore onLoadMore={loadMore} shown="24 of 190" />);
    await userEvent.click(screen.getByRole('button', { name: 'Loading more' }));
    expect(loadMore).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('24 of 190');
  });

  it('keeps the focus where the button was after the last page', async () => {
    const end = (hasMore: boolean, shown: string) => (
      <LoadMore hasMore={hasMore} isLoadingMore={false} onLoadMore={() => undefined} shown={shown} />
    );
    const { rerender } = render(end(true, '24 of 30'));
    screen.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    rerender(end(false, '30 of 30'));
    expect(screen.getByText('30 of 30')).toHaveFocus();
  });

  it('is empty when everything is loaded', () => {
    const { container } = render(<LoadMore hasMore={false} isLoadingMore={false} onLoadMore={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('says what kind of notice it is as its language writes it, with a space before a French colon', () => {
  const { rerender } = render(<Notice tone="success">Saved.</Notice>);
  expect(screen.getByText('Done:')).toBeInTheDocument();
  rerender(
    <UiTextsProvider language="fr" texts={frenchTexts}>
      <Notice tone="success">Enregistré.</Notice>
    </UiTextsProvider>,
  );
  expect(screen.getByText((_text, element) => element?.textContent === 'C’est fait\u00a0: ')).toBeInTheDocument();
});
