/** Requests as the api answers them. */
import type { CallResponse } from '@park/contract';
import type { RoomRequest } from '@park/contract/room-requests';
import { at } from './rooms';

export const request = (change: Partial<RoomRequest> = {}): RoomRequest => ({
  id: '33333333-3333-4333-8333-333333333331',
  title: 'Product launch',
  note: '',
  people: 80,
  owner: { name: 'Emma Keller', company: 'Alpine Sensors' },
  requestedAt: at('09:00', '18'),
  dates: [{ id: 'date-1', start: at('14:00', '24'), end: at('16:00', '24'), isTaken: false, movesFrom: null }],
  competingIds: [],
  ...change,
});

export const competing = (): RoomRequest[] => {
  const [one, other] = ['33333333-3333-4333-8333-333333333332', '33333333-3333-4333-8333-333333333333'];
  return [
    request({ id: one, competingIds: [other] }),
    request({
      id: other,
      competingIds: [one],
      title: 'Open day',
      owner: { name: 'Luc Favre', company: 'Lakeside Robotics' },
      dates: [{ id: 'date-2', start: at('15:00', '24'), end: at('18:00', '24'), isTaken: false, movesFrom: null }],
    }),
  ];
};

export const requests = (list: RoomRequest[] = competing()): CallResponse<'GET /api/rooms/requests'> => ({
  groups:
    list.length === 0
      ? []
      : [
          {
            id: 'group',
            room: {
              id: '44444444-4444-4444-8444-444444444444',
              name: 'Auditorium',
              floor: '0',
              building: { id: 'a', name: 'Building A' },
              capacity: 140,
            },
            requests: list,
          },
        ],
  total: list.length,
});
