/** Leases of parking spots to companies. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { NamedRecord } from './named-record';
import { HeldSpot } from './parking-holding';
import { calendarDay, calendarDayInput, recordPath } from './query-string';

const id = recordId();

export const Lease = z.object({
  id: z.string(),
  spot: HeldSpot,
  /** Null: the park. */
  from: z.nullable(NamedRecord),
  to: NamedRecord,
  firstDay: calendarDay(),
  lastDay: calendarDay(),
  state: z.enum(['offered', 'active', 'declined', 'withdrawn']),
  may: z.object({ decide: z.boolean(), withdraw: z.boolean(), end: z.boolean() }),
});
export type Lease = z.output<typeof Lease>;

export const LeaseBody = z
  .object({ spotId: id, companyId: id, firstDay: calendarDayInput(), lastDay: calendarDayInput() })
  .check(z.refine((body) => body.lastDay >= body.firstDay, { path: ['lastDay'], error: 'errors.field.invalid' }));

const spotNotFound = 'errors.parking.spotNotFound';

export const parkingLeaseCalls = defineCalls({
  'GET /api/parking/leases': {
    summary: 'Leases that the company has, gave or was offered',
    access: 'Parkshare_Manage',
    response: z.object({ items: z.array(Lease) }),
  },
  'POST /api/parking/leases': {
    summary: 'Offer a spot of the company to another company',
    description: 'From one day to 12 months. It begins to count when the other company accepts.',
    access: 'Parkshare_Manage',
    body: LeaseBody,
    response: z.object({ id: z.string() }),
    status: 201,
    errors: [
      spotNotFound,
      'errors.parking.leaseTooLong',
      'errors.parking.leaseOverlaps',
      'errors.parking.firstDayInPast',
    ],
  },
  'POST /api/parking/leases/{id}/decision': {
    summary: 'Accept or decline a lease, withdraw an offer, or end a lease today',
    description: 'The same decision of the same company again changes nothing and gets the lease as it is.',
    access: 'Parkshare_Manage',
    params: recordPath,
    body: z.object({ decision: z.enum(['accept', 'decline', 'withdraw', 'end'], 'errors.field.choice') }),
    response: Lease,
    isCreating: true,
    errors: [
      spotNotFound,
      'errors.parking.leaseNotFound',
      'errors.parking.leaseDecided',
      'errors.parking.leaseOverlaps',
    ],
  },
});
