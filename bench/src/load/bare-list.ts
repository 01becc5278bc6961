/** The company list as Fastify and drizzle alone would serve it: no facets, rights, validation or languages. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';

export async function startBareList(url: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The database is stopped right after the last load, while idle connections are still being closed.
  pool.on('error', () => {});
  const database = drizzle(pool);
  const app = Fastify();
  app.get('/', async () => {
    const { rows } = await database.execute(
      sql`SELECT id, name, category, agreement_type, tags, texts, website FROM companies WHERE is_published AND enabled ORDER BY name, id LIMIT 21`,
    );
    const { rows: counted } = await database.execute(
      sql`SELECT count(*)::integer AS total FROM companies WHERE is_published AND enabled`,
    );
    return { items: rows.slice(0, 20), ...counted[0] };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await app.close();
      await pool.end();
    },
  };
}
