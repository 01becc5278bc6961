import { useAddressParameters } from '@park/platform';

export interface Period {
  /** `YYYY-MM-DD`; undefined: what the server takes when nothing is said, the last twelve months. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly change: (name: 'from' | 'to', day: string) => void;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The period stands in the address, so that figures can be sent to a colleague. A day that is none counts as not said. */
export function usePeriod(): Period {
  const [parameters, set] = useAddressParameters();
  const day = (name: string) => {
    const text = parameters.get(name);
    return isDay(text) ? text : undefined;
  };
  return {
    from: day('from'),
    to: day('to'),
    change: (name, value) =>
      set((next) => (value === '' ? next.delete(name) : next.set(name, value)), { replace: true }),
  };
}
