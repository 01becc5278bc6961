import { and, eq, gt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { JobStatistics } from '@park/contract/stats';
import type { Language } from '@park/contract/texts';
import { companies } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { catalogLabels } from '../../core/listing/catalog-labels';
import type { AppContext } from '../../core/context/app-context';
import { momentAt, monthOf } from '../../core/time/park-time';
import { isWithin, sqlMonthOf } from './in-zone';
import type { Period } from './period';

/** Returns the job statistics of a period, without drafts and jobs that were never public. */
export async function jobStatistics(
  { database, shared, clock, configuration }: Pick<AppContext, 'database' | 'shared' | 'clock' | 'configuration'>,
  period: Period,
  language: Language,
): Promise<JobStatistics> {
  const zone = configuration.parkTimeZone;
  const now = clock();
  const wasPublic = and(eq(jobs.isPublished, true), lte(jobs.publishedAt, now));
  const published = isWithin(jobs.publishedAt, period);
  // Jobs whose end is in the future have not expired.
  const expired = sql`(${isWithin(jobs.expiresAt, period)} AND ${jobs.expiresAt} <= ${now.toISOString()}::timestamptz)`;
  const count = (condition: SQL | undefined) => sql<number>`(count(*) FILTER (WHERE ${condition}))::integer`;
  const openAt = (moment: Date) => and(lte(jobs.publishedAt, moment), gt(jobs.expiresAt, moment));
  const end = period.end < now ? period.end : now;

  const [totals] = await database
    .select({
      published: count(published),
      expired: count(expired),
      open: count(openAt(end)),
      companies: sql<number>`(count(DISTINCT ${jobs.companyId}) FILTER (WHERE ${published}))::integer`,
      medianDays: sql<
        number | null
      >`(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${jobs.expiresAt} - ${jobs.publishedAt}) / 86400) FILTER (WHERE ${published}))::double precision`,
    })
    .from(jobs)
    .where(wasPublic);

  const monthly = async (moment: SQLWrapper, condition: SQL) => {
    // The zone is a parameter, so a repeated expression would not be recognised as the same: group by position.
    const rows = await database
      .select({ month: sqlMonthOf(moment, zone), count: sql<number>`count(*)::integer` })
      .from(jobs)
      .where(and(wasPublic, condition))
      .groupBy(sql`1`);
    return new Map(rows.map((row) => [row.month, row.count]));
  };
  const [publishedIn, expiredIn] = [await monthly(jobs.publishedAt, published), await monthly(jobs.expiresAt, expired)];
  const ends = period.months.map((month) => earliest(momentAt(monthOf(`${month}-01`).next, '00:00', zone), end));
  const { rows: open } = await database.execute<{ open: number }>(sql`
    SELECT (SELECT count(*)::integer FROM ${jobs} WHERE ${wasPublic} AND ${jobs.publishedAt} <= ends.moment AND ${jobs.expiresAt} > ends.moment) AS open
    FROM unnest(${`{${ends.map((moment) => `"${moment.toISOString()}"`).join(',')}}`}::timestamptz[]) WITH ORDINALITY AS ends (moment, place) ORDER BY place`);

  const kinds = await database
    .select({ id: jobs.contractType, published: count(published) })
    .from(jobs)
    .where(and(wasPublic, published))
    .groupBy(jobs.contractType);
  const labels = await catalogLabels({ database, shared }, 'job-types', language);
  const offering = await database
    .select({ id: companies.id, name: companies.name, published: count(published), open: count(openAt(end)) })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(wasPublic, or(published, openAt(end))))
    .groupBy(companies.id)
    .having(sql`count(*) FILTER (WHERE ${published}) > 0`);
  return {
    from: period.from,
    to: period.to,
    totals: {
      published: totals?.published ?? 0,
      expired: totals?.expired ?? 0,
      open: totals?.open ?? 0,
      companies: totals?.companies ?? 0,
      medianDays: typeof totals?.medianDays === 'number' ? Math.round(totals.medianDays * 10) / 10 : null,
    },
    months: period.months.map((month, place) => ({
      month,
      published: publishedIn.get(month) ?? 0,
      expired: expiredIn.get(month) ?? 0,
      open: open[place]?.open ?? 0,
    })),
    contractTypes: kinds
      .map(({ id, published: times }) => ({ id, label: labels.get(id) ?? id, published: times }))
      .sort((one, other) => other.published - one.published || one.label.localeCompare(other.label, language)),
    companies: offering.sort(
      (one, other) => other.published - one.published || one.name.localeCompare(other.name, language),
    ),
  };
}

const earliest = (one: Date, other: Date): Date => (one < other ? one : other);
