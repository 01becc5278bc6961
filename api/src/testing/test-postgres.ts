/** A database of its own for each test file on the server that TEST_DATABASE_URL names; dropped at the end. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DatabaseConnection } from '../core/database/database';
import { openPostgres } from '../core/database/postgres';
import { migrationsHash } from './embedded-snapshot';

const templateLock = 7_302_115;

export async function openTestPostgres(adminUrl: string): Promise<DatabaseConnection> {
  const template = `park_template_${migrationsHash()}`;
  const name = `park_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, async (admin) => {
    // One at a time: a template cannot be copied while somebody is connected to it.
    await admin.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await makeTemplate(adminUrl, admin, template);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const connection = openPostgres(urlOf(adminUrl, name));
  return {
    ...connection,
    async close() {
      await connection.close();
      await asAdmin(adminUrl, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function makeTemplate(adminUrl: string, admin: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${draft}`);
  const connection = openPostgres(urlOf(adminUrl, draft));
  try {
    await connection.migrate();
  } finally {
    await connection.close();
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
