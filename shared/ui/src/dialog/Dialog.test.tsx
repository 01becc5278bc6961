import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { expectAccessible } from '../expect-accessible';

function Page({ unmounts = false }: { unmounts?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Release</button>
      {(open || !unmounts) && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Release your spot"
          actions={<button onClick={() => setOpen(false)}>Keep it</button>}
        >
          <p>Somebody else can book it from now on.</p>
        </Dialog>
      )}
    </main>
  );
}

it('is named by its title and passes axe', async () => {
  const { container } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  expect(screen.getByRole('dialog', { name: 'Release your spot' })).toHaveAttribute('open');
  await expectAccessible(container);
});

it('begins at the first field, also where a browser focuses the part that scrolls', () => {
  const native = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.showModal = function showModal() {
    native.call(this);
    const body = this.querySelector('h2 + div') as HTMLElement;
    body.tabIndex = 0;
    body.focus();
  };
  render(
    <Dialog open onClose={() => undefined} title="Edit room">
      <input aria-label="Name" />
    </Dialog>,
  );
  HTMLDialogElement.prototype.showModal = native;
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it.each([false, true])('restores the focus, also when it is unmounted at once (%s)', async (unmounts) => {
  render(<Page unmounts={unmounts} />);
  const opener = screen.getByRole('button', { name: 'Release' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('calls onClose on Escape and on its close button', async () => {
  const close = jest.fn();
  render(<Dialog open onClose={close} title="Release" />);
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), escape);
  expect(escape.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});

it('closes on a press on the backdrop, unless that would lose input', () => {
  const close = jest.fn();
  const { rerender } = render(<Dialog open onClose={close} title="Release" />);
  const pressBeside = () =>
    fireEvent(screen.getByRole('dialog'), new MouseEvent('pointerdown', { clientX: -5, clientY: -5 }));
  pressBeside();
  expect(close).toHaveBeenCalledTimes(1);
  rerender(<Dialog open onClose={close} title="Release" closeOnBackdrop={false} />);
  pressBeside();
  expect(close).toHaveBeenCalledTimes(1);
});

describe('longer than the window', () => {
  beforeEach(() => void jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900));
  afterEach(() => jest.restoreAllMocks());
  const bodyOf = (text: string) => screen.getByText(text).parentElement;

  it('can be scrolled by keyboard when it has no focusable content', () => {
    render(
      <Dialog open onClose={() => undefined} title="Read this">
        <p>Much to read</p>
      </Dialog>,
    );
    expect(bodyOf('Much to read')).toHaveAttribute('tabindex', '0');
  });

  it('is not a tab stop when its content is focusable', () => {
    render(
      <Dialog open onClose={() => undefined} title="Write this">
        <p>Much to write</p>
        <input aria-label="Name" />
      </Dialog>,
    );
    expect(bodyOf('Much to write')).not.toHaveAttribute('tabindex');
  });
});

it('asks before an action that cannot be undone', async () => {
  const confirm = jest.fn();
  const { container } = render(
    <ConfirmDialog
      open
      title="Delete Helvia?"
      confirmText="Delete company"
      danger
      onConfirm={confirm}
      onClose={() => undefined}
    >
      This cannot be undone.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete Helvia?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete company' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
});
