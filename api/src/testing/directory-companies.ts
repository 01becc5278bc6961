/** Companies that tests of the directory list, find and open. */
import type { Database } from '../core/database/database';
import { buildings, companies } from '../core/database/schema/companies';

export const now = new Date('2026-03-10T12:00:00Z');
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type NewCompany = typeof companies.$inferInsert;
export const company = (number: number, name: string, values: Partial<NewCompany> = {}): NewCompany => ({
  id: idOf(number),
  name,
  category: 'Tenant',
  agreementType: 'sqie',
  ...values,
});

export async function prepareDirectory(database: Database): Promise<void> {
  const [north, south] = await database
    .insert(buildings)
    .values([
      { code: 'north', name: 'North', address: 'Lake Road 1', latitude: 46.5, longitude: 6.5 },
      { code: 'south', name: 'South' },
    ])
    .returning();
  // The people's own companies are another story.
  await database.update(companies).set({ isPublished: false });
  await database.insert(companies).values([
    company(1, 'Robotics Lab', {
      buildingId: north?.id,
      tags: ['Hardware'],
      texts: { en: { description: 'Arms that feel.' }, fr: { description: 'Des bras sensibles.' } },
      isEpfl: true,
      teamSize: '10-49',
      foundedIn: 2014,
      website: 'https://lab.example',
    }),
    company(2, 'Alpine Drones', {
      buildingId: south?.id,
      tags: ['Robotics', 'Aviation'],
      category: 'Startup',
      agreementType: 'feip-cbip',
    }),
    company(3, 'Écoute', {
      tags: ['Audio'],
      texts: { fr: { description: `Comme la robotics, mais pour l’oreille. ${'Très long texte. '.repeat(30)}` } },
      category: 'Startup',
    }),
    company(4, 'Zenith', {
      teamSize: '250+',
      foundedIn: 1890,
      buildingId: north?.id,
      createdAt: new Date('2030-01-01T00:00:00Z'),
    }),
    company(5, 'Not yet robotics', { isPublished: false }),
    company(6, 'No longer robotics', { enabled: false }),
    company(7, 'zebra Østerberg & Söhne'),
  ]);
}

export const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);
