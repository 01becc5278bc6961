/** Companies with their spots, pools and terms. */
import type { ParkingCompany } from '@park/contract/parking-park';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { dayOf } from '../../../core/time/park-time';
import { spotHalves } from '../holding/spot-halves';

type Row = Omit<ParkingCompany, 'terms'> & ParkingCompany['terms'];

/** Returns enabled companies, those with the most spots first. */
export async function listParkingCompanies({
  database,
  clock,
  configuration,
}: AppContext): Promise<{ items: ParkingCompany[] }> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const { rows } = await database.execute<Record<string, unknown> & Row>(sql`
    WITH part AS (SELECT * FROM (${spotHalves([today])}) halves),
    held AS (
      SELECT part."holderId" AS company, count(DISTINCT part."spotId")::int AS spots,
        count(DISTINCT part."spotId") FILTER (WHERE part."isSublet" OR spot.company_id IS DISTINCT FROM part."holderId")::int AS leased,
        count(DISTINCT part."spotId") FILTER (WHERE part."assigneeId" IS NOT NULL)::int AS assigned
      FROM part JOIN parking_spots spot ON spot.id = part."spotId" GROUP BY 1
    )
    SELECT company.id, company.name, coalesce(held.spots, 0) AS spots, coalesce(held.leased, 0) AS leased,
      coalesce(held.assigned, 0) AS assigned,
      (SELECT count(*)::int FROM parking_leases lease WHERE lease.lessor_company_id = company.id AND lease.state = 'active'
        AND ${today}::date BETWEEN lease.first_day AND lease.last_day) AS sublet,
      coalesce(terms.pool_credits, 0) AS "poolCredits", coalesce(terms.monthly_grant, 0) AS "monthlyGrant",
      coalesce(terms.pool_cap, 0) AS "poolCap", coalesce(terms.person_cap, 20) AS "personCap",
      coalesce(terms.person_monthly, 0) AS "personMonthly", coalesce(terms.version, 1) AS version
    FROM companies company LEFT JOIN held ON held.company = company.id
    LEFT JOIN parking_company_terms terms ON terms.company_id = company.id
    WHERE company.enabled AND company.left_at IS NULL
    ORDER BY spots DESC, lower(company.name)`);
  return {
    items: rows.map(({ monthlyGrant, poolCap, personCap, personMonthly, ...row }) => ({
      ...row,
      terms: { monthlyGrant, poolCap, personCap, personMonthly },
    })),
  };
}
