import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiTextsProvider } from '../texts/UiTextsProvider';
import { ToastProvider } from './Toasts';
import { useErrorToast } from './use-error-toast';

type ErrorToast = Parameters<ReturnType<typeof useErrorToast>>;

function Command({ args }: { readonly args: ErrorToast }) {
  const showError = useErrorToast();
  return <button onClick={() => showError(...args)}>Cancel booking</button>;
}

async function fail(...args: ErrorToast) {
  const translate = (key: string) => (key === 'errors.taken' ? 'The room is taken.' : key);
  render(
    <UiTextsProvider translate={translate}>
      <ToastProvider>
        <Command args={args} />
      </ToastProvider>
    </UiTextsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
}

it('shows the reason of an error and its reference', async () => {
  await fail({ key: 'errors.taken', id: 'X1' });
  expect(screen.getByRole('listitem')).toHaveTextContent('The room is taken. ID: X1');
});

it('puts what did not work before the reason', async () => {
  await fail({ key: 'errors.taken' }, 'The booking was not moved.');
  expect(screen.getByText('The booking was not moved. The room is taken.')).toBeInTheDocument();
});

it('never shows a key that has no text', async () => {
  await fail({ key: 'errors.unknown' });
  expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
});

it('shows nothing for a cancelled call', async () => {
  await fail({ key: 'errors.cancelled', failure: 'cancelled' });
  expect(screen.queryByRole('listitem')).toBeNull();
});
