import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { SupplierStatistics } from '@park/contract/stats';
import type { Language } from '@park/contract/texts';
import { catalogLabels } from '../../core/listing/catalog-labels';
import type { AppContext } from '../../core/context/app-context';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';
import { sqlDayOf, isWithin, sqlMonthOf } from './in-zone';
import type { Period } from './period';

const whole = sql<number>`count(*)::integer`;

/** Returns the supplier statistics of a period, without archived suppliers. */
export async function supplierStatistics(
  { database, shared, configuration }: Pick<AppContext, 'database' | 'shared' | 'configuration'>,
  period: Period,
  language: Language,
): Promise<SupplierStatistics> {
  const zone = configuration.parkTimeZone;
  const onList = isNull(suppliers.archivedAt);
  const voted = isWithin(supplierVotes.createdAt, period);
  const rows = await database
    .select({
      id: suppliers.id,
      name: suppliers.name,
      category: suppliers.category,
      listedOn: sqlDayOf(suppliers.listedAt, zone),
      isNew: sql<boolean>`${isWithin(suppliers.listedAt, period)}`,
      listedIn: sqlMonthOf(suppliers.listedAt, zone),
      allVotes: sql<number>`count(${supplierVotes.userId})::integer`,
      votes: sql<number>`(count(${supplierVotes.userId}) FILTER (WHERE ${voted}))::integer`,
    })
    .from(suppliers)
    .leftJoin(supplierVotes, eq(supplierVotes.supplierId, suppliers.id))
    .where(onList)
    .groupBy(suppliers.id)
    .orderBy(asc(sql`${suppliers}.search_name`), asc(suppliers.id));
  const [people] = await database
    .select({ voters: sql<number>`count(DISTINCT ${supplierVotes.userId})::integer` })
    .from(supplierVotes)
    .innerJoin(suppliers, eq(suppliers.id, supplierVotes.supplierId))
    .where(and(onList, voted));
  // The zone is a parameter, so a repeated expression would not be recognised as the same: group by position.
  const byMonth = await database
    .select({ month: sqlMonthOf(supplierVotes.createdAt, zone), votes: whole })
    .from(supplierVotes)
    .innerJoin(suppliers, eq(suppliers.id, supplierVotes.supplierId))
    .where(and(onList, voted))
    .groupBy(sql`1`);
  const votesOfMonth = new Map(byMonth.map(({ month, votes }) => [month, votes]));
  const labels = await catalogLabels({ database, shared }, 'supplier-categories', language);
  const labelOf = (category: string) => labels.get(category) ?? category;
  const ranked = [...rows].sort((one, other) => other.votes - one.votes);
  return {
    from: period.from,
    to: period.to,
    totals: {
      suppliers: rows.length,
      votes: sumOf(rows, ({ votes }) => votes),
      voters: people?.voters ?? 0,
      newSuppliers: rows.filter(({ isNew }) => isNew).length,
    },
    months: period.months.map((month) => ({
      month,
      votes: votesOfMonth.get(month) ?? 0,
      newSuppliers: rows.filter(({ isNew, listedIn }) => isNew && listedIn === month).length,
    })),
    categories: [...new Set(rows.map(({ category }) => category))]
      .map((id) => {
        const within = rows.filter(({ category }) => category === id);
        return { id, label: labelOf(id), suppliers: within.length, votes: sumOf(within, ({ votes }) => votes) };
      })
      .sort((one, other) => other.votes - one.votes || one.label.localeCompare(other.label, language)),
    suppliers: ranked.map(({ id, name, category, votes, allVotes, listedOn }) => ({
      id,
      name,
      category,
      categoryLabel: labelOf(category),
      votes,
      allVotes,
      listedOn,
    })),
  };
}

const sumOf = <T>(rows: readonly T[], valueOf: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);
