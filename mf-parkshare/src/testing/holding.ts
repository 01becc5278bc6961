/** Held spots as the api returns them. */
import type { CompanyHalf, CompanySpots, HeldHalf, OwnSpots } from '@park/contract/parking-holding';
import { monday, today } from './parking';

export const heldSpot = {
  id: '00000000-0000-4000-8000-000000000005',
  number: 'A005',
  kind: 'standard',
  lot: { id: 'north', name: 'P1 North' },
} as const;

const anna = { id: '00000000-0000-4000-8000-000000000101', name: 'Anna Muster' };
const ben = { id: '00000000-0000-4000-8000-000000000102', name: 'Ben Rochat' };

export const heldHalf = (change: Partial<HeldHalf> = {}): HeldHalf => ({
  day: today,
  half: 'am',
  state: 'held',
  audience: null,
  may: { release: true, takeBack: false },
  ...change,
});

export const ownSpots = (halves: HeldHalf[] = [heldHalf(), heldHalf({ half: 'pm' })]): OwnSpots => ({
  today,
  spots: [{ spot: heldSpot, halves }],
});

export const companyHalf = (change: Partial<CompanyHalf> = {}): CompanyHalf => ({
  ...heldHalf(),
  assignee: anna,
  booking: null,
  ...change,
});

export const companyWeek = (halves?: CompanyHalf[]): CompanySpots => ({
  company: { id: 'acme', name: 'Acme' },
  days: [today, monday],
  today,
  spots: [
    {
      spot: heldSpot,
      halves: halves ?? [
        companyHalf(),
        companyHalf({
          half: 'pm',
          state: 'booked',
          may: { release: false, takeBack: false },
          booking: { id: 'b1', name: null, isGuest: false, may: { recall: true, cancel: false } },
        }),
      ],
      assignments: [{ person: anna, slots: [{ weekday: 5, half: 'am' }] }],
      leasedUntil: null,
      isSublet: false,
    },
  ],
  people: [anna, ben],
  companies: [{ id: '00000000-0000-4000-8000-000000000201', name: 'Terravolo' }],
  poolCredits: 7,
});
