/** Day, half and open lot are kept in the address, so that they can be shared. */
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

const parameterOrder = ['date', 'half', 'lot'] as const;
type Name = (typeof parameterOrder)[number];

export function useDayAddress(): DayAddress {
  const [parameters, setParameters] = useSearchParams();
  const date = parameters.get('date') ?? '';
  const half = parameters.get('half');

  /** Replaces the history entry except when opening a lot: Back leaves the page instead of stepping through days. */
  const set = (name: Name, value: string | undefined, replace = true) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return sortParameters(next);
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

/** Sorts the parameters, so that the same selection always has the same address. */
function sortParameters(parameters: URLSearchParams): URLSearchParams {
  const others = [...new Set(parameters.keys())].filter((name) => !parameterOrder.some((own) => own === name));
  return new URLSearchParams(
    [...parameterOrder, ...others].flatMap((name) => parameters.getAll(name).map((value) => [name, value])),
  );
}
