import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../dialog/Dialog';
import { ToastProvider, useToast } from './Toasts';
import type { Toast } from './toast-queue';
import { expectAccessible } from '../expect-accessible';

function Shows({ toast }: { toast: Toast }) {
  const { show } = useToast();
  return <button onClick={() => show(toast)}>Book</button>;
}

const renderWith = (toast: Toast) => {
  const page = render(
    <ToastProvider>
      <Shows toast={toast} />
    </ToastProvider>,
  );
  const button = screen.getByRole('button', { name: 'Book' });
  button.focus();
  fireEvent.click(button);
  return page;
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('announces the message in a live region and hides it after a while', () => {
  renderWith({ message: 'Room booked' });
  expect(screen.getByText('Room booked').closest('[aria-live=polite]')).not.toBeNull();
  wait(5900);
  expect(screen.getByText('Room booked')).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText('Room booked')).not.toBeInTheDocument();
});

it('stays while the pointer is over it or the focus in it', () => {
  renderWith({ message: 'Room booked' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  wait(4000);
  fireEvent.pointerEnter(region);
  wait(60_000);
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  wait(60_000);
  expect(screen.getByText('Room booked')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Book' }).focus());
  wait(2100);
  expect(screen.queryByText('Room booked')).not.toBeInTheDocument();
});

it('stays while the focus is in it, though the pointer has left, and the other way round', () => {
  renderWith({ message: 'Room booked' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.pointerEnter(region);
  fireEvent.pointerLeave(region);
  wait(60_000);
  expect(screen.getByText('Room booked')).toBeInTheDocument();
  fireEvent.pointerEnter(region);
  act(() => screen.getByRole('button', { name: 'Book' }).focus());
  wait(60_000);
  expect(screen.getByText('Room booked')).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  wait(6_000);
  expect(screen.queryByText('Room booked')).not.toBeInTheDocument();
});

it('can be reached with F6 and undone, and the focus returns', () => {
  const undo = jest.fn();
  renderWith({ message: 'Room booked', action: { label: 'Undo', run: undo } });
  fireEvent.keyDown(window, { key: 'F6' });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Room booked')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
});

it('is closed with Escape', () => {
  renderWith({ message: 'Room booked' });
  fireEvent.keyDown(window, { key: 'F6' });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(screen.queryByText('Room booked')).not.toBeInTheDocument();
});

it('keeps an error until it is closed, and never more than three', () => {
  renderWith({ message: 'Not saved', tone: 'danger' });
  for (let press = 0; press < 4; press += 1) fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  wait(600_000);
  expect(screen.getAllByText('Not saved')).toHaveLength(3);
});

it('passes axe', async () => {
  const { container } = renderWith({ message: 'Room booked', action: { label: 'Undo', run: () => undefined } });
  jest.useRealTimers();
  await expectAccessible(container);
});

it('names a missing provider', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shows toast={{ message: '' }} />)).toThrow('ToastProvider');
  silence.mockRestore();
});

describe('while a dialog is open', () => {
  function Page() {
    const { show } = useToast();
    const [isOpen, setIsOpen] = useState(false);
    const save = () => {
      setIsOpen(false);
      show({ message: 'Saved' });
    };
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Displays">
          <button onClick={() => show({ message: 'Display removed', action: { label: 'Undo', run: () => undefined } })}>
            Remove
          </button>
          <button onClick={save}>Save</button>
        </Dialog>
      </>
    );
  }
  const open = () => {
    const page = render(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    );
    press('Open');
    return page;
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const toastIn = (message: string) => screen.getByText(message).closest('dialog');

  it('is inside, where it can be read and pressed, in a live region that was there before', async () => {
    const { container } = open();
    const region = screen.getByRole('dialog').querySelector('[aria-live=polite]');
    press('Remove');
    expect(toastIn('Display removed')).toBe(screen.getByRole('dialog'));
    expect(screen.getByText('Display removed').closest('[aria-live]')).toBe(region);
    fireEvent.keyDown(window, { key: 'F6' });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    jest.useRealTimers();
    await expectAccessible(container);
  });

  it('is closed with Escape, which leaves the dialog open', () => {
    open();
    press('Remove');
    const wasPrevented = !fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' });
    expect(wasPrevented).toBe(true);
    expect(screen.queryByText('Display removed')).toBeNull();
  });

  it('is in the page again when the dialog closes, and does not wait for a pointer that was inside', () => {
    open();
    press('Remove');
    fireEvent.pointerEnter(screen.getByText('Display removed').closest('ol')?.parentElement as HTMLElement);
    press('Save');
    expect(toastIn('Saved')).toBeNull();
    expect(toastIn('Display removed')).toBeNull();
    wait(10_100);
    expect(screen.queryByText('Display removed')).toBeNull();
  });
});
