/** What can be booked on the day and half of the address. */
import type { HalfChoice, LotDay, ParkingDay } from '@park/contract/parking';
import { type CallError, addDays, type QueryState, useCall, useFormat, useServices, useSession } from '@park/platform';
import { useDayAddress, type DayAddress } from './use-day-address';

/** Milliseconds; others book meanwhile. */
const freshness = 60_000;

export interface ParkingDayView {
  readonly address: DayAddress;
  /** What is looked at, whether the answer is there or not. */
  readonly date: string;
  readonly half: HalfChoice;
  readonly day: QueryState<ParkingDay>;
  /** The newest answer there is, of whichever day: it knows today and how far ahead one may book. */
  readonly known: ParkingDay | undefined;
  /** The answer on screen belongs to another day or half; the right one is on its way. */
  readonly isStale: boolean;
  /** The free spots of the opened lot. */
  readonly spots: SpotsReading;
  readonly credits: number;
  /** Reads again what is on screen, after a refusal. */
  readonly refresh: () => void;
}

export type SpotsReading =
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
    { keepPrevious: true, refetchIntervalMs: freshness },
  );
  const later = first.status === 'ready' ? laterThan(first.data, address) : undefined;
  const query = later ?? { date: address.date, half: address.half };
  const second = useCall(
    'GET /api/parking/parking-lots',
    { query },
    { enabled: later !== undefined, refetchIntervalMs: freshness },
  );
  const lotDay = useCall(
    'GET /api/parking/freeSpots/{id}',
    { params: { id: lotId ?? 'none' }, query },
    { enabled: lotId !== undefined, keepPrevious: true, refetchIntervalMs: freshness },
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
    spots: spotsReading(lotDay, lotId, isOther),
    credits: (day.data ?? first.data)?.parkshareCredits ?? user?.parkshareCredits ?? 0,
    refresh: () => {
      day.retry();
      if (lotId !== undefined) lotDay.retry();
    },
  };
}

/**
 * Who opens the page in the afternoon looks for the afternoon, and in the evening for tomorrow. Only where the address
 * leaves it open; undefined when the answer is already what is wanted.
 */
function laterThan(
  { date, firstDay, endedHalves }: ParkingDay,
  asked: DayAddress,
): { date: string | undefined; half: 'pm' | undefined } | undefined {
  if (asked.half !== undefined || !endedHalves.includes('am') || (asked.date !== undefined && asked.date !== date))
    return undefined;
  if (!endedHalves.includes('pm')) return { date: asked.date, half: 'pm' };
  return asked.date === undefined ? { date: addDays(firstDay, 1), half: undefined } : undefined;
}

/** Spots of the lot that was open before are no answer. */
function spotsReading(
  reading: QueryState<LotDay>,
  lotId: string | undefined,
  isOther: (answer: LotDay) => boolean,
): SpotsReading {
  if (reading.status === 'failed')
    return { status: 'failed', error: reading.error, isRetrying: reading.isRefreshing, retry: reading.retry };
  if (reading.status === 'pending' || reading.data.lot.id !== lotId) return { status: 'pending' };
  return { status: 'ready', data: reading.data, isStale: reading.isRefreshing && isOther(reading.data) };
}
