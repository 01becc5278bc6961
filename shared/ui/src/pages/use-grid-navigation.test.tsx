import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../expect-accessible';
import { gridCell, useGridNavigation } from './use-grid-navigation';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2 };

/** Pages of four numbers in two columns. */
function Numbers({ onActivate }: { onActivate?: (position: number) => void }) {
  const [initial, setInitial] = useState(0);
  const first = Math.floor(initial / 4) * 4;
  const { activeKey, gridProps } = useGridNavigation<number>({
    initial,
    resetKey: String(initial),
    keyOf: String,
    positionOf: Number,
    contains: (position) => position >= first && position < first + 4,
    isOutside: (position) => position < first || position >= first + 4,
    onMoveOutside: setInitial,
    move: (from, { key, isControl }) => {
      if (key === 'Home') return isControl ? first : from - (from % 2);
      const step = steps[key];
      return step === undefined || from + step < 0 ? undefined : from + step;
    },
    onActivate,
  });
  return (
    <>
      <button>Before</button>
      <div role="grid" aria-label="Numbers" {...gridProps}>
        {[first, first + 2].map((row) => (
          <div key={row} role="row">
            {[row, row + 1].map((number) => (
              <div key={number} role="gridcell" {...gridCell(String(number), String(number) === activeKey)}>
                {number}
              </div>
            ))}
          </div>
        ))}
      </div>
      <button>After</button>
    </>
  );
}

const cell = (number: number) => screen.getByRole('gridcell', { name: String(number) });

describe('keyboard navigation in a grid', () => {
  it('has one tab stop, which follows the focus', async () => {
    const user = userEvent.setup();
    const { container } = render(<Numbers />);
    await user.click(screen.getByRole('button', { name: 'Before' }));
    await user.tab();
    expect(cell(0)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell(3)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(cell(3)).toHaveFocus();
    await user.click(cell(1));
    expect(screen.getAllByRole('gridcell').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
    await expectAccessible(container);
  });

  it('reports Control and ignores keys that it does not use', async () => {
    const user = userEvent.setup();
    render(<Numbers />);
    cell(0).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Home}');
    expect(cell(2)).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(cell(0)).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}x{ArrowUp}');
    expect(cell(0)).toHaveFocus();
  });

  it('moves to the next page and focuses its cell', async () => {
    const user = userEvent.setup();
    render(<Numbers />);
    cell(0).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(cell(5)).toHaveFocus();
    expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual(['4', '5', '6', '7']);
  });

  it('activates the focused cell by Enter and the space bar', async () => {
    const user = userEvent.setup();
    const activate = jest.fn();
    render(<Numbers onActivate={activate} />);
    cell(0).focus();
    await user.keyboard('{ArrowRight}{Enter} ');
    expect(activate.mock.calls).toEqual([[1], [1]]);
  });
});
