import { useCall, type QueryState } from '@park/platform';
import type { RoomAvailability } from '@park/contract/rooms';
import { useMemo } from 'react';
import type { RoomFilters } from './use-room-filters';

/** Milliseconds after which others' bookings appear without a click. */
const freshness = 60_000;

/** The day that the filters describe. While another day loads, the one before stays in sight. */
export function useAvailability({
  date,
  from,
  duration,
  capacity,
  equipment,
  building,
}: RoomFilters): QueryState<RoomAvailability> {
  const reading = useCall(
    'GET /api/rooms/availability',
    { query: { date, from, duration, capacity, equipment: [...equipment], building } },
    { keepPrevious: true, refetchIntervalMs: freshness },
  );
  const { data } = reading;
  const seen = useMemo(() => data && asSeen(data), [data]);
  return reading.status === 'ready' && seen ? { ...reading, data: seen } : reading;
}

/** Those who manage rooms wait for nobody: what they book is booked. */
function asSeen(availability: RoomAvailability): RoomAvailability {
  if (availability.reach !== 'all') return availability;
  return {
    ...availability,
    rooms: availability.rooms.map((roomDay) => ({ ...roomDay, room: { ...roomDay.room, needsApproval: false } })),
  };
}
