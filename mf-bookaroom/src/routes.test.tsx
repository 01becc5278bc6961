/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { availability, booking, bookings, otherRoom, own, roomDay } from './testing/rooms';

testServerRendering({
  descriptor,
  remoteModule,
  permissions: ['BookARoom_Book'],
  now: new Date('2026-11-20T08:40:00Z'),
  pages: {
    'book-a-room': {
      at: '/book-a-room?date=2026-11-20',
      answers: {
        'GET /api/rooms/availability': availability([
          roomDay({ busy: [own('14:00', '15:00', 'Review')] }),
          roomDay({ room: otherRoom() }),
        ]),
        'GET /api/rooms/bookings': bookings([booking({ title: 'Board meeting' })]),
      },
      shows: ['Matterhorn', 'Cervin', 'Review', 'Board meeting'],
    },
  },
});
