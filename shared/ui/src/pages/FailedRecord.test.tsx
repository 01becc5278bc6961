import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedRecord } from './FailedRecord';

function show(status: number | undefined) {
  const retry = jest.fn();
  render(
    <FailedRecord
      query={{ status: 'failed', error: { status }, retry, isRefreshing: false }}
      title="Company"
      breadcrumbs={[{ label: 'Companies', href: '/companies' }]}
      missing={<p>There is no such company</p>}
    />,
  );
  return retry;
}

it.each([400, 404, 410])('shows that there is no such record after %s', (status) => {
  show(status);
  expect(screen.getByText('There is no such company')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([500, undefined])('keeps the place of the page and tries again after %s', async (status) => {
  const retry = show(status);
  expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Companies' })).toHaveAttribute('href', '/companies');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
