/** What the park's staff see, as the api returns it. */
import type { CallResponse } from '@park/contract';
import type { ParkingClosure, ParkingClosurePreview } from '@park/contract/parking-closures';
import type { ManagedLot, ManagedSpot, ParkingCompany } from '@park/contract/parking-park';
import { monday, today } from './parking';

export const parkingCompany: ParkingCompany = {
  id: '00000000-0000-4000-8000-000000000201',
  name: 'Terravolo',
  spots: 12,
  leased: 2,
  sublet: 0,
  assigned: 7,
  poolCredits: 31,
  terms: { monthlyGrant: 40, poolCap: 20, personCap: 25, personMonthly: 0 },
  version: 1,
};

export const managedLot: ManagedLot = {
  id: '00000000-0000-4000-8000-000000000301',
  name: 'P1 North',
  waitlistRule: 'firstCome',
  hasCheckIn: false,
  checkInPath: '/parkshare/check-in?code=entrance-north',
  address: 'Route du Lac 1',
  coordinates: '46.5, 6.6',
  directions: { en: 'First left', fr: 'Première à gauche' },
  kinds: { standard: 80, electric: 12, accessible: 4, motorbike: 0 },
  closedToday: 0,
  version: 1,
};

const managedSpot: ManagedSpot = {
  id: '00000000-0000-4000-8000-000000000005',
  number: 'A005',
  kind: 'standard',
  company: { id: parkingCompany.id, name: 'Terravolo' },
  holder: { id: parkingCompany.id, name: 'Terravolo' },
  isRetired: false,
  isClosedToday: false,
  comingHalves: 3,
  version: 1,
};

export const lotSpots: CallResponse<'GET /api/parking/park/lots/{id}/spots'> = {
  lot: { id: managedLot.id, name: 'P1 North' },
  spots: [
    managedSpot,
    { ...managedSpot, id: '00000000-0000-4000-8000-000000000006', number: 'A006', company: null, holder: null },
  ],
  companies: [{ id: parkingCompany.id, name: 'Terravolo' }],
};

export const closure: ParkingClosure = {
  id: 'closure-1',
  lot: { id: managedLot.id, name: 'P1 North' },
  spots: ['A005', 'A006'],
  isWholeLot: false,
  firstDay: today,
  lastDay: monday,
  reason: { en: 'New asphalt', fr: 'Nouvel enrobé' },
  state: 'current',
};

const heldSpot = { id: managedSpot.id, number: 'A005', kind: 'standard', lot: closure.lot } as const;

export const closurePreview: ParkingClosurePreview = {
  spots: 96,
  days: 2,
  bookings: [
    {
      id: 'booking-1',
      date: monday,
      halves: ['am', 'pm'],
      spot: heldSpot,
      name: 'Anna Muster',
      company: 'Acme',
      isGuest: false,
      movesTo: { ...heldSpot, id: 'other', number: 'B010', lot: { id: 'south', name: 'P2 South' } },
      creditsBack: 4,
    },
    {
      id: 'booking-2',
      date: monday,
      halves: ['am'],
      spot: { ...heldSpot, number: 'A006' },
      name: 'Gina Guest',
      company: 'Acme',
      isGuest: true,
      movesTo: null,
      creditsBack: 2,
    },
  ],
  holders: [{ spot: heldSpot, name: 'Ben Rochat', company: 'Terravolo', halves: 4 }],
  version: 'version-1',
};
