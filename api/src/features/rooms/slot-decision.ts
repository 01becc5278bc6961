/** Decides inside the transaction that books: locked rooms, quotas and limits of the person. */
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import type { Interval } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import { blockedIntervals, heldIntervals, withMargin } from './availability';
import { bookerOf } from './booker';
import { findCompanyEnd } from './company-end';
import { loadPersonalUse } from './personal-limits';
import { refusalValues } from './refusal-values';
import type { SlotRefusal } from './refusals';
import { contractsForRoom, decideSlot, minutesByMonth } from './rules';
import { listBlockings, listCalendarEntries } from './calendar-entries';
import { getRemainingQuota } from './quota-usage';
import type { RoomRow } from './store';

export interface SlotQuestion {
  room: RoomRow;
  slot: Interval;
  /** Whose limits count. */
  ownerId: string;
  /** Whose hours count. */
  companyId: string;
  isSeries?: boolean;
  /** The only contract that may be charged, as for a date of a series; undefined: any of the person's. */
  contractId?: number | null | undefined;
  /** When the slot is booked, if not now: a running booking that gets longer was booked before its start. */
  asOf?: Date;
  /** Occurrences that are about to change: they hold nothing, and their hours are counted back. */
  ignoring?: readonly string[];
}

/** Returns what the slot is charged to, or the first reason against it. The caller has locked the room. */
export async function decideSlotWithin(
  transaction: Database,
  context: AppContext,
  person: Person,
  { room, slot, ownerId, companyId, isSeries = false, contractId, asOf, ignoring = [] }: SlotQuestion,
): Promise<{ contractId: number | null } | SlotRefusal> {
  const zone = context.configuration.parkTimeZone;
  const now = asOf ?? context.clock();
  const own = bookerOf(person);
  const booker = contractId === undefined ? own : { ...own, contractIds: contractId === null ? [] : [contractId] };
  const calendar = await listCalendarEntries(transaction, [room.id], withMargin(slot), now);
  const blockings = await listBlockings(transaction, [room.id], slot, person.language);
  const quotaLeft = await getRemainingQuota(
    transaction,
    {
      companyId,
      contractIds: contractsForRoom(room, booker),
      months: [...minutesByMonth(slot, zone).keys()],
      zone,
      now: context.clock(),
      ignoring,
    },
    { lock: true },
  );
  const use = await loadPersonalUse(transaction, { ownerId, now, during: slot, zone, ignoring });
  const limits = context.configuration.roomLimits;
  const companyEnd = await findCompanyEnd(transaction, companyId, zone);
  const decision = decideSlot(room, booker, slot, {
    now,
    zone,
    blocked: blockedIntervals(person, blockings, room.id),
    held: heldIntervals(
      calendar.filter(({ id }) => !ignoring.includes(id)),
      room.id,
    ),
    quotaLeft,
    companyEnd,
    personal: { use, limits, isSeries },
  });
  if (!('refusal' in decision)) return decision;
  const { refusal } = decision;
  return { refusal, values: refusalValues(refusal, { room, slot, now, zone, quotaLeft, limits, use, companyEnd }) };
}
