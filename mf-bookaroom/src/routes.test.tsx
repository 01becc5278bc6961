/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { arrival } from './testing/arrivals';
import { closures, managed, quotas, statistics } from './testing/management';
import { requests } from './testing/requests';
import { availability, booking, bookings, otherRoom, own, roomDay } from './testing/rooms';

testServerRendering({
  descriptor,
  remoteModule,
  permissions: ['BookARoom_Book', 'BookARoom_Manage', 'BookARoom_GenerateStats', 'Collaborator_Manage'],
  now: new Date('2026-11-20T08:40:00Z'),
  pages: {
    'book-a-room': {
      at: '/book-a-room?date=2026-11-20',
      answers: {
        'GET /api/rooms/availability': availability([
          roomDay({ busy: [own('14:00', '15:00', 'Review')] }),
          roomDay({ room: otherRoom() }),
        ]),
        'GET /api/rooms/offers': { items: [] },
        'GET /api/rooms/bookings': bookings([booking({ title: 'Board meeting' })]),
        'GET /api/rooms/check-in': { items: [arrival()], questions: [] },
      },
      shows: ['Matterhorn', 'Cervin', 'Review', 'Board meeting'],
    },
    'room-check-in': {
      at: `/book-a-room/check-in?room=${arrival().room.id}`,
      answers: { 'GET /api/rooms/{id}/check-in': { room: arrival().room, arrival: arrival(), isTaken: false } },
      shows: ['Matterhorn', 'Review'],
    },
    'room-invitation': { at: '/book-a-room/invitation', answers: {}, shows: [] },
    'room-display': { at: '/book-a-room/display', answers: {}, shows: [] },
    'room-company': {
      at: '/book-a-room/company',
      answers: { 'GET /api/rooms/company-bookings': bookings([booking({ title: 'Board meeting' })]) },
      shows: ['Board meeting', 'Emma Keller'],
    },
    'room-management': {
      at: '/book-a-room/manage',
      answers: { 'GET /api/rooms/managed': managed(), 'GET /api/rooms/quotas': quotas() },
      shows: ['Matterhorn', 'Alpine Sensors'],
    },
    'room-closures': {
      at: '/book-a-room/closures',
      answers: { 'GET /api/rooms/closures': closures(), 'GET /api/rooms/managed': managed() },
      shows: ['Matterhorn', 'Painting'],
    },
    'room-statistics': {
      at: '/book-a-room/statistics?from=2026-11-01&to=2026-11-20',
      answers: { 'GET /api/stats/rooms': statistics() },
      shows: ['Matterhorn', '50'],
    },
    'room-requests': {
      at: '/book-a-room/requests',
      answers: { 'GET /api/rooms/requests': requests() },
      shows: ['Auditorium', 'Product launch', 'Alpine Sensors', 'Open day'],
    },
  },
});
