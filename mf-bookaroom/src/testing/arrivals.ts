/** Bookings to check in for, as the api answers them. */
import type { RoomArrival } from '@park/contract/room-check-in';
import { at, room } from './rooms';

export const arrival = (change: Partial<RoomArrival> = {}): RoomArrival => ({
  id: 'occurrence',
  bookingId: 'review',
  room: { id: room().id, name: 'Matterhorn', floor: '2', building: { id: 'a', name: 'Building A' } },
  title: 'Review',
  owner: 'Emma Keller',
  start: at('09:30'),
  end: at('10:30'),
  state: 'open',
  opensAt: at('09:20'),
  deadline: at('09:45'),
  ...change,
});
