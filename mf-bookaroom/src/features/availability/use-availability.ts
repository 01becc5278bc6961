import { minuteMs, type QueryState, useCall } from '@park/platform';
import type { RoomAvailability } from '@park/contract/rooms';
import { useMemo } from 'react';
import type { RoomFilters } from '../../shared/use-room-address';

const refreshIntervalMs = minuteMs;

/** The availability for the filters. While another day loads, the previous one stays visible. */
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
    { keepPrevious: true, refetchIntervalMs: refreshIntervalMs },
  );
  const { data } = reading;
  const seen = useMemo(() => data && withoutApprovalForManagers(data), [data]);
  return reading.status === 'ready' && seen ? { ...reading, data: seen } : reading;
}

/** Room managers need no approval. */
function withoutApprovalForManagers(availability: RoomAvailability): RoomAvailability {
  if (availability.reach !== 'all') return availability;
  return {
    ...availability,
    rooms: availability.rooms.map((roomDay) => ({ ...roomDay, room: { ...roomDay.room, needsApproval: false } })),
  };
}
