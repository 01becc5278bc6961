/** Filters of the job list. */
import { sql, type SQL } from 'drizzle-orm';
import { workloadBands, type jobFilterFields } from '@park/contract/jobs';
import type { FacetOption } from '@park/contract/facets';
import type { Language } from '@park/contract/texts';
import { buildings, companies } from '../../core/database/schema/companies';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { categoryLabels, folded, foldedCategory } from '../catalogs';
import { catalogLabels } from '../../core/listing/catalog-labels';
import { facetOptions, isOneOfIds, type FacetCounts, type FacetField } from '../../core/listing/facets';
import { jobs } from '../../core/database/schema/jobs';

export type JobField = (typeof jobFilterFields)[number];
export type JobFilters = { [F in JobField]?: readonly string[] };

/** All workload bands that the job is available in. */
const bandsOfJob: SQL = sql`array_remove(ARRAY[${sql.join(
  workloadBands.map(
    ({ id, minimum, maximum }) =>
      sql`CASE WHEN ${jobs.workloadMinimum} <= ${sql.raw(String(maximum))} AND ${jobs.workloadMaximum} >= ${sql.raw(String(minimum))} THEN ${sql.raw(`'${id}'`)} END`,
  ),
  sql`, `,
)}]::text[], NULL)`;

export const jobFields = (filters: JobFilters): FacetField[] => [
  { name: 'contractType', value: sql`${jobs.contractType}`, chosen: filters.contractType },
  { name: 'workload', value: bandsOfJob, isList: true, chosen: filters.workload },
  { name: 'company', value: sql`${jobs.companyId}`, isId: true, chosen: filters.company },
  { name: 'companyCategory', value: foldedCategory, chosen: filters.companyCategory?.map(folded) },
  { name: 'building', value: sql`${buildings.code}`, chosen: filters.building },
  { name: 'location', value: sql`${jobs.location}`, chosen: filters.location },
];

/** Returns the filter options with counts and labels in the reader's language. */
export async function jobFacets(
  { database, shared }: Pick<AppContext, 'database' | 'shared'>,
  { counts }: Pick<FacetCounts, 'counts'>,
  language: Language,
): Promise<Record<JobField, FacetOption[]>> {
  const valuesOf = (field: JobField) => [...(counts.get(field)?.keys() ?? [])];
  const [types, companyLabels, categories, buildingLabels] = await Promise.all([
    catalogLabels({ database, shared }, 'job-types', language),
    companyNames(database, valuesOf('company')),
    catalogLabels({ database, shared }, 'company-categories', language),
    buildingNames(database, valuesOf('building')),
  ]);
  return {
    contractType: facetOptions(counts.get('contractType'), types),
    workload: workloadOptions(counts.get('workload')),
    company: facetOptions(counts.get('company'), companyLabels),
    companyCategory: facetOptions(
      counts.get('companyCategory'),
      categoryLabels(valuesOf('companyCategory'), categories),
    ),
    building: facetOptions(counts.get('building'), buildingLabels),
    location: facetOptions(counts.get('location')).filter(({ value }) => value !== ''),
  };
}

/** Workload bands from full time downwards, whatever their counts; a selected unknown one counts zero. */
function workloadOptions(counts: ReadonlyMap<string, number> = new Map()): FacetOption[] {
  const place = (value: string) => workloadBands.findIndex(({ id }) => id === value);
  const label = (value: string) => (place(value) < 0 ? value : `${value.replace('-', '–')} %`);
  return [...counts]
    .map(([value, count]) => ({ value, label: label(value), count }))
    .sort((one, other) => place(one.value) - place(other.value));
}

async function companyNames(database: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isOneOfIds(companies.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function buildingNames(database: Database, codes: string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await database.select({ code: buildings.code, name: buildings.name }).from(buildings);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
