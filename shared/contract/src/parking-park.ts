/** Parking as the park's staff manage it: companies, lots and spots. */
import * as z from 'zod/mini';
import { recordId, requiredText, text } from './fields';
import { defineCalls } from './call';
import { NamedRecord } from './named-record';
import { SpotKind } from './parking';
import { LotRules } from './parking-check-in';
import { CreditTerms } from './parking-credits';
import { WaitlistRule } from './parking-waitlist';
import { calendarDayInput, recordPath } from './query-string';

/** What a company has of the park's parking today. */
export const ParkingCompany = z.object({
  id: z.string(),
  name: z.string(),
  /** Spots that the company may use today: its own and leased ones, without those that it lets. */
  spots: z.int(),
  /** Those of them by lease from the park or another company. */
  leased: z.int(),
  /** Spots that it lets to other companies. */
  sublet: z.int(),
  /** Spots with at least one assignment today. */
  assigned: z.int(),
  poolCredits: z.int(),
  terms: CreditTerms,
  /** Of the terms. */
  version: z.int(),
});
export type ParkingCompany = z.output<typeof ParkingCompany>;

export const ManagedLot = z.object({
  ...LotRules.shape,
  address: z.string(),
  /** "46.5139, 6.5188"; empty without a place on the map. */
  coordinates: z.string(),
  directions: z.object({ en: z.string(), fr: z.string() }),
  /** Spots that are not retired, by kind. */
  kinds: z.object({ standard: z.int(), electric: z.int(), accessible: z.int(), motorbike: z.int() }),
  /** Spots that are closed today. */
  closedToday: z.int(),
  version: z.int(),
});
export type ManagedLot = z.output<typeof ManagedLot>;

export const LotBody = z.object({
  name: requiredText(80),
  address: z._default(text(300), ''),
  coordinates: z._default(
    text(40).check(z.regex(/^$|^-?\d{1,2}(\.\d{1,8})?, ?-?\d{1,3}(\.\d{1,8})?$/, 'errors.field.invalid')),
    '',
  ),
  directionsEn: z._default(text(1000), ''),
  directionsFr: z._default(text(1000), ''),
  waitlistRule: WaitlistRule,
  hasCheckIn: z.boolean('errors.field.invalid'),
});

export const ManagedSpot = z.object({
  id: z.string(),
  number: z.string(),
  kind: SpotKind,
  /** The company that has it for good; null: the park. */
  company: z.nullable(NamedRecord),
  /** The company that has it today, by a lease too. */
  holder: z.nullable(NamedRecord),
  isRetired: z.boolean(),
  isClosedToday: z.boolean(),
  /** Halves booked from today on. */
  comingHalves: z.int(),
  version: z.int(),
});
export type ManagedSpot = z.output<typeof ManagedSpot>;

export const SpotBody = z.object({
  number: requiredText(20),
  kind: SpotKind,
  /** Empty: the park. */
  companyId: z.optional(recordId()),
});

/** The version that was read; without one, the change overwrites. */
const version = { version: z.optional(z.int('errors.field.invalid')) };

const DayListPart = z.object({
  name: z.string(),
  company: z.string(),
  isGuest: z.boolean(),
  plate: z.nullable(z.string()),
});

/** Who parks where on a day in the whole park, by lot. */
export const DayList = z.object({
  date: z.string(),
  lots: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Spots that are not retired or closed. */
      spotCount: z.int(),
      /** Spots on which somebody parks, in the order of their numbers. */
      spots: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          kind: SpotKind,
          am: z.nullable(DayListPart),
          pm: z.nullable(DayListPart),
        }),
      ),
    }),
  ),
});
export type DayList = z.output<typeof DayList>;

const access = 'Parkshare_SuperManage';

export const parkingParkCalls = defineCalls({
  'GET /api/parking/day-list': {
    summary: 'Who parks where on a day in the whole park, by car park',
    description: 'For Facilities and the park’s staff; plates are erased 30 days after the day.',
    access: 'Parkshare_Read',
    query: z.object({ date: z.optional(calendarDayInput()) }),
    response: DayList,
    errors: ['errors.parking.dayListNotAllowed'],
  },
  'GET /api/parking/park/companies': {
    summary: 'Companies with their spots, pools and terms',
    access,
    response: z.object({ items: z.array(ParkingCompany) }),
  },
  'GET /api/parking/park/lots': {
    summary: 'All car parks with their rules',
    access,
    response: z.object({ items: z.array(ManagedLot) }),
  },
  'POST /api/parking/park/lots': {
    summary: 'Create a car park',
    access,
    body: LotBody,
    response: z.object({ id: z.string() }),
    status: 201,
    errors: ['errors.parking.lotNameTaken'],
  },
  'PUT /api/parking/park/lots/{id}': {
    summary: 'Change name, address, directions and rules of a car park',
    access,
    params: recordPath,
    description: 'Another version than the stored one is refused with 409; `details.current` is the stored car park.',
    body: z.object({ ...LotBody.shape, ...version }),
    errors: ['errors.parking.lotNotFound', 'errors.parking.lotNameTaken', 'errors.parking.changedMeanwhile'],
  },
  'GET /api/parking/park/lots/{id}/spots': {
    summary: 'All spots of a car park, retired ones too',
    access,
    params: recordPath,
    response: z.object({ lot: NamedRecord, spots: z.array(ManagedSpot), companies: z.array(NamedRecord) }),
    errors: ['errors.parking.lotNotFound'],
  },
  'POST /api/parking/park/lots/{id}/spots': {
    summary: 'Add a spot to a car park',
    access,
    params: recordPath,
    body: SpotBody,
    response: z.object({ id: z.string() }),
    status: 201,
    errors: ['errors.parking.lotNotFound', 'errors.parking.spotNumberTaken', 'errors.parking.companyNotFound'],
  },
  'PUT /api/parking/park/spots/{id}': {
    summary: 'Change number, kind and company of a spot',
    description:
      'A spot with bookings to come keeps its kind and company: people have booked what it is. Another version than the stored one is refused with 409; `details.current` is the stored spot.',
    access,
    params: recordPath,
    body: z.object({ ...SpotBody.shape, ...version }),
    errors: [
      'errors.parking.changedMeanwhile',
      'errors.parking.spotNotFound',
      'errors.parking.spotNumberTaken',
      'errors.parking.companyNotFound',
      'errors.parking.spotInUse',
    ],
  },
  'POST /api/parking/park/spots/{id}/retirement': {
    summary: 'Retire a spot, or bring it back',
    description: 'Refused while bookings or leases are to come: close the spot first.',
    access,
    params: recordPath,
    body: z.object({ isRetired: z.boolean('errors.field.invalid') }),
    errors: ['errors.parking.spotNotFound', 'errors.parking.spotInUse', 'errors.parking.spotLeased'],
  },
});
