/** The list as it is taken out and brought back, without a change in between. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildings, companies } from '../../core/database/schema/companies';
import { describeOnEachDatabase } from '../../testing';
import { importCompanies } from './import-companies';

describeOnEachDatabase('a list of companies that goes out and comes back', (test) => {
  const names = [
    '=HYPERLINK("http://x")',
    "'=1",
    "''+1",
    '-1',
    '@SUM(A1)',
    '＝1+1',
    'Société "Été", SA; Lausanne',
    'Ordinary',
  ];
  const api = test.api({
    prepare: async (database) => {
      const [north] = await database.insert(buildings).values({ code: 'north', name: 'North' }).returning();
      await database.insert(companies).values(
        names.map((name, index) => ({
          name,
          category: 'Tenant',
          sourceKey: index % 2 === 0 ? `key${index}` : null,
          buildingId: index % 2 === 0 ? north?.id : null,
          address: '+1 Lake\r\n1000 Town',
          tags: ['=AI', 'R&D'],
          phone: '+41 21 555 00 00',
          texts: { en: { description: 'Line one\n\n"Line", two' } },
        })),
      );
    },
  });

  it('is unchanged in every row', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'park-companies-'));
    const file = path.join(folder, 'list.csv');
    try {
      const { bytes } = await api.as('superAdministrator').get('/api/companies/export');
      writeFileSync(file, bytes);
      const { rows, counts, problems } = await importCompanies(api.database, file);
      expect(problems).toEqual([]);
      expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
      expect(counts.unchanged).toBeGreaterThanOrEqual(names.length);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
