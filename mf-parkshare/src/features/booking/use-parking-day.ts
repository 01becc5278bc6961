/** The lots and free spots for the day and half in the address. */
import type { HalfChoice, LotDay, ParkingDay } from '@park/contract/parking';
import {
  addDays,
  type CallError,
  minuteMs,
  type QueryState,
  useCall,
  useFormat,
  useServices,
  useSession,
} from '@park/platform';
import { useDayAddress, type DayAddress } from './use-day-address';

const refreshIntervalMs = minuteMs;

export interface ParkingDayView {
  readonly address: DayAddress;
  /** The selected day, whether it is loaded or not. */
  readonly date: string;
  readonly half: HalfChoice;
  readonly day: QueryState<ParkingDay>;
  /** The latest response for any day, which holds the first and last day that can be booked. */
  readonly known: ParkingDay | undefined;
  /** Whether the content still belongs to another day or half while the selected one loads. */
  readonly isStale: boolean;
  /** The free spots of the opened lot. */
  readonly spots: SpotsQueryState;
  readonly credits: number;
  /** Refetches the content after a refusal. */
  readonly refresh: () => void;
}

export type SpotsQueryState =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly data: LotDay; readonly isStale: boolean }
  | { readonly status: 'failed'; readonly error: CallError; readonly isRetrying: boolean; readonly retry: () => void };

export function useParkingDay(): ParkingDayView {
  const { clock } = useServices();
  const format = useFormat();
  const { user } = useSession();
  const address = useDayAddress();
  const { lotId } = address;
  const first = useCall(
    'GET /api/parking/parking-lots',
    { query: { date: address.date, half: address.half } },
    { keepPrevious: true, refetchIntervalMs: refreshIntervalMs },
  );
  const later = first.status === 'ready' ? defaultWhenOver(first.data, address) : undefined;
  const query = later ?? { date: address.date, half: address.half };
  const second = useCall(
    'GET /api/parking/parking-lots',
    { query },
    { enabled: later !== undefined, refetchIntervalMs: refreshIntervalMs },
  );
  const lotDay = useCall(
    'GET /api/parking/freeSpots/{id}',
    { params: { id: lotId ?? 'none' }, query },
    { enabled: lotId !== undefined, keepPrevious: true, refetchIntervalMs: refreshIntervalMs },
  );

  const day = later ? second : first;
  const half = query.half ?? 'day';
  const isOther = (answer: { date: string; half: HalfChoice }) =>
    answer.half !== half || (query.date !== undefined && answer.date !== query.date);
  const isStale = day.status === 'ready' && day.isRefreshing && isOther(day.data);
  // Without a day in the address the server says which day it is in the park.
  const date = query.date ?? (day.status === 'ready' && !isStale ? day.data.date : format.dayOf(clock()));

  return {
    address,
    date,
    half,
    day,
    known: day.data ?? first.data,
    isStale,
    spots: spotsQueryState(lotDay, lotId, isOther),
    credits: (day.data ?? first.data)?.parkshareCredits ?? user?.parkshareCredits ?? 0,
    refresh: () => {
      day.retry();
      if (lotId !== undefined) lotDay.retry();
    },
  };
}

/**
 * Defaults to the afternoon once the morning is over, and to tomorrow once the day is over. Undefined if the address sets
 * the day or half, or if nothing is over.
 */
function defaultWhenOver(
  { date, firstDay, endedHalves }: ParkingDay,
  asked: DayAddress,
): { date: string | undefined; half: 'pm' | undefined } | undefined {
  if (asked.half !== undefined || !endedHalves.includes('am') || (asked.date !== undefined && asked.date !== date))
    return undefined;
  if (!endedHalves.includes('pm')) return { date: asked.date, half: 'pm' };
  return asked.date === undefined ? { date: addDays(firstDay, 1), half: undefined } : undefined;
}

/** Pending while the response still belongs to the lot that was open before. */
function spotsQueryState(
  query: QueryState<LotDay>,
  lotId: string | undefined,
  isOther: (answer: LotDay) => boolean,
): SpotsQueryState {
  if (query.status === 'failed')
    return { status: 'failed', error: query.error, isRetrying: query.isRefreshing, retry: query.retry };
  if (query.status === 'pending' || query.data.lot.id !== lotId) return { status: 'pending' };
  return { status: 'ready', data: query.data, isStale: query.isRefreshing && isOther(query.data) };
}
