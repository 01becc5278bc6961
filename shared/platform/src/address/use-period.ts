/** The days of a statistic, as `?from=` and `?to=`, so that it can be shared as a link. */
import { isCalendarDay } from '@park/domain';
import { useListAddress } from './use-list-address';

export interface Period {
  /** `YYYY-MM-DD`; undefined for the server's default. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** An empty day removes the parameter. */
  readonly change: (name: 'from' | 'to', day: string) => void;
}

/** The period of the address. An invalid day is ignored. */
export function usePeriod(): Period {
  const address = useListAddress([]);
  const day = (name: 'from' | 'to') => {
    const text = address.parameter(name);
    return text !== null && isCalendarDay(text) ? text : undefined;
  };
  return { from: day('from'), to: day('to'), change: (name, value) => address.setParameter(name, value) };
}
