/** The list of jobs answers exactly what a naive filter over all jobs returns, for any combination of choices, page by page. */
import fc from 'fast-check';
import { workloadBands } from '@park/contract/jobs';
import { buildings, companies } from '../../core/database/schema/companies';
import { describeOnDatabase } from '../../testing';
import { jobs } from '../../core/database/schema/jobs';
import { randomFrom } from '../../testing/random';

interface Sample {
  id: string;
  company: number;
  contractType: string;
  minimum: number;
  maximum: number;
  location: string;
  /** Days from now. */
  published: number;
  expires: number;
  isPublished: boolean;
}

const now = new Date('2026-03-10T12:00:00Z');
const dayMs = 86_400_000;
const idOf = (kind: number, number: number) => `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`;

const places = [
  { category: 'Tenant', building: 'north', enabled: true },
  { category: 'TENANT', building: null, enabled: true },
  { category: 'Startup', building: 'south', enabled: true },
  { category: 'Startup', building: 'north', enabled: false },
];
const contractTypes = ['permanent', 'internship', 'freelance'];
const locations = ['Lausanne', 'Lausanne, Gamma', ''];
const workloads = [
  [100, 100],
  [80, 100],
  [60, 80],
  [40, 60],
  [20, 20],
  [10, 100],
] as const;

function samples(count: number): Sample[] {
  const { below, pick } = randomFrom(3);
  return Array.from({ length: count }, (_unused, index) => {
    const [minimum, maximum] = pick(workloads);
    // Several share a day, so that pages have to part what is equally new.
    return {
      id: idOf(2, index),
      company: below(places.length),
      contractType: pick(contractTypes),
      minimum,
      maximum,
      location: pick(locations),
      published: below(8) - 6,
      expires: below(20) - 2,
      isPublished: below(10) > 0,
    };
  });
}

const all = samples(160).map((sample) => ({ ...sample, expires: Math.max(sample.expires, sample.published + 1) }));
const isOpen = (sample: Sample) =>
  sample.isPublished && sample.published <= 0 && sample.expires > 0 && places[sample.company]?.enabled === true;

const valuesOf = {
  contractType: (sample: Sample) => [sample.contractType],
  workload: ({ minimum, maximum }: Sample) =>
    workloadBands.filter((band) => band.minimum <= maximum && band.maximum >= minimum).map(({ id }) => id as string),
  company: ({ company }: Sample) => [idOf(1, company)],
  companyCategory: ({ company }: Sample) => [places[company]?.category.toLowerCase() ?? ''],
  building: ({ company }: Sample) => [places[company]?.building].filter((code) => typeof code === 'string'),
  location: ({ location }: Sample) => (location === '' ? [] : [location]),
};
type Field = keyof typeof valuesOf;
type Choice = Record<Field, string[]>;
const fields = Object.keys(valuesOf) as Field[];

const folded = (choice: Choice): Choice => ({
  ...choice,
  companyCategory: choice.companyCategory.map((value) => value.toLowerCase()),
});
const fits = (sample: Sample, choice: Choice, left?: Field) =>
  isOpen(sample) &&
  fields.every(
    (field) =>
      field === left ||
      choice[field].length === 0 ||
      valuesOf[field](sample).some((value) => choice[field].includes(value)),
  );

function naive(wanted: Choice) {
  const choice = folded(wanted);
  const found = all
    .filter((sample) => fits(sample, choice))
    .sort((one, other) => other.published - one.published || (one.id < other.id ? 1 : -1));
  const counts = Object.fromEntries(
    fields.map((field) => {
      const count = new Map(choice[field].map((value) => [value, 0]));
      for (const sample of all.filter((each) => fits(each, choice, field)))
        for (const value of valuesOf[field](sample)) count.set(value, (count.get(value) ?? 0) + 1);
      return [field, Object.fromEntries(count)];
    }),
  );
  return { ids: found.map(({ id }) => id), counts };
}

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  contractType: some([...contractTypes, 'unheard of']),
  workload: some(workloadBands.map(({ id }) => id)),
  company: some(places.map((_place, number) => idOf(1, number))),
  companyCategory: some(['Tenant', 'tenant', 'startup']),
  building: some(['north', 'south']),
  location: some(locations.filter((place) => place !== '')),
});

const encoded = (value: string) => value.replace(/[%,]/g, encodeURIComponent);

describeOnDatabase('the list of jobs, for any choice of filters,', (test) => {
  const api = test.api({
    prepare: async (database) => {
      const found = await database
        .insert(buildings)
        .values([
          { code: 'north', name: 'North' },
          { code: 'south', name: 'South' },
        ])
        .returning();
      const buildingOf = new Map(found.map(({ code, id }) => [code, id]));
      await database.insert(companies).values(
        places.map(({ category, building, enabled }, number) => ({
          id: idOf(1, number),
          name: `Company ${number}`,
          category,
          enabled,
          buildingId: building && buildingOf.get(building),
        })),
      );
      await database.insert(jobs).values(
        all.map(({ id, company, contractType, minimum, maximum, location, published, expires, isPublished }) => ({
          id,
          companyId: idOf(1, company),
          contractType,
          workloadMinimum: minimum,
          workloadMaximum: maximum,
          location,
          isPublished,
          texts: { en: { title: 'Job', description: '' } },
          applyUrl: 'https://x.example',
          publishedAt: new Date(now.getTime() + published * dayMs),
          expiresAt: new Date(now.getTime() + expires * dayMs),
        })),
      );
    },
  });
  beforeEach(() => api.setNow(now));

  /** All pages, one after the other. */
  async function walk(choice: Choice, pageSize: number) {
    const queryFilters = fields
      .flatMap((field) => choice[field].map((value) => `${field}:${encoded(value)}`))
      .join(',');
    const ids: string[] = [];
    let first: { total: number; facets: Record<string, { value: string; count: number }[]> } | undefined;
    let paginationId: string | null = null;
    do {
      const query = new URLSearchParams({
        pageSize: String(pageSize),
        ...(queryFilters && { queryFilters }),
        ...(paginationId && { paginationId }),
      });
      const { status, body } = await api.asVisitor().get(`/api/jobs/query?${query}`);
      expect(status).toBe(200);
      first ??= body;
      ids.push(...body.items.map(({ id }: { id: string }) => id));
      paginationId = body.paginationId;
    } while (paginationId !== null);
    return {
      ids,
      total: first?.total,
      counts: Object.fromEntries(
        fields.map((field) => [
          field,
          Object.fromEntries((first?.facets[field] ?? []).map(({ value, count }) => [value, count])),
        ]),
      ),
    };
  }

  it('answers and counts what a naive filter does, every job once and in order, whatever the size of a page', async () => {
    await fc.assert(
      fc.asyncProperty(anyChoice, fc.integer({ min: 7, max: 100 }), async (choice, pageSize) => {
        const expected = naive(choice);
        expect(await walk(choice, pageSize)).toEqual({
          ids: expected.ids,
          total: expected.ids.length,
          counts: expected.counts,
        });
      }),
      { numRuns: 100 },
    );
  });
});
