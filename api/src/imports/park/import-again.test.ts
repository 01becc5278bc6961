/** What an import does to a database that holds the park already. */
import { eq, sql } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { files } from '../../core/database/schema/files';
import { describeOnEachDatabase } from '../../testing';
import { users } from '../../core/database/schema/users';
import { demoAccounts } from '../../core/configuration/demo-accounts';
import { setDemoPasswords } from './demo-passwords';
import { problemText } from '../shared/park-problem';
import { pixel, textOf } from '../../testing/park-folder';
import { changed, parkImports } from '../../testing/park-imports';

describeOnEachDatabase('importing a park', (test) => {
  const connection = test.connection();
  const { load, rows } = parkImports(connection);
  beforeAll(() => load(), 60_000);

  it('changes nothing the second time', async () => {
    const before = await rows(sql`SELECT max(updated_at)::text AS at FROM news`);
    const result = await load();
    expect(changed(result)).toEqual([]);
    expect(result.tallies.people).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect(await rows(sql`SELECT max(updated_at)::text AS at FROM news`)).toEqual(before);
  });

  it('updates what changed, and only that', async () => {
    const result = await load({
      'companies.csv': textOf('companies.csv').replace('We make things.', 'We make other things.'),
      'people.csv': textOf('people.csv').replace('Bob,Baker', 'Bob,Becker').replace('4852|5452', '4852'),
      'news.json': textOf('news.json').replace('Acme opens', 'Acme has opened'),
    });
    expect(changed(result)).toEqual(['companies', 'people', 'news']);
    expect(await rows(sql`SELECT version, texts -> 'en' ->> 'title' AS title FROM news`)).toEqual([
      { version: 2, title: 'Acme has opened' },
    ]);
    expect(await rows(sql`SELECT count(*)::int AS contracts FROM user_contracts`)).toEqual([{ contracts: 2 }]);
    await load();
  });

  it('leaves to people what is theirs: language, consent, credits', async () => {
    await connection.database
      .update(users)
      .set({ language: 'fr', isListed: false })
      .where(eq(users.email, 'ann@acme.example'));
    await load({ 'people.csv': textOf('people.csv').replace('yes,3', 'yes,9') });
    const [ann] = await connection.database.select().from(users).where(eq(users.email, 'ann@acme.example'));
    expect(ann).toMatchObject({ language: 'fr', isListed: false, parkshareCredits: 3 });
  });

  it('stores a changed picture under another address and forgets the old one', async () => {
    const before = await connection.database.select().from(files);
    const result = await load({
      'companies.csv': textOf('companies.csv').replace('acme.png', 'acme.svg'),
      'logos/acme.png': null,
      'logos/acme.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>',
    });
    expect(changed(result)).toEqual(['files', 'companies']);
    const larger =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><rect width="30" height="30"/></svg>';
    await load({ 'companies.csv': textOf('companies.csv').replace('acme.png', 'acme.svg'), 'logos/acme.svg': larger });
    const stored = await connection.database.select().from(files);
    expect(stored.filter(({ sourceKey }) => sourceKey?.startsWith('logos/acme.svg'))).toMatchObject([
      { width: 30, mediaType: 'image/png' },
    ]);
    expect(stored.length).toBe(before.length + 1);
    await load({ 'logos/acme.png': pixel });
  });

  it('adopts an account that was made by hand', async () => {
    const [company] = await connection.database.select().from(companies);
    await connection.database.insert(users).values({
      companyId: company?.id ?? '',
      email: 'Cleo@acme.example',
      username: 'boss',
      firstName: 'C',
      lastName: 'C',
      passwordHash: 'kept',
    });
    const result = await load({
      'people.csv': `${textOf('people.csv')}cleo,cleo@acme.example,Cleo,Clerc,acme,SuperAdministrator,,no,0\n`,
    });
    expect(result.tallies.people).toMatchObject({ created: 0, updated: 1 });
    expect(await connection.database.select().from(users).where(eq(users.sourceKey, 'cleo'))).toMatchObject([
      { username: 'boss', firstName: 'Cleo', role: 4622, passwordHash: 'kept' },
    ]);
  });

  it('refuses an e-mail that belongs to another key', async () => {
    const { problems } = await load({
      'people.csv': textOf('people.csv').replace('bob,bob@', 'bob2,bob@'),
      'parking-bookings.csv': null,
      'supplier-votes.csv': null,
    });
    expect(problems.map(problemText)).toEqual([
      'people.csv:3 email: "bob@acme.example" belongs to the person with the key "bob" already; keep that key',
    ]);
  });

  it('leaves out bookings whose room or spot is taken by now, and says so', async () => {
    const lines: string[] = [];
    const result = await load(
      {
        'room-bookings.csv': textOf('room-bookings.csv').replace('rb1', 'rb9'),
        'parking-bookings.csv': textOf('parking-bookings.csv').replace('pb1', 'pb9'),
      },
      { log: (line) => lines.push(line) },
    );
    expect(result.problems).toEqual([]);
    expect(lines).toEqual([
      '1 room bookings were left out: the rooms are taken by now.',
      '1 parking bookings were left out: the spots or people are taken by now.',
    ]);
    expect(
      await rows(
        sql`SELECT source_key FROM room_bookings UNION ALL SELECT source_key FROM parking_bookings ORDER BY 1`,
      ),
    ).toEqual([{ source_key: 'pb1' }, { source_key: 'rb1' }]);
  });

  it('loads leases, assignments, permits and holidays once', async () => {
    const holding = {
      'leases.csv': 'key,spot,company,first_day,last_day\nl1,s2,acme,2026-04-01,2026-09-30\n',
      'assignments.csv': 'key,spot,person,weekdays,halves,first_day\na1,s2,bob,1|2,am,2026-04-01\n',
      'permits.csv': 'key,person,first_day,last_day\np1,bob,2026-04-01,2026-12-31\n',
      'holidays.csv': 'day,name_en,name_fr\n2026-08-01,National Day,Fête nationale\n',
    };
    const first = await load(holding);
    expect(first.problems).toEqual([]);
    expect(changed(first)).toEqual(['parking leases', 'parking assignments', 'parking permits', 'parking holidays']);
    expect(
      await rows(sql`
        SELECT (SELECT company.name || ' ' || first_day || ' ' || last_day FROM parking_leases lease
            JOIN companies company ON company.id = lease.company_id JOIN parking_spots spot ON spot.id = lease.spot_id
            WHERE spot.number = '2') AS lease,
          (SELECT string_agg(weekday || half, ' ' ORDER BY weekday) FROM parking_assignments
            JOIN users person ON person.id = user_id WHERE person.username = 'bob') AS assigned,
          (SELECT first_day || ' ' || last_day FROM parking_permits) AS permit,
          (SELECT day || ' ' || name_fr FROM parking_holidays) AS holiday`),
    ).toEqual([
      {
        lease: 'Acme 2026-04-01 2026-09-30',
        assigned: '1am 2am',
        permit: '2026-04-01 2026-12-31',
        holiday: '2026-08-01 Fête nationale',
      },
    ]);
    expect(changed(await load(holding))).toEqual([]);
  });

  it('rolls everything back when the database refuses a row', async () => {
    const lot = await rows<{ id: string }>(sql`SELECT id FROM parking_lots`);
    await connection.database.execute(
      sql`INSERT INTO parking_spots (lot_id, number) VALUES (${lot[0]?.id}::uuid, '7')`,
    );
    const result = await load({
      'spots.csv': `${textOf('spots.csv')}s7,p1,7,,\n`,
      'buildings.csv': 'key,name\nmain,Renamed\n',
    });
    expect(result.problems).toMatchObject([
      { message: 'the database refused a row (parking_spots_number); nothing was loaded' },
    ]);
    expect(await rows(sql`SELECT name FROM buildings`)).toEqual([{ name: 'Main Building' }]);
  });

  it('sets passwords for demo accounts and for nobody else', async () => {
    expect(demoAccounts).toHaveLength(10);
    await load({ 'people.csv': `${textOf('people.csv')}emp,employee@demo.park,Emma,E,acme,Employee,,no,0\n` });
    expect(await setDemoPasswords(connection.database, 'a walk along the lake')).toBe(1);
    const hashes = await rows<{ email: string }>(sql`SELECT email FROM users WHERE password_hash LIKE '$argon2id$%'`);
    expect(hashes).toEqual([{ email: 'employee@demo.park' }]);
  });
});
