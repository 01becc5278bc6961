/** Fills a database with the records of all subjects. */
import pg from 'pg';
import { builtProgram } from '@park/scripts/built';
import { runProgram } from '@park/scripts/process';
import { subjects } from './subjects';

/**
 * Brings the database of an address up to date and fills it; the api has to be built. Refuses one that has companies: made
 * records are not for a park that lives.
 */
export async function fillDatabase(url: string, say: (line: string) => void): Promise<void> {
  await runProgram(builtProgram('api', 'migrate'), [], { environment: { DATABASE_URL: url } });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ is_empty: boolean }>('SELECT NOT EXISTS (SELECT FROM companies) AS is_empty');
    if (!rows[0]?.is_empty)
      throw new Error('This database has companies already. Records are made for an empty database only.');
    for (const subject of subjects) {
      const started = performance.now();
      await client.query('BEGIN');
      await subject.fill(client);
      await client.query('COMMIT');
      say(
        `${subject.records.toLocaleString('en')} ${subject.name} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
      );
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
