import { Button, Dialog } from '@park/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expectAccessible } from '../expect-accessible';
import { lazyDialog, type LazyDialog } from './lazy-dialog';

interface NoteProps {
  readonly text: string;
  readonly onClose: () => void;
}
const Note = ({ text, onClose }: NoteProps) => (
  <Dialog open onClose={onClose} title="Note">
    {text}
  </Dialog>
);

/** A load that the test ends. */
function pendingLoad() {
  const waiting: { resolve: () => void; reject: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<ComponentType<NoteProps>>((resolve, reject) => {
        waiting.push({ resolve: () => resolve(Note), reject: () => reject(new Error('Loading chunk failed')) });
      }),
  );
  const last = async (end: 'resolve' | 'reject') => {
    await act(async () => waiting.at(-1)?.[end]());
  };
  return { load, last };
}

function Opener({ dialog: NoteDialog, title }: { dialog: LazyDialog<NoteProps>; title?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <NoteDialog text="Hello" onClose={() => setIsOpen(false)} {...(title && { titleWhileLoading: title })} />
      )}
    </>
  );
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

beforeEach(() => {
  window.reportError = jest.fn();
});

it('loads when it opens, once, and then opens at once', async () => {
  const { load, last } = pendingLoad();
  render(<Opener dialog={lazyDialog(load)} />);
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(screen.queryByRole('dialog')).toBeNull();
  await last('resolve');
  expect(screen.getByRole('dialog', { name: 'Note' })).toHaveTextContent('Hello');
  await close();
  await open();
  expect(screen.getByRole('dialog', { name: 'Note' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that it is loading when that is slow, and can be closed', async () => {
  const { load } = pendingLoad();
  render(<Opener dialog={lazyDialog(load)} />);
  await open();
  expect(await screen.findByRole('dialog', { name: 'Loading' })).toBeInTheDocument();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a title that is known at once', async () => {
  const { load } = pendingLoad();
  render(<Opener dialog={lazyDialog(load)} title="Book a room" />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Book a room' })).toBeInTheDocument();
});

it('says that it did not load, and tries again', async () => {
  const { load, last } = pendingLoad();
  const { container } = render(<Opener dialog={lazyDialog(load)} />);
  await open();
  await last('reject');
  expect(screen.getByRole('dialog', { name: 'This did not load' })).toHaveTextContent('Check your connection');
  expect(window.reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk failed' }));
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await last('resolve');
  expect(screen.getByRole('dialog', { name: 'Note' })).toBeInTheDocument();
});

it('opens at once after loading in advance; a failure is reported only when it opens', async () => {
  const { load, last } = pendingLoad();
  const dialog = lazyDialog(load);
  dialog.preload();
  await last('reject');
  expect(window.reportError).not.toHaveBeenCalled();
  dialog.preload();
  await last('resolve');
  render(<Opener dialog={dialog} />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Note' })).toBeInTheDocument();
});
