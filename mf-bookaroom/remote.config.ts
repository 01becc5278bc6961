import { defineRemote } from '@park/platform/descriptor';
import { ownBookingsPageSize } from './src/shared/page-sizes';

export default defineRemote({
  name: 'mf-bookaroom',
  title: { en: 'Rooms', fr: 'Salles' },
  platform: '^2.10.0',
  routes: [
    {
      id: 'book-a-room',
      path: '/book-a-room',
      page: 'room-availability',
      title: { en: 'Rooms', fr: 'Salles' },
      access: { permission: 'BookARoom_Book' },
      serverRendered: true,
      firstCalls: [
        {
          path: '/api/rooms/availability',
          query: {
            date: '{date}',
            from: '{from}',
            duration: '{duration}',
            capacity: '{capacity}',
            equipment: '{equipment}',
            building: '{building}',
          },
        },
        { path: '/api/rooms/check-in' },
        { path: '/api/rooms/offers' },
        { path: '/api/rooms/bookings', query: { pageSize: String(ownBookingsPageSize), when: '{bookings}' } },
      ],
    },
    {
      // The QR code at a room's door opens it; colleagues without the right to book check in as well.
      id: 'room-check-in',
      path: '/book-a-room/check-in',
      page: 'room-check-in',
      serverRendered: true,
      title: { en: 'Check in', fr: 'S’annoncer' },
      access: 'session',
      firstCalls: [{ path: '/api/rooms/{room}/check-in' }],
    },
    {
      // The link in an invitation by e-mail; it needs no account.
      id: 'room-invitation',
      path: '/book-a-room/invitation',
      page: 'room-invitation',
      title: { en: 'Invitation', fr: 'Invitation' },
      access: 'public',
    },
    {
      // A tablet without a session shows it with the secret of its room.
      id: 'room-display',
      path: '/book-a-room/display',
      page: 'room-display',
      title: { en: 'Door display', fr: 'Écran de porte' },
      access: 'public',
    },
    {
      id: 'room-company',
      path: '/book-a-room/company',
      page: 'room-company',
      serverRendered: true,
      title: { en: 'Rooms of the company', fr: 'Salles de l’entreprise' },
      access: { permission: 'Collaborator_Manage' },
      firstCalls: [{ path: '/api/rooms/company-bookings' }],
    },
    {
      id: 'room-management',
      path: '/book-a-room/manage',
      page: 'room-management',
      serverRendered: true,
      title: { en: 'Manage rooms', fr: 'Gérer les salles' },
      access: { permission: 'BookARoom_Manage' },
      firstCalls: [{ path: '/api/rooms/managed' }, { path: '/api/rooms/quotas' }],
    },
    {
      id: 'room-closures',
      path: '/book-a-room/closures',
      page: 'room-closures',
      serverRendered: true,
      title: { en: 'Closures of rooms', fr: 'Fermetures de salles' },
      access: { permission: 'BookARoom_Manage' },
      firstCalls: [{ path: '/api/rooms/closures' }, { path: '/api/rooms/managed' }],
    },
    {
      id: 'room-statistics',
      path: '/book-a-room/statistics',
      page: 'room-statistics',
      serverRendered: true,
      title: { en: 'Statistics of rooms', fr: 'Statistiques des salles' },
      access: { permission: 'BookARoom_GenerateStats' },
      firstCalls: [{ path: '/api/stats/rooms', query: { from: '{from}', to: '{to}' } }],
    },
    {
      id: 'room-requests',
      path: '/book-a-room/requests',
      page: 'room-requests',
      serverRendered: true,
      title: { en: 'Requests for rooms', fr: 'Demandes de salles' },
      access: { permission: 'BookARoom_Manage' },
      firstCalls: [{ path: '/api/rooms/requests' }],
    },
  ],
  navigation: [
    { id: 'rooms', label: { en: 'Rooms', fr: 'Salles' }, to: '/book-a-room', icon: 'door', order: 52, bottomBar: true },
  ],
});
