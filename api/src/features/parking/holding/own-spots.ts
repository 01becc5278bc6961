/** The spots that are assigned to a person. */
import type { OwnSpots } from '@park/contract/parking-holding';
import type { Language } from '@park/contract/texts';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { parkingAssignments } from '../../../core/database/schema/parking-holding';
import { addDays, dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { listClosedReasons } from '../rules/closed-spots';
import { heldHalf } from './held-half';
import { listHeldSpots } from './held-spots';
import { listNamedCompanies } from './names';
import { listSpotHalves } from './spot-halves';

const shownDays = 14;

/**
 * The assigned spots with the halves of the next days. `companies` are those to which a half can be released by name.
 */
export async function getOwnSpots(
  { database, clock, configuration }: AppContext,
  person: Person,
  language: Language,
): Promise<OwnSpots> {
  const now = clock();
  const zone = configuration.parkTimeZone;
  const today = dayOf(now, zone);
  const days = Array.from({ length: shownDays }, (_, index) => addDays(today, index));
  if (!(await hasAssignment(database, person.id, today))) return { today, spots: [], companies: [] };
  const halves = await listSpotHalves(database, days, { assigneeId: person.id });
  const spotIds = [...new Set(halves.map(({ spotId }) => spotId))];
  const spots = await listHeldSpots(database, spotIds);
  const reasonOf = await listClosedReasons(database, spotIds, days, language);
  const companies = (await listNamedCompanies(database)).filter(({ id }) => id !== person.companyId);
  return {
    today,
    companies,
    spots: spots.map((spot) => ({
      spot,
      halves: halves
        .filter(({ spotId }) => spotId === spot.id)
        .map((half) => ({
          ...heldHalf(person, half, now, zone),
          closedReason: reasonOf(half.spotId, half.day),
        })),
    })),
  };
}

/** Most people hold no spot; this question is cheap. */
async function hasAssignment(database: Database, userId: string, today: string): Promise<boolean> {
  const rows = await database
    .select({ id: parkingAssignments.id })
    .from(parkingAssignments)
    .where(
      and(
        eq(parkingAssignments.userId, userId),
        lte(parkingAssignments.firstDay, addDays(today, shownDays)),
        or(isNull(parkingAssignments.lastDay), gte(parkingAssignments.lastDay, today)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
