import { defineRemote } from '@park/platform/descriptor';
import { ownBookingsPageSize } from './src/shared/page-sizes';

export default defineRemote({
  name: 'mf-bookaroom',
  title: { en: 'Rooms', fr: 'Salles' },
  platform: '^2.0.0',
  routes: [
    {
      id: 'book-a-room',
      path: '/book-a-room',
      page: 'room-availability',
      title: { en: 'Rooms', fr: 'Salles' },
      access: { permission: 'BookARoom_Book' },
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
        { path: '/api/rooms/bookings', query: { pageSize: String(ownBookingsPageSize) } },
      ],
    },
  ],
  navigation: [
    { id: 'rooms', label: { en: 'Rooms', fr: 'Salles' }, to: '/book-a-room', icon: 'door', order: 52, bottomBar: true },
  ],
});
