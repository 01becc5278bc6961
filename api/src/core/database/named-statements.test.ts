import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../testing';

describeOnEachDatabase('a statement that comes again', (test) => {
  const connection = test.connection();
  const valuesOf = async (table: string) =>
    (
      await connection.database.execute<{ value: unknown }>(
        sql`SELECT value FROM ${sql.identifier(table)} WHERE value IS DISTINCT FROM ${null}`,
      )
    ).rows.map(({ value }) => value);
  const make = (table: string) =>
    connection.database.execute(sql`CREATE TABLE ${sql.identifier(table)} AS SELECT 7 AS value`);

  it('reads the current rows each time', async () => {
    await make('counted');
    for (const wanted of [[7], [7, 8], [7, 8, 8], [7, 8, 8, 8]]) {
      expect(await valuesOf('counted')).toEqual(wanted);
      await connection.database.execute(sql`INSERT INTO counted VALUES (8)`);
    }
  });

  it('goes on after a migration has changed the type of what it reads, in every connection', async () => {
    await make('changed');
    const several = () => Promise.all(Array.from({ length: 5 }, () => valuesOf('changed')));
    for (let time = 0; time < 3; time += 1) await several();
    await connection.database.execute(sql`ALTER TABLE changed ALTER COLUMN value TYPE text USING 'now ' || value`);
    for (let time = 0; time < 3; time += 1) expect(await several()).toEqual(Array(5).fill(['now 7']));
  });

  it('goes on after a column was added, dropped and created again', async () => {
    await make('remade');
    for (let time = 0; time < 3; time += 1) await valuesOf('remade');
    await connection.database.execute(sql`ALTER TABLE remade ADD COLUMN more integer`);
    expect(await valuesOf('remade')).toEqual([7]);
    await connection.database.execute(
      sql`ALTER TABLE remade DROP COLUMN value, ADD COLUMN value boolean NOT NULL DEFAULT true`,
    );
    expect(await valuesOf('remade')).toEqual([true]);
  });

  it('still tells what is wrong with it', async () => {
    await make('gone');
    for (let time = 0; time < 3; time += 1) await valuesOf('gone');
    await connection.database.execute(sql`DROP TABLE gone`);
    await expect(valuesOf('gone')).rejects.toMatchObject({ cause: { code: '42P01' } });
  });

  if (test.engine === 'PGlite') return;

  it('is kept by the connection from the second time on, and given up without harm', async () => {
    await make('kept');
    const kept = async () =>
      Number(
        (
          await connection.database.execute(
            sql`SELECT count(*) AS number FROM pg_prepared_statements WHERE statement LIKE '%"kept"%' AND statement NOT LIKE '%pg_prepared%'`,
          )
        ).rows[0]?.['number'],
      );
    await valuesOf('kept');
    expect(await kept()).toBe(0);
    await valuesOf('kept');
    expect(await kept()).toBe(1);
    await connection.database.execute(sql`DEALLOCATE ALL`);
    expect(await valuesOf('kept')).toEqual([7]);
  });
});
