import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryContent, type LoadedQuery } from './QueryContent';

const reload = { isRefreshing: false, retry: () => undefined };

const show = (query: LoadedQuery<string>) =>
  render(
    <QueryContent query={query} skeleton={<p>Loading rooms</p>}>
      {(name) => <p>{name}</p>}
    </QueryContent>,
  );

it('shows the skeleton until there is a response', () => {
  show({ ...reload, status: 'pending' });
  expect(screen.getByText('Loading rooms')).toBeInTheDocument();
});

it('shows what was loaded', () => {
  show({ ...reload, status: 'ready', data: 'Matterhorn' });
  expect(screen.getByText('Matterhorn')).toBeInTheDocument();
  expect(screen.queryByText('Loading rooms')).toBeNull();
});

it('shows a failure with a way to try again', async () => {
  const retry = jest.fn();
  show({ ...reload, retry, status: 'failed', error: { status: 500, key: 'errors.recoverable' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
