/** Credits of parking: what happened to a person's or a company's credits, and how managers hand them out. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId, text } from './fields';
import { NamedRecord } from './named-record';
import { pageOf, pageQuery } from './page';
import { Half } from './parking';
import { calendarDay, instant, recordPath } from './query-string';

export const creditLineReasons = [
  'grant',
  'distribution',
  'booking',
  'cancellation',
  'recall',
  'closure',
  'leaving',
  'earning',
  'compensation',
  'expiry',
  'correction',
] as const;

export const CreditLine = z.object({
  id: z.string(),
  /** Positive for credits that were added. */
  delta: z.int(),
  /** Of the account after this line. */
  balance: z.int(),
  reason: z.enum(creditLineReasons),
  at: instant(),
  /** The half of a booking that the line is about. */
  day: z.nullable(calendarDay()),
  half: z.nullable(Half),
  /** "P1 North, A005" in parts; null without a booking. */
  place: z.nullable(z.object({ lot: z.string(), spot: z.string() })),
  /** Set if the reader may open the booking. */
  bookingId: z.nullable(z.string()),
  /** The person on the other side, for companies; null if there is none or the account was deleted. */
  person: z.nullable(z.string()),
  note: z.string(),
});
export type CreditLine = z.output<typeof CreditLine>;

export const CreditTerms = z.object({
  /** What the park grants on the 1st. */
  monthlyGrant: z.int(),
  /** What may be carried into the next month; the rest expires. */
  poolCap: z.int(),
  /** What a person may have when credits are handed out. */
  personCap: z.int(),
  /** What each person receives from the pool on the 1st; 0: by hand only. */
  personMonthly: z.int(),
});
export type CreditTerms = z.output<typeof CreditTerms>;

export const CreditHolder = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int(),
  /** Credits used for halves of this month. */
  usedThisMonth: z.int(),
  /** How many credits the person can still be given now. */
  canReceive: z.int(),
});
export type CreditHolder = z.output<typeof CreditHolder>;

export const CompanyCredits = z.object({
  company: NamedRecord,
  poolCredits: z.int(),
  terms: CreditTerms,
  /** The day of the next grant. */
  nextGrantOn: calendarDay(),
  /** Those who may book, by name. */
  people: z.array(CreditHolder),
  may: z.object({ distribute: z.boolean(), changeGrant: z.boolean() }),
});
export type CompanyCredits = z.output<typeof CompanyCredits>;

const credits = z.int('errors.field.invalid');
const companyQuery = { companyId: z.optional(recordId()) };
const maxCredits = 10_000;
const amount = () =>
  credits.check(z.minimum(0, 'errors.field.tooSmall'), z.maximum(maxCredits, 'errors.field.tooLarge'));

export const DistributionBody = z.object({
  userId: recordId(),
  credits: credits.check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(1000, 'errors.field.tooLarge')),
  note: z._default(text(200), ''),
  /** The company whose pool pays, for the park's staff; the own company by default. */
  companyId: z.optional(recordId()),
});

export const MonthlyAmountBody = z.object({ personMonthly: amount() });
export const CreditTermsBody = z.object({ monthlyGrant: amount(), poolCap: amount(), personCap: amount() });

export const parkingCreditCalls = defineCalls({
  'GET /api/parking/credits': {
    summary: 'Your credits with their reasons, latest first',
    access: 'Parkshare_Book',
    query: z.object(pageQuery),
    response: z.extend(pageOf(CreditLine), { parkshareCredits: z.int() }),
  },
  'GET /api/parking/credits/company': {
    summary: 'Pool, terms and people of a company',
    description: 'The own company by default; another one for those who manage all parking.',
    access: 'Parkshare_Manage',
    query: z.object(companyQuery),
    response: CompanyCredits,
    errors: ['errors.parking.companyNotFound'],
  },
  'GET /api/parking/credits/company/lines': {
    summary: 'What happened to the credits of a company’s pool, latest first',
    access: 'Parkshare_Manage',
    query: z.object({ ...pageQuery, ...companyQuery }),
    response: pageOf(CreditLine),
    errors: ['errors.parking.companyNotFound'],
  },
  'POST /api/parking/credits/distribute': {
    summary: 'Give credits of the company’s pool to one of its people',
    access: 'Parkshare_Manage',
    body: DistributionBody,
    response: CompanyCredits,
    isCreating: true,
    errors: [
      'errors.parking.companyNotFound',
      'errors.parking.personNotFound',
      'errors.parking.personCannotBook',
      'errors.parking.personCap',
      'errors.parking.poolTooSmall',
    ],
  },
  'PUT /api/parking/credits/monthly': {
    summary: 'Set what each person of your company receives on the 1st',
    access: 'Parkshare_Manage',
    body: MonthlyAmountBody,
    response: CompanyCredits,
    errors: ['errors.parking.monthlyAboveCap'],
  },
  'PUT /api/parking/companies/{id}/terms': {
    summary: 'Set the monthly grant and the caps of a company',
    access: 'Parkshare_SuperManage',
    params: recordPath,
    description: 'Another version than the stored one is refused with 409; `details.current` has the stored terms.',
    // Without the version that was read, the change overwrites.
    body: z.object({ ...CreditTermsBody.shape, version: z.optional(z.int('errors.field.invalid')) }),
    response: CompanyCredits,
    errors: ['errors.parking.companyNotFound', 'errors.parking.changedMeanwhile'],
  },
});
