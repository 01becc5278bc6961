/** Lots, spots and bookings as the api returns them. */
import type {
  CreditEntry,
  FreeSpot,
  Half,
  LotDay,
  ParkingBooking,
  ParkingBookingDetails,
  ParkingDay,
  ParkingLot,
} from '@park/contract/parking';

/** A Friday, 9:30 in the park: the morning is not over. */
export const now = new Date('2026-11-20T08:30:00Z');
export const today = '2026-11-20';
export const monday = '2026-11-23';

export function lot(change: Partial<ParkingLot> = {}): ParkingLot {
  return {
    id: 'north',
    name: 'P1 North',
    address: 'Lake road 40',
    position: { latitude: 46.5, longitude: 6.5 },
    spotCount: 140,
    free: { am: 9, pm: 12, day: 8 },
    freeByKind: { standard: 6, electric: 2, accessible: 1, motorbike: 0 },
    ...change,
  };
}

export const south = lot({
  id: 'south',
  name: 'P2 South',
  address: '',
  position: null,
  free: { am: 3, pm: 0, day: 0 },
  freeByKind: { standard: 0, electric: 0, accessible: 0, motorbike: 0 },
});

export function parkingDay(change: Partial<ParkingDay> = {}): ParkingDay {
  return {
    date: today,
    half: 'day',
    timeZone: 'Europe/Zurich',
    firstDay: today,
    lastDay: '2026-12-20',
    endedHalves: [],
    own: { am: null, pm: null },
    lots: [lot(), south],
    parkshareCredits: 5,
    ...change,
  };
}

export function spot(number: string, change: Partial<FreeSpot> = {}): FreeSpot {
  return { id: `spot-${number}`, number, kind: 'standard', from: 'park', ...change };
}

export const spots: FreeSpot[] = [
  spot('A001', { kind: 'accessible' }),
  spot('A010'),
  spot('A011', { from: 'company' }),
  spot('A012', { kind: 'electric' }),
];

export function lotDay(change: Partial<LotDay> = {}): LotDay {
  return { date: today, half: 'day', lot: lot(), spots, parkshareCredits: 5, ...change };
}

/** Start and end of a half in winter, when the park is one hour ahead of UTC. */
const hours: Record<Half, [string, string]> = { am: ['05:00', '12:00'], pm: ['12:00', '19:00'] };

export function parkingBooking(
  change: Partial<Omit<ParkingBooking, 'halves'>> & {
    halves?: readonly Half[];
    state?: ParkingBooking['halves'][number]['state'];
  } = {},
): ParkingBooking {
  const { halves = ['am', 'pm'], state = 'booked', ...rest } = change;
  const date = rest.date ?? monday;
  return {
    id: 'booking-1',
    date,
    halves: halves.map((half) => ({
      half,
      start: `${date}T${hours[half][0]}:00.000Z`,
      end: `${date}T${hours[half][1]}:00.000Z`,
      state,
    })),
    lot: { id: 'north', name: 'P1 North', address: 'Lake road 40', position: { latitude: 46.5, longitude: 6.5 } },
    spot: { id: 'spot-A010', number: 'A010', kind: 'standard' },
    createdAt: '2026-11-19T10:00:00.000Z',
    canCancel: state === 'booked',
    creditsBack: state === 'booked' ? halves.length : 0,
    ...rest,
  };
}

export function creditEntry(change: Partial<CreditEntry> = {}): CreditEntry {
  return {
    id: 'entry-1',
    delta: -1,
    balance: 4,
    reason: 'booking',
    half: 'am',
    at: '2026-11-19T10:00:00.000Z',
    ...change,
  };
}

export function bookingDetails(change: Partial<ParkingBookingDetails> = {}): ParkingBookingDetails {
  return {
    booking: parkingBooking(),
    directions: 'Leave the lake road at the roundabout.\n\nThe barrier opens on the left lane.',
    credits: [creditEntry(), creditEntry({ id: 'entry-2', balance: 3 })],
    parkshareCredits: 3,
    ...change,
  };
}
