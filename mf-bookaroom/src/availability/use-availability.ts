import { useCall, type Reading } from '@park/platform';
import type { RoomAvailability } from '@park/contract/rooms';
import type { RoomFilters } from './room-address';

/** Milliseconds after which others' bookings appear without a click. */
const freshness = 60_000;

/** The day that the filters describe. While another day loads, the one before stays in sight. */
export function useAvailability({ date, from, duration, capacity, equipment, building }: RoomFilters): Reading<RoomAvailability> {
  return useCall('GET /api/rooms/availability', { query: { date, from, duration, capacity, equipment: [...equipment], building } }, { keepPrevious: true, every: freshness });
}
