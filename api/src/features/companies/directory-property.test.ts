/** The directory answers exactly what a naive filter over all companies returns, for any combination of choices. */
import fc from 'fast-check';
import { buildings, companies } from '../../core/database/schema/companies';
import { searchForm } from '../../core/text-search/search-words';
import { describeOnEachDatabase } from '../../testing';
import { randomFrom } from '../../testing/random';

interface Sample {
  id: string;
  name: string;
  category: string;
  agreementType: string;
  location: string | null;
  isEpfl: boolean;
  isPublished: boolean;
  tags: string[];
  description: string;
}

const names = ['Éclat', 'Robotics', 'Nova', 'Alpine', 'Lac & Fils', 'Ænima', 'zünd', 'Opti%k'];
const categories = ['Tenant', 'TENANT', 'Startup', 'startup', 'Former-Tenant'];
const agreements = ['sqie', 'SQIE', 'FEIP-Lausanne', 'garage'];
const locations = ['north', 'south', null];
const tags = ['AI', 'Énergie', 'Santé', 'a,b', 'c:d'];
const words = ['laser', 'été', 'nova', 'capteur'];

function samples(count: number): Sample[] {
  const { next, pick } = randomFrom(7);
  return Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-1${String(index).padStart(11, '0')}`,
    name: `${pick(names)} ${pick(names)} ${index}`,
    category: pick(categories),
    agreementType: pick(agreements),
    location: pick(locations),
    isEpfl: next() < 0.3,
    isPublished: next() < 0.9,
    tags: tags.filter(() => next() < 0.3),
    description: [pick(words), pick(words)].join(' '),
  }));
}

const all = samples(150);

interface Choice {
  category: string[];
  agreementType: string[];
  location: string[];
  tag: string[];
  isEPFL: string[];
  text: string[];
}

type Field = Exclude<keyof Choice, 'text'>;
const valuesOf: Record<Field, (sample: Sample) => string[]> = {
  category: ({ category }) => [category.toLowerCase()],
  agreementType: ({ agreementType }) => [agreementType.toLowerCase()],
  location: ({ location }) => (location === null ? [] : [location]),
  tag: (sample) => sample.tags,
  isEPFL: ({ isEpfl }) => [String(isEpfl)],
};
const fields = Object.keys(valuesOf) as Field[];

const holdsText = (sample: Sample, text: string[]) => {
  const words = searchForm([sample.name, ...sample.tags, sample.description].join(' ')).split(' ');
  // Beginnings of words are found for any length, parts of words from three letters on; of buildings only beginnings.
  return text
    .map(searchForm)
    .every(
      (typed) =>
        words.some((word) => (typed.length < 3 ? word.startsWith(typed) : word.includes(typed))) ||
        sample.location?.startsWith(typed),
    );
};
const lowerCase = (values: string[]) => values.map((value) => value.toLowerCase());
const fits = (sample: Sample, choice: Choice, left?: Field) =>
  fields.every(
    (field) =>
      field === left ||
      choice[field].length === 0 ||
      valuesOf[field](sample).some((value) => choice[field].includes(value)),
  );

function naive(wanted: Choice) {
  const choice = { ...wanted, category: lowerCase(wanted.category), agreementType: lowerCase(wanted.agreementType) };
  const visible = all.filter((sample) => sample.isPublished && holdsText(sample, choice.text));
  const counts = Object.fromEntries(
    fields.map((field) => {
      const count = new Map(choice[field].map((value) => [value, 0]));
      for (const sample of visible.filter((each) => fits(each, choice, field)))
        for (const value of valuesOf[field](sample)) count.set(value, (count.get(value) ?? 0) + 1);
      return [field, Object.fromEntries(count)];
    }),
  );
  return {
    ids: visible
      .filter((sample) => fits(sample, choice))
      .map(({ id }) => id)
      .sort(),
    counts,
  };
}

// Every two of them stand together somewhere, so that no typing mistake is looked for.
const searched = ['nova', 'ECLAT', 'ete', 'lac', 'zund', 'énergie', 'aenima', 'opti%k', '1', 'nor'];

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  category: some(categories),
  agreementType: some(agreements),
  location: some(['north', 'south']),
  tag: some(tags),
  isEPFL: some(['true', 'false']),
  text: some(searched),
});

const encoded = (value: string) => value.replace(/[%,]/g, encodeURIComponent);
const addressOf = (choice: Choice) => {
  const queryFilters = fields.flatMap((field) => choice[field].map((value) => `${field}:${encoded(value)}`)).join(',');
  return `/api/companies/query?${new URLSearchParams({ fetchAll: 'true', queryText: choice.text.join(' '), ...(queryFilters && { queryFilters }) })}`;
};

describeOnEachDatabase('the directory, for any choice of filters and words,', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.update(companies).set({ isPublished: false });
      const found = await database
        .insert(buildings)
        .values([
          { code: 'north', name: 'North' },
          { code: 'south', name: 'South' },
        ])
        .returning();
      const buildingOf = new Map(found.map(({ code, id }) => [code, id]));
      await database.insert(companies).values(
        all.map(({ location, description, ...sample }) => ({
          ...sample,
          buildingId: location && buildingOf.get(location),
          texts: { en: { description } },
        })),
      );
    },
  });

  it('finds any two of the words somewhere', () => {
    for (const one of searched)
      for (const other of searched)
        expect(all.some((sample) => sample.isPublished && holdsText(sample, [one, other]))).toBe(true);
  });

  it('answers and counts what a naive filter does', async () => {
    await fc.assert(
      fc.asyncProperty(anyChoice, async (choice) => {
        const expected = naive(choice);
        const { status, body } = await api.as('external').get(addressOf(choice));
        expect(status).toBe(200);
        expect(body.items.map(({ id }: { id: string }) => id).sort()).toEqual(expected.ids);
        expect(body.total).toBe(expected.ids.length);
        const counts = Object.fromEntries(
          fields.map((field) => [
            field,
            Object.fromEntries(
              // Sectors have ids of their own; their labels are what the companies wrote.
              body.facets[field].map(({ value, label, count }: { value: string; label: string; count: number }) => [
                field === 'tag' ? label : value,
                count,
              ]),
            ),
          ]),
        );
        expect(counts).toEqual(expected.counts);
      }),
      { numRuns: 150 },
    );
  });
});
