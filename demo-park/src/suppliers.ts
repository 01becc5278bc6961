import { addDays, daysBetween } from '@park/domain';
import { fill } from './compose';
import { mailName } from './material/names';
import { supplierMaterial } from './material/suppliers';
import type { Person } from './person';
import { randomFor } from './random';
import type { Row } from './rows';

const keyOf = (name: string): string => mailName(name).replaceAll("'", '-');

export const supplierRows = (referenceDate: string): Row[] => {
  const random = randomFor('suppliers');
  return supplierMaterial.map((supplier, index) => {
    const key = keyOf(supplier.name);
    const description = fill(supplier.description);
    return {
      key,
      name: supplier.name,
      category: supplier.category,
      description_en: description.en,
      description_fr: description.fr,
      website: random.chance(0.85) ? `https://www.${key}.demo.park` : '',
      email: `orders@${key}.demo.park`,
      phone: `+41 21 555 ${String(20 + (index % 70))} ${String(10 + ((index * 13) % 90))}`,
      logo: random.chance(0.6) ? `${key}.png` : '',
      listed_at: addDays(referenceDate, -random.between(5, 1400)),
    };
  });
};

/** Votes of people for suppliers. A few suppliers have many, most have some, new ones have almost none. */
export function supplierVoteRows(suppliers: readonly Row[], people: readonly Person[], referenceDate: string): Row[] {
  const random = randomFor('votes');
  const voters = people.filter((person) =>
    ['Employee', 'CompanyAdministrator', 'CompanySupervisor'].includes(person.role),
  );
  return suppliers.flatMap((supplier) => {
    const number = random.weighted([
      [0, 8],
      [random.between(1, 4), 22],
      [random.between(5, 15), 40],
      [random.between(16, 40), 22],
      [random.between(41, 90), 8],
    ] as const);
    const listedFor = daysBetween(supplier.listed_at ?? referenceDate, referenceDate);
    return random
      .shuffled(voters)
      .slice(0, number)
      .map((person) => ({
        supplier: supplier.key ?? '',
        person: person.key,
        voted_at: addDays(referenceDate, -random.between(1, Math.max(1, listedFor))),
      }));
  });
}
