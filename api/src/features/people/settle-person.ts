/** What the departure of one person means for the features. */
import type { Departure } from '../../core/departures/departure';
import { settleDeparture } from '../../core/departures/departure';
import type { Database } from '../../core/database/database';
import type { PeopleContext } from './person-record';

type Decision = Pick<Departure, 'decidedBy' | 'handOverTo' | 'isErasure' | 'key' | 'now'>;
type Context = Pick<PeopleContext, 'departureSteps' | 'configuration'>;

/** The departure of one person while the company stays. */
export const departureOf = ({ configuration }: Context, userId: string, decision: Decision): Departure => ({
  people: [userId],
  leavingCompanyId: null,
  from: decision.now,
  zone: configuration.parkTimeZone,
  ...decision,
});

/** Settles what the person holds. Call it in the transaction that changes the person. */
export const settlePerson = (
  transaction: Database,
  context: Context,
  { id }: { id: string },
  decision: Decision,
): Promise<void> => settleDeparture(transaction, context.departureSteps, departureOf(context, id, decision));
