/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { bookingDetails, lotDay, now, parkingBooking, parkingDay, today } from './testing/parking';

testServerRendering({
  descriptor,
  remoteModule,
  permissions: ['Parkshare_Read', 'Parkshare_Book'],
  now,
  pages: {
    parkshare: {
      at: `/parkshare?date=${today}&half=pm&lot=north`,
      answers: {
        'GET /api/parking/parking-lots': parkingDay({ half: 'pm' }),
        'GET /api/parking/freeSpots/{id}': lotDay({ half: 'pm' }),
      },
      shows: ['P1 North', 'P2 South', 'A011'],
    },
    'parkshare-bookings': {
      at: '/parkshare/bookings?when=past',
      answers: {
        'GET /api/parking/bookings': { items: [parkingBooking()], paginationId: null, parkshareCredits: 5 },
      },
      shows: ['P1 North', 'A010'],
    },
    'parkshare-booking': {
      at: '/parkshare/bookings/details?id=booking-1',
      answers: { 'GET /api/parking/bookings/{id}': bookingDetails() },
      shows: ['P1 North', 'A010', 'The barrier opens on the left lane.'],
    },
  },
});
