/** Test data of credits and the waitlist. */
import type { CompanyCredits, CreditLine } from '@park/contract/parking-credits';
import type { WaitlistEntry } from '@park/contract/parking-waitlist';

export function creditLine(change: Partial<CreditLine> = {}): CreditLine {
  return {
    id: '12',
    delta: -1,
    balance: 4,
    reason: 'booking',
    at: '2026-11-19T10:00:00.000Z',
    day: '2026-11-24',
    half: 'pm',
    place: { lot: 'P1 North', spot: 'A010' },
    bookingId: 'booking-1',
    person: null,
    note: '',
    ...change,
  };
}

export const distributionLine = creditLine({
  id: '11',
  delta: 4,
  balance: 5,
  reason: 'distribution',
  day: null,
  half: null,
  place: null,
  bookingId: null,
  note: 'For the fair',
});

export function companyCredits(change: Partial<CompanyCredits> = {}): CompanyCredits {
  return {
    company: { id: 'company-1', name: 'Alpine Sensors' },
    poolCredits: 42,
    terms: { monthlyGrant: 80, poolCap: 160, personCap: 20, personMonthly: 4 },
    nextGrantOn: '2026-12-01',
    people: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Emil Employee',
        credits: 5,
        usedThisMonth: 7,
        canReceive: 15,
      },
      { id: '00000000-0000-4000-8000-000000000002', name: 'Nora Full', credits: 20, usedThisMonth: 0, canReceive: 0 },
    ],
    may: { distribute: true, changeGrant: false },
    ...change,
  };
}

export function waitlistEntry(change: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    id: 'entry-1',
    date: '2026-11-24',
    choice: 'day',
    kind: null,
    state: 'waiting',
    joinedAt: '2026-11-19T10:00:00.000Z',
    isRecalled: false,
    places: [{ lot: { id: 'north', name: 'P1 North' }, rule: 'fewestHalves', place: 2, waiting: 3 }],
    offer: null,
    bookingId: null,
    assignedUntil: '2026-11-24T05:00:00.000Z',
    isShortOfCredits: false,
    ...change,
  };
}

export const offeredEntry = waitlistEntry({
  state: 'offered',
  choice: 'pm',
  offer: {
    spot: { id: 'spot-1', number: 'A010', kind: 'standard' },
    lot: { id: 'north', name: 'P1 North' },
    halves: ['pm'],
    expiresAt: '2026-11-24T09:15:00.000Z',
  },
});
