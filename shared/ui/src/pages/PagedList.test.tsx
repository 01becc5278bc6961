import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { List } from '@park/ui';
import { expectAccessible } from '../expect-accessible';
import { asOnePage, type ListState } from './list-state';
import { PagedList, type PagedListProps } from './PagedList';

const reload = { isRefreshing: false, retry: () => undefined };
const loaded = (items: string[], more: object = {}): ListState<string> => ({
  ...reload,
  status: 'ready',
  items,
  hasMore: false,
  isLoadingMore: false,
  moreError: undefined,
  loadMore: () => undefined,
  ...more,
});

const companies = (list: ListState<string>, props: Partial<PagedListProps<string>> = {}) => (
  <PagedList
    list={list}
    skeleton={<p>Loading companies</p>}
    empty={{ title: 'No companies yet', reason: 'The park opens soon.', action: <a href="/">Home</a> }}
    {...props}
  >
    {(items) => (
      <List aria-label="Companies">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    )}
  </PagedList>
);

describe('a paged list', () => {
  it('shows its skeleton while loading, then the items', async () => {
    const { container, rerender } = render(companies({ ...reload, status: 'pending' }));
    expect(screen.getByText('Loading companies')).toBeInTheDocument();
    rerender(companies(loaded(['Helvia', 'Acme'])));
    expect(screen.queryByText('Loading companies')).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Helvia', 'Acme']);
    await expectAccessible(container);
  });

  it('distinguishes an empty list from one that filters have emptied', async () => {
    const clear = jest.fn();
    const filteredOut = { title: 'No company matches', clearLabel: 'Clear filters', onClear: clear };
    const { rerender } = render(companies(loaded([]), { filteredOut: false }));
    expect(screen.getByRole('heading', { level: 2, name: 'No companies yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
    rerender(companies(loaded([]), { filteredOut, compact: true }));
    expect(screen.getByRole('heading', { level: 3, name: 'No company matches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('ignores the message about filters while there are items', () => {
    const filteredOut = { title: 'No company matches', clearLabel: 'Clear filters', onClear: () => undefined };
    render(companies(loaded(['Helvia']), { filteredOut }));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('offers a retry after a failure, and sign-in to a visitor without access', async () => {
    const retry = jest.fn();
    const failed = (status: number): ListState<string> => ({
      status: 'failed',
      error: { status },
      isRefreshing: false,
      retry,
    });
    const { rerender } = render(companies(failed(500)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(companies(failed(403), { notAllowedTitle: 'Members only' }));
    expect(screen.getByRole('heading', { name: 'Members only' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('loads more, and keeps the items when the next page fails', async () => {
    const loadMore = jest.fn();
    render(companies(loaded(['Helvia'], { hasMore: true, loadMore, moreError: {} }), { total: 190 }));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(loadMore).toHaveBeenCalledTimes(1);
    expect(screen.getByText('1 of 190')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The next part of the list did not load.');
    expect(screen.getByText('Helvia')).toBeInTheDocument();
  });

  it('announces the count after each load, in an element that is there from the start', () => {
    const announced = (list: ListState<string>) => companies(list, { announcement: '2 companies' });
    const { rerender } = render(announced({ ...reload, status: 'pending' }));
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    rerender(announced(loaded(['Helvia', 'Acme'])));
    expect(status).toHaveTextContent('2 companies');
    rerender(announced(loaded(['Helvia', 'Acme'], { isRefreshing: true })));
    expect(status).toBeEmptyDOMElement();
    rerender(announced(loaded(['Nova', 'Orbis'])));
    expect(status).toHaveTextContent('2 companies');
    expect(screen.getByRole('status')).toBe(status);
  });

  it('marks the items as busy while another input loads', () => {
    render(companies(loaded(['Helvia'], { isRefreshing: true })));
    expect(screen.getByRole('list', { name: 'Companies' }).closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('accepts a list that was loaded in one piece', () => {
    const whole = { ...reload, status: 'ready', data: { items: ['Helvia'] } } as const;
    const { rerender } = render(companies(asOnePage(whole)));
    expect(screen.getByText('Helvia')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(companies(asOnePage({ ...reload, status: 'pending' })));
    expect(screen.getByText('Loading companies')).toBeInTheDocument();
  });
});
