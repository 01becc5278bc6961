import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { files } from '../../core/database/schema/files';
import { describeOnEachDatabase } from '../../testing';
import { users } from '../../core/database/schema/users';
import { catalogItems } from '../../core/database/schema/catalogs';
import { standardWords } from './catalog-words';
import { problemText } from '../shared/park-problem';
import { textOf } from '../../testing/park-folder';
import { parkImports } from '../../testing/park-imports';

describeOnEachDatabase('importing a park', (test) => {
  const connection = test.connection();
  const { store, load, rows } = parkImports(connection);

  it('knows the words that the migrations put into the catalogs', async () => {
    const items = await connection.database.select().from(catalogItems);
    for (const [catalog, ids] of Object.entries(standardWords)) {
      expect(
        items
          .filter((item) => item.catalog === catalog)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...ids].sort());
    }
  });

  it('writes nothing in a dry run and says what it would create', async () => {
    const result = await load({}, { dryRun: true });
    expect(result.problems).toEqual([]);
    expect(result.tallies.people).toEqual({ created: 2, updated: 0, unchanged: 0 });
    expect(await connection.database.select().from(companies)).toEqual([]);
    expect(readdirSync(store)).toEqual([]);
  });

  it('writes nothing when there is a single mistake', async () => {
    const result = await load({ 'people.csv': textOf('people.csv').replace('bob@acme.example', 'bob') });
    expect(result.problems.map(problemText)).toContain('people.csv:3 email: "bob" is not an e-mail address');
    expect(await connection.database.select().from(companies)).toEqual([]);
  });

  it('refuses a park whose clock is not the portal’s', async () => {
    const { problems } = await load({}, { parkTimeZone: 'Europe/Lisbon' });
    expect(problems.map(problemText)).toEqual([
      'park.json timeZone: is Europe/Zurich, but the portal runs with PARK_TIME_ZONE=Europe/Lisbon; set it to Europe/Zurich',
    ]);
  });

  it('loads everything', async () => {
    const steps: string[] = [];
    const result = await load({}, { progress: (step) => steps.push(step) });
    expect(result.problems).toEqual([]);
    expect(steps).toEqual(expect.arrayContaining(['checking', 'pictures', 'people', 'events', 'parking bookings']));
    expect(Object.values(result.tallies).every(({ updated, unchanged }) => updated === 0 && unchanged === 0)).toBe(
      true,
    );

    const [ann] = await connection.database.select().from(users).where(eq(users.email, 'ann@acme.example'));
    expect(ann).toMatchObject({
      role: 4620,
      isListed: true,
      parkshareCredits: 3,
      username: 'ann',
      passwordHash: null,
      adminPermissions: null,
    });
    expect(
      await rows(
        sql`SELECT contract_id FROM user_contracts JOIN users ON users.id = user_id WHERE email = 'ann@acme.example' ORDER BY 1`,
      ),
    ).toEqual([{ contract_id: 4852 }, { contract_id: 5452 }]);
  });

  it('stores pictures encoded again and HTML without what could do harm', async () => {
    const [company] = await connection.database.select().from(companies);
    const [logo] = await connection.database
      .select()
      .from(files)
      .where(eq(files.id, company?.logoFileId ?? ''));
    expect(logo).toMatchObject({ mediaType: 'image/png', width: 1, height: 1 });
    expect(await rows(sql`SELECT texts -> 'en' ->> 'content' AS content FROM news`)).toEqual([
      { content: '<p>Open.</p>' },
    ]);
    expect(await rows(sql`SELECT texts -> 'en' ->> 'description' AS description FROM jobs`)).toEqual([
      { description: '<p>Build things</p>' },
    ]);
  });

  it('reads an event’s times by the park’s clock and its words from both files', async () => {
    const [event] = await rows<{ starts: string; texts: unknown }>(
      sql`SELECT to_json(starts_at AT TIME ZONE 'UTC') #>> '{}' AS starts, texts FROM events`,
    );
    expect(event?.starts).toBe('2026-03-31T07:00:00');
    expect(event?.texts).toEqual({
      en: {
        title: 'Open house',
        summary: 'Come in. Bring friends.',
        content: '<p>Come in.</p>\n<p>Bring friends.</p>',
      },
      fr: { title: 'Portes ouvertes', summary: '', content: '' },
    });
  });

  it('books rooms and spots, and keeps a ledger that adds up', async () => {
    expect(await rows(sql`SELECT state, buffer_minutes FROM room_occurrences`)).toEqual([
      { state: 'booked', buffer_minutes: 15 },
    ]);
    expect(
      await rows(sql`SELECT half, (release_id IS NOT NULL) AS released FROM parking_booking_halves ORDER BY half`),
    ).toEqual([
      { half: 'am', released: true },
      { half: 'pm', released: true },
    ]);
    const [bob] = await connection.database.select().from(users).where(eq(users.email, 'bob@acme.example'));
    expect(bob?.parkshareCredits).toBe(0);
    expect(
      await rows(
        sql`SELECT reason, sum(CASE WHEN to_user_id IS NULL THEN -amount ELSE amount END)::int AS total FROM parking_credit_lines WHERE ${bob?.id} IN (from_user_id, to_user_id) GROUP BY reason ORDER BY reason`,
      ),
    ).toEqual([
      { reason: 'booking', total: -2 },
      { reason: 'grant', total: 2 },
    ]);
  });
});
