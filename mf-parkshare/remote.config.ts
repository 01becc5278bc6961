import { defineRemote } from '@park/platform/descriptor';

export default defineRemote({
  name: 'mf-parkshare',
  title: { en: 'Parking', fr: 'Parking' },
  platform: '^2.0.0',
  routes: [
    {
      id: 'parkshare',
      path: '/parkshare',
      page: 'parking',
      title: { en: 'Parking', fr: 'Parking' },
      access: { permission: 'Parkshare_Read' },
      firstCalls: [
        { path: '/api/parking/parking-lots', query: { date: '{date}', half: '{half}' } },
        { path: '/api/parking/freeSpots/{lot}', query: { date: '{date}', half: '{half}' } },
      ],
    },
    {
      id: 'parkshare-bookings',
      path: '/parkshare/bookings',
      page: 'bookings',
      title: { en: 'My parking bookings', fr: 'Mes réservations de parking' },
      access: { permission: 'Parkshare_Book' },
      firstCalls: [{ path: '/api/parking/bookings', query: { when: '{when}' } }],
    },
    {
      id: 'parkshare-booking',
      path: '/parkshare/bookings/details',
      page: 'booking-details',
      title: { en: 'Parking booking', fr: 'Réservation de parking' },
      access: { permission: 'Parkshare_Book' },
      firstCalls: [{ path: '/api/parking/bookings/{id}' }],
    },
  ],
  navigation: [
    {
      id: 'parkshare',
      label: { en: 'Parking', fr: 'Parking' },
      to: '/parkshare',
      icon: 'car',
      order: 50,
      bottomBar: true,
    },
  ],
});
