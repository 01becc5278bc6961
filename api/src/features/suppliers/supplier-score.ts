/**
 * The order of suppliers: votes per month on the list, drawn towards the park's average while little is known
 * (posterior mean of a Poisson rate under a Gamma prior; Gelman et al., Bayesian Data Analysis, §2.6):
 *
 *     score = (votes + average × priorMonths) / (months + priorMonths)
 *
 * A newcomer without votes begins at the average instead of at the end, and one lucky vote does not put it first. Time
 * on the list counts up to a limit, so that those who have everybody's vote do not sink from year to year.
 */
import { sql, type SQL } from 'drizzle-orm';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';

/** Months of average votes that a supplier starts with. */
const priorMonths = 6;
const maxMonths = 24;
const monthSeconds = 30.44 * 86_400;

/** SQL expression with a fraction, from 0 to the limit of 24 months. */
export const monthsOnList = (now: Date): SQL<number> =>
  sql<number>`least(${maxMonths}::numeric, greatest(0, extract(epoch FROM ${now.toISOString()}::timestamptz - ${suppliers.listedAt})) / ${monthSeconds}::numeric)`;

export const votesOf: SQL<number> = sql<number>`(SELECT count(*)::integer FROM ${supplierVotes} WHERE ${supplierVotes.supplierId} = ${suppliers.id})`;

/** SQL expression of the score in millionths; integers compare exactly, which pagination requires. */
export const scoreAt = (now: Date, averageVotesPerMonth: number): SQL<number> =>
  sql<number>`round((${votesOf} + ${averageVotesPerMonth * priorMonths}::numeric) / (${monthsOnList(now)} + ${priorMonths}::numeric) * 1000000)::bigint`.mapWith(
    Number,
  );
