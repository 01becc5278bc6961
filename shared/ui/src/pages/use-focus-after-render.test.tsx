import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusAfterRender, type FocusAfterRenderOptions } from './use-focus-after-render';

function Bookings({ options, focusElsewhere }: { options?: FocusAfterRenderOptions; focusElsewhere?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const other = useRef<HTMLInputElement>(null);
  const focusList = useFocusAfterRender(list, options);
  const [isBooked, setIsBooked] = useState(true);
  const cancel = () => {
    setIsBooked(false);
    focusList();
    if (focusElsewhere) other.current?.focus();
  };
  return (
    <>
      <input ref={other} aria-label="Search" />
      <div ref={list} tabIndex={-1} data-testid="list">
        {isBooked && <button onClick={cancel}>Cancel booking</button>}
      </div>
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));

describe('focus after a render', () => {
  it('moves to the target when the pressed button has gone', async () => {
    render(<Bookings />);
    await press();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByTestId('list')).toHaveFocus();
  });

  it('moves only if no element has it, when asked for', async () => {
    const { unmount } = render(<Bookings options={{ onlyIfLost: true }} focusElsewhere />);
    await press();
    expect(screen.getByRole('textbox')).toHaveFocus();
    unmount();
    render(<Bookings options={{ onlyIfLost: true }} />);
    await press();
    expect(screen.getByTestId('list')).toHaveFocus();
  });

  it('leaves the focus alone until it is called', () => {
    render(<Bookings />);
    expect(document.body).toHaveFocus();
  });

  it('finds the target after the render', async () => {
    function Dialog() {
      const [isOpen, setIsOpen] = useState(true);
      const focusTitle = useFocusAfterRender(() => document.querySelector('h2'));
      const close = () => {
        setIsOpen(false);
        focusTitle();
      };
      return isOpen ? <button onClick={close}>Close</button> : <h2 tabIndex={-1}>Today</h2>;
    }
    render(<Dialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus();
  });
});
