/** Restores a migrated database to its initial content. */
import type { PGlite } from '@electric-sql/pglite';

/** Everything that a schema consists of, as one hash; relations without what emptying them changes. */
const schemaHash = `
  SELECT md5(string_agg(part, E'\\n' ORDER BY part)) AS hash FROM (
    SELECT concat_ws(' ', 'class', relname, relnamespace, relkind, relpersistence, relrowsecurity, reloptions) AS part FROM pg_class WHERE oid >= 16384
    UNION ALL SELECT 'attribute' || a::text FROM pg_attribute a WHERE attrelid >= 16384
    UNION ALL SELECT 'default' || d::text FROM pg_attrdef d
    UNION ALL SELECT 'constraint' || c::text FROM pg_constraint c WHERE oid >= 16384
    UNION ALL SELECT 'index' || i::text FROM pg_index i WHERE indexrelid >= 16384
    UNION ALL SELECT 'trigger' || t::text FROM pg_trigger t WHERE oid >= 16384
    UNION ALL SELECT 'function' || p::text FROM pg_proc p WHERE oid >= 16384
    UNION ALL SELECT 'type' || t::text FROM pg_type t WHERE oid >= 16384
    UNION ALL SELECT 'schema' || n::text FROM pg_namespace n WHERE oid >= 16384
  ) AS parts`;

const filledTables = `
  SELECT quote_ident(relname) AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
  ORDER BY relname`;

const usedSequences = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, start_value::text AS start FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL`;

export class PristineState {
  private constructor(
    private readonly hash: string,
    private readonly rows: ReadonlyMap<string, string>,
  ) {}

  static async of(client: PGlite): Promise<PristineState> {
    const rows = new Map<string, string>();
    for (const { name } of await read<{ name: string }>(client, filledTables)) {
      const [found] = await read<{ rows: string | null }>(client, `SELECT json_agg(t)::text AS rows FROM ${name} t`);
      if (found?.rows) rows.set(name, found.rows);
    }
    return new PristineState(await hashOf(client), rows);
  }

  /** Makes the database as good as new; false when its schema is another one now. */
  async restore(client: PGlite): Promise<boolean> {
    await client.exec('DISCARD ALL');
    if ((await hashOf(client)) !== this.hash) return false;
    const tables = await read<{ name: string }>(client, filledTables);
    const sequences = await read<{ name: string; start: string }>(client, usedSequences);
    await client.transaction(async (transaction) => {
      // Triggers would refuse to empty what only grows, and would count what is put back.
      await transaction.exec('SET LOCAL session_replication_role = replica');
      if (tables.length > 0) await transaction.exec(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} CASCADE`);
      for (const { name, start } of sequences)
        await transaction.query('SELECT setval($1::regclass, $2::bigint, false)', [name, start]);
      for (const [name, rows] of this.rows)
        await transaction.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1::json)`, [
          rows,
        ]);
    });
    return true;
  }
}

async function hashOf(client: PGlite): Promise<string> {
  const [found] = await read<{ hash: string }>(client, schemaHash);
  return found?.hash ?? '';
}

const read = async <Row>(client: PGlite, query: string) => (await client.query<Row>(query)).rows;
