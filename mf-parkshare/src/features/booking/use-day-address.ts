/** Day, half and opened lot stand in the address: what one looks at can be sent to a colleague. */
import type { HalfChoice } from '@park/contract/parking';
import { isCalendarDay, useSearchParams } from '@park/platform';
import { halfChoices } from '../../shared/halves';

export interface DayAddress {
  /** Undefined: today. */
  readonly date: string | undefined;
  /** Undefined: the whole day. */
  readonly half: HalfChoice | undefined;
  readonly lotId: string | undefined;
  readonly setDate: (date: string) => void;
  /** Back to today. */
  readonly clearDate: () => void;
  readonly setHalf: (half: HalfChoice) => void;
  readonly openLot: (id: string) => void;
  readonly closeLot: () => void;
}

const order = ['date', 'half', 'lot'] as const;
type Name = (typeof order)[number];

export function useDayAddress(): DayAddress {
  const [parameters, setParameters] = useSearchParams();
  const date = parameters.get('date') ?? '';
  const half = parameters.get('half');

  /** Takes the place of the current entry, unless it opens something: Back then leaves the page instead of going through days. */
  const set = (name: Name, value: string | undefined, replace = true) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return inOrder(next);
      },
      { replace },
    );

  return {
    date: isCalendarDay(date) ? date : undefined,
    half: halfChoices.find((choice) => choice === half),
    lotId: parameters.get('lot') || undefined,
    setDate: (next) => set('date', next),
    clearDate: () => set('date', undefined),
    setHalf: (next) => set('half', next),
    openLot: (id) => set('lot', id, false),
    closeLot: () => set('lot', undefined),
  };
}

/** The same choices always give the same address, in whatever order they were made. */
function inOrder(parameters: URLSearchParams): URLSearchParams {
  const others = [...new Set(parameters.keys())].filter((name) => !order.some((own) => own === name));
  return new URLSearchParams(
    [...order, ...others].flatMap((name) => parameters.getAll(name).map((value) => [name, value])),
  );
}
