/** Whatever happens in whichever order, no credit appears or is lost. */
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase, people, testCompanies } from '../../../testing';
import { prepareLots, spots } from '../../../testing/parking-lots';
import type { Database } from '../../../core/database/database';
import { isTransactionClash, violatedConstraint } from '../../../core/database/database-errors';
import { ApiError } from '../../../core/errors/api-error';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { addDays } from '../../../core/time/park-time';
import { insertBooking } from '../store';
import { distributeCredits } from './distribute';
import { forfeitCredits } from './leaving';
import { grantMonth } from './monthly-grant';
import { chargeHalves, compensate, refundHalves, type Earner } from './payments';
import { settleBegunHalves } from './settle';
import { getLedgerTotals } from './totals';
import { randomFrom, type Random } from '../../../testing/random';

// `CREDIT_OPERATIONS=10000 npx jest random-walk` walks further, as before a release.
const wanted = process.env['CREDIT_OPERATIONS'];
/** Long enough for credits to expire. */
const days = 250;
const zone = 'Europe/Zurich';
const start = '2026-01-05';

const bookers = [
  people.employee,
  people.colleague,
  people.companyAdministrator,
  people.otherEmployee,
  people.otherAdministrator,
] as const;
const companies = [testCompanies.tenant.id, testCompanies.otherTenant.id] as const;

describeOnEachDatabase('a random walk through the ledger', (test) => {
  const api = test.api({ prepare: prepareLots });
  const operations = wanted ? Number(wanted) : test.share(2_500);

  it(`keeps people + pools + park + held = issued − expired over ${operations} operations`, async () => {
    const { database } = api;
    // What the people of the tests have without a line.
    const before = (await getLedgerTotals(database)).people;
    await database
      .insert(parkingCompanyTerms)
      .values(
        companies.map((companyId) => ({ companyId, monthlyGrant: 30, poolCap: 15, personCap: 12, personMonthly: 4 })),
      );
    const random = randomFrom(20_261_122);
    const walk = new Walk(random, Math.ceil(operations / days));
    const refused = new Map<string, number>();
    const count = (key: string) => refused.set(key, (refused.get(key) ?? 0) + 1);
    for (let done = 0; done < operations;) {
      const batch = Array.from({ length: test.engine === 'PGlite' ? 1 : 1 + random.below(8) }, () => walk.next());
      done += batch.length;
      await Promise.all(
        batch.map(async (work) => {
          try {
            await database.transaction(work);
          } catch (error) {
            const key = error instanceof ApiError ? error.key : violatedConstraint(error);
            if (key === null && !isTransactionClash(error)) throw error;
            count(key ?? 'clash');
          }
        }),
      );
      if (done % 500 < batch.length) await expectBalance(database, before);
    }
    await expectBalance(database, before);
    const { rows: reasons } = await database.execute<{ reason: string }>(
      sql`SELECT DISTINCT reason FROM parking_credit_lines ORDER BY 1`,
    );
    // The walk has been everywhere, refusals included.
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'booking',
      'cancellation',
      'compensation',
      'distribution',
      'earning',
      'expiry',
      'grant',
      'leaving',
      'recall',
    ]);
    expect(refused.get('users_credits_not_negative')).toBeGreaterThan(0);
    expect(refused.get('errors.parking.personCap')).toBeGreaterThan(0);
  }, 600_000);
});

async function expectBalance(database: Database, before: number): Promise<void> {
  const { people: own, pools, park, held, issued, expired } = await getLedgerTotals(database);
  expect(own - before + pools + park + held).toBe(issued - expired);
  const { rows } = await database.execute(sql`
    SELECT 1 FROM users WHERE parkshare_credits < 0 UNION ALL SELECT 1 FROM parking_company_terms WHERE pool_credits < 0
    UNION ALL SELECT 1 FROM parking_park_account WHERE credits < 0`);
  expect(rows).toEqual([]);
}

type Work = (transaction: Database) => Promise<unknown>;

class Walk {
  private day = start;
  private readonly bookings: { id: string; day: string; half: 'am' | 'pm'; userId: string }[] = [];
  private turns = 0;

  constructor(
    private readonly random: Random,
    private readonly operationsPerDay: number,
  ) {}

  next(): Work {
    const { random } = this;
    this.turns += 1;
    if (this.turns % this.operationsPerDay === 0) this.day = addDays(this.day, 1);
    const at = new Date(`${this.day}T10:00:00Z`);
    const booking = random.pick<Walk['bookings'][number] | undefined>(this.bookings.slice(-60));
    const person = random.pick(bookers);
    const pool = { pool: random.pick(companies) };
    if (!booking) return this.book(person, addDays(this.day, 1), at);
    switch (random.below(10)) {
      case 0:
      case 1:
      case 2:
      case 3:
        return this.book(random.pick(bookers), addDays(this.day, 1 + random.below(9)), at);
      case 4:
        return (tx) => refundHalves(tx, { bookingId: booking.id, halves: [booking.half], reason: 'cancellation', at });
      case 5:
        return async (tx) => {
          const to = { person: booking.userId };
          await refundHalves(tx, { bookingId: booking.id, halves: [booking.half], reason: 'recall', at });
          await compensate(tx, {
            from: random.pick([pool, 'park']),
            to,
            credits: 1,
            at,
            bookingId: booking.id,
            ...booking,
          });
        };
      case 6:
        return (tx) => settleBegunHalves(tx, at, zone);
      case 7:
        return (tx) => grantMonth(tx, { companyId: pool.pool, month: `${this.day.slice(0, 7)}-01`, at });
      case 8:
        return (tx) =>
          distributeCredits(tx, {
            companyId: testCompanies[person.company].id,
            userId: person.id,
            credits: 1 + random.below(6),
            note: '',
            actorId: people.companyAdministrator.id,
            at,
          });
      default:
        if (random.below(20) > 0) return async () => {};
        return async (tx) => {
          await refundHalves(tx, { bookingId: booking.id, halves: [booking.half], reason: 'leaving', to: 'pool', at });
          await forfeitCredits(tx, { userId: booking.userId, key: String(this.turns), at });
        };
    }
  }

  private book(person: (typeof bookers)[number], day: string, at: Date): Work {
    const { random } = this;
    const half = random.pick(['am', 'pm'] as const);
    const companyId = testCompanies[person.company].id;
    const earner: Earner = random.pick([
      'park' as const,
      { pool: random.pick(companies) },
      { person: people.otherAdministrator.id, companyId: testCompanies.otherTenant.id },
    ]);
    const payer = random.below(8) === 0 ? { pool: companyId } : { person: person.id, companyId };
    return async (tx) => {
      const spotId = random.pick([spots.pool, spots.park, spots.others, spots.released]);
      const id = await insertBooking(tx, {
        userId: person.id,
        companyId,
        spotId,
        day,
        halves: [{ half, releaseId: null, cost: 1 }],
        now: at,
      });
      await chargeHalves(tx, {
        payer,
        bookingId: id,
        day,
        halves: [{ half, credits: 1 + random.below(2), earner }],
        at,
      });
      this.bookings.push({ id, day, half, userId: person.id });
    };
  }
}
