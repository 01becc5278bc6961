/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { companyCredits, creditLine, distributionLine, waitlistEntry } from './testing/credits';
import { parkshareStatistics } from './testing/statistics';
import { companyWeek, heldSpot, ownSpots } from './testing/holding';
import { closure, lotSpots, managedLot, parkingCompany } from './testing/park';
import { bookingDetails, lotDay, now, parkingBooking, parkingDay, today } from './testing/parking';

testServerRendering({
  descriptor,
  remoteModule,
  permissions: [
    'Parkshare_Read',
    'Parkshare_Book',
    'Parkshare_Manage',
    'Parkshare_SuperManage',
    'Parkshare_GenerateStats',
  ],
  now,
  pages: {
    parkshare: {
      at: `/parkshare?date=${today}&half=pm&lot=north`,
      answers: {
        'GET /api/parking/parking-lots': parkingDay({ half: 'pm' }),
        'GET /api/parking/freeSpots/{id}': lotDay({ half: 'pm' }),
        'GET /api/parking/own-spots': ownSpots(),
        'GET /api/parking/days': { days: [], may: { readDayList: false } },
      },
      shows: ['P1 North', 'P2 South', 'A011', 'A005'],
    },
    'parkshare-manager': {
      at: '/parkshare/manager',
      answers: {
        'GET /api/parking/spots/company': companyWeek(),
        'GET /api/parking/leases': { items: [] },
      },
      shows: ['A005', 'Anna Muster'],
    },
    'parkshare-park': {
      at: '/parkshare/park',
      answers: { 'GET /api/parking/park/companies': { items: [parkingCompany] } },
      shows: ['Terravolo'],
    },
    'parkshare-lots': {
      at: '/parkshare/park/lots',
      answers: { 'GET /api/parking/park/lots': { items: [managedLot] } },
      shows: ['P1 North', 'Route du Lac 1'],
    },
    'parkshare-spots': {
      at: `/parkshare/park/lots/spots?id=${managedLot.id}`,
      answers: { 'GET /api/parking/park/lots/{id}/spots': lotSpots },
      shows: ['A005', 'Terravolo'],
    },
    'parkshare-closures': {
      at: '/parkshare/park/closures',
      answers: { 'GET /api/parking/closures': { items: [closure] } },
      shows: ['A006'],
    },
    'parkshare-leases': {
      at: '/parkshare/park/leases',
      answers: {
        'GET /api/parking/leases': {
          items: [
            {
              id: 'lease-1',
              spot: heldSpot,
              from: null,
              to: { id: 'acme', name: 'Acme' },
              firstDay: today,
              lastDay: today,
              state: 'active',
              may: { decide: false, withdraw: false, end: true },
            },
          ],
        },
      },
      shows: ['Acme'],
    },
    'parkshare-day': {
      at: `/parkshare/park/day?date=${today}`,
      answers: {
        'GET /api/parking/day-list': {
          date: today,
          lots: [
            {
              id: 'north',
              name: 'P1',
              spotCount: 40,
              spots: [
                {
                  id: 'a1',
                  number: 'A1',
                  kind: 'standard',
                  am: { name: 'Ada', company: 'Acme', isGuest: false, plate: 'VD 123' },
                  pm: null,
                },
              ],
            },
          ],
        },
      },
      shows: ['VD 123', 'Acme'],
    },
    'parkshare-permits': {
      at: '/parkshare/permits',
      answers: {
        'GET /api/parking/permits': {
          items: [{ id: '1', person: { id: '2', name: 'Ada Love', company: 'Acme' }, firstDay: today, lastDay: null }],
        },
      },
      shows: ['Ada Love'],
    },
    'parkshare-vehicles': {
      at: '/parkshare/vehicles',
      answers: { 'GET /api/parking/vehicles': { vehicles: [{ plate: 'VD 1', isElectric: true }] } },
      shows: ['09:00'],
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
    'parkshare-credits': {
      at: '/parkshare/credits',
      answers: {
        'GET /api/parking/credits': {
          items: [creditLine(), distributionLine],
          paginationId: null,
          parkshareCredits: 4,
        },
      },
      shows: ['P1 North', 'A010', 'For the fair'],
    },
    'parkshare-waitlist': {
      at: '/parkshare/waitlist',
      answers: {
        'GET /api/parking/waitlist': { items: [waitlistEntry()], open: 1, maxOpen: 5, parkshareCredits: 4 },
      },
      shows: ['P1 North'],
    },
    'parkshare-company-credits': {
      at: '/parkshare/manager/credits',
      answers: {
        'GET /api/parking/credits/company': companyCredits(),
        'GET /api/parking/credits/company/lines': { items: [creditLine({ reason: 'earning' })], paginationId: null },
      },
      shows: ['Alpine Sensors', 'Emil Employee', 'A010'],
    },
    'parkshare-statistics': {
      at: '/parkshare/statistics?from=2026-08-22&to=2026-11-21',
      answers: { 'GET /api/stats/parkshare': parkshareStatistics() },
      shows: ['P1 North'],
    },
    'parkshare-check-in': { at: '/parkshare/check-in?code=entrance-north', answers: {}, shows: ['90 minutes'] },
  },
});
