import { useListAddress } from '@park/platform';

export interface Period {
  /** `YYYY-MM-DD`; undefined for the server's default, the last twelve months. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly change: (name: 'from' | 'to', day: string) => void;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The period is part of the address, so that statistics can be shared as a link. An invalid day is ignored. */
export function usePeriod(): Period {
  const address = useListAddress([]);
  const day = (name: string) => {
    const text = address.parameter(name);
    return isDay(text) ? text : undefined;
  };
  return {
    from: day('from'),
    to: day('to'),
    change: (name, value) => address.setParameter(name, value),
  };
}
