import { eq, sql } from 'drizzle-orm';
import { companies } from '../database/schema/companies';
import { describeOnEachDatabase } from '../../testing';
import { TextSearch } from './text-search';
import type { MatchMode } from './word-match';

describeOnEachDatabase('searching by words', (test) => {
  const connection = test.connection();
  const store = (name: string, description = '') =>
    connection.database.insert(companies).values({ name, category: 'Tenant', texts: { en: { description } } });
  const find = async (text: string, mode: MatchMode = 'exact') => {
    const rows = await connection.database
      .select({ name: companies.name })
      .from(companies)
      .where(await new TextSearch(connection.database, text).condition(companies, mode))
      .orderBy(companies.name);
    return rows.map(({ name }) => name);
  };

  beforeAll(async () => {
    await store('Swissrobotics', 'R&D in l’Océan; C++/3D-Druck at 50% (since "1999")');
    await store('Nova', `It's a \\ backslash, <b>bold</b> words & ${'x'.repeat(3000)}`);
    await store('Extraordinarily', 'Saint-Prex');
  });

  it.each([
    ['swiss', ['Swissrobotics']],
    ['robotics', ['Swissrobotics']],
    ['ocean', ['Swissrobotics']],
    ["l'ocean", ['Swissrobotics']],
    ['l’océan R&D', ['Swissrobotics']],
    ['3d-druck', ['Swissrobotics']],
    ['druck 1999', ['Swissrobotics']],
    ['no', ['Nova']],
    ['ov', []],
    ['ova', ['Nova']],
    ['prex saint', ['Extraordinarily']],
    ['bold', ['Nova']],
    ['b>bold', []],
    ['x'.repeat(100), ['Nova']],
    ["it's", ['Nova']],
    ["it''s", []],
    ["'a':* | 'b", ['Nova']],
    ['a\\b', []],
    ['', ['Extraordinarily', 'Nova', 'Swissrobotics']],
  ])('finds %j as a word, its beginning or a part of three letters', async (text, names) => {
    expect(await find(text)).toEqual(names);
  });

  it.each([
    ['swissrobtics', ['Swissrobotics']],
    ['oecan', ['Swissrobotics']],
    ['nvoa', ['Nova']],
    ['extraordinarly', ['Extraordinarily']],
    ['extarordinarily', ['Extraordinarily']],
    ['ixtraordinarily', ['Extraordinarily']],
    ['extraordinarrily', ['Extraordinarily']],
    ['extrardinarly', []],
    ['nov bakslash', ['Nova']],
    ['x'.repeat(21), ['Nova']],
    [`${'x'.repeat(20)}y`, []],
  ])('finds %j with one mistake', async (text, names) => {
    expect(await find(text, 'tolerant')).toEqual(names);
  });

  it('goes with what is written: new words are known at once, old ones find nothing', async () => {
    await store('Changing', 'before');
    await connection.database
      .update(companies)
      .set({ texts: { en: { description: 'afterwards' } } })
      .where(eq(companies.name, 'Changing'));
    expect(await find('before')).toEqual([]);
    expect(await find('aftrwards', 'tolerant')).toEqual(['Changing']);
    await connection.database.delete(companies).where(eq(companies.name, 'Changing'));
    expect(await find('afterwards')).toEqual([]);
  });

  it('lets many writers bring the same new words at once', async () => {
    const words = Array.from({ length: 50 }, (_, index) => `simultaneous${index}`);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        store(`Writer ${index}`, [...words].sort(() => (index % 2) - 0.5).join(' ')),
      ),
    );
    expect(await find('simultaneous49')).toHaveLength(8);
    const { rows } = await connection.database.execute(
      sql`SELECT word FROM search_vocabulary WHERE word LIKE 'simultaneous%'`,
    );
    expect(rows).toHaveLength(50);
  });
});
