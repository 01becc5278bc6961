import { useLocation, useSearchParams } from '@park/platform';

export interface DetailsAddress {
  /** Id of the booking whose details are open; null if none are. */
  readonly openId: string | null;
  readonly addressOf: (id: string) => string;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The open booking is part of the address, so that it can be linked and Back closes it. */
export function useDetailsAddress(): DetailsAddress {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const withBooking = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete('booking');
    else next.set('booking', id);
    return next;
  };
  return {
    openId: parameters.get('booking'),
    addressOf: (id) => `${pathname}?${withBooking(id).toString()}`,
    open: (id) => setParameters(withBooking(id), { preventScrollReset: true }),
    // Back does not open again what was closed.
    close: () => setParameters(withBooking(null), { preventScrollReset: true, replace: true }),
  };
}
