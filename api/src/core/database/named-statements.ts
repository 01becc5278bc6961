/**
 * Names repeated read statements, so that the server parses each only once per connection. Only outside of
 * transactions, where a failed statement can be repeated.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Every connection keeps all of them in memory. */
const maxNames = 200;
/** Statements seen once that are remembered; those with inlined lists of values may never repeat. */
const maxSeenOnce = 1_000;

interface Config {
  text: string;
  name?: string | undefined;
}

type Query = (config: Config | string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

const reads = /^\s*\(*\s*(?:select|with)\b/i;

/**
 * Whether a failure may be caused by a cached statement: a migration changed a column's type (0A000, or class 42 if the
 * parameter types no longer fit), or a pooler dropped the name (26000). All of these are reported before the statement
 * has any effect.
 */
const mayBeStale = (error: unknown): boolean =>
  /^(?:0A000|26000|42...)$/.test(String((error as { code?: unknown } | null)?.code));

class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly seenOnce = new Set<string>();
  private generation = 0;

  /** Returns a name for a statement that is executed for the second time or later. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= maxNames || !reads.test(text)) return known;
    if (!this.seenOnce.delete(text)) {
      if (this.seenOnce.size >= maxSeenOnce) this.seenOnce.clear();
      this.seenOnce.add(text);
      return undefined;
    }
    // Derived from the text, so that instances that share connections through a pooler use the same name for the same
    // statement.
    const name = `park_${this.generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.names.set(text, name);
    return name;
  }

  /** Invalidates all names, so that every connection prepares its statements again. */
  renew(): void {
    this.names.clear();
    this.generation += 1;
  }
}

/** Makes a pool name its repeated read statements. */
export function nameStatements(pool: pg.Pool): void {
  const names = new StatementNames();
  const ask = pool.query.bind(pool) as unknown as Query;
  const askByName: Query = async (given, values) => {
    const config = typeof given === 'string' ? { text: given } : given;
    // A query that was built once has an empty name.
    const name = config.name ? undefined : names.of(config.text);
    if (name === undefined) return ask(config, values);
    try {
      return await ask({ ...config, name }, values);
    } catch (error) {
      if (!mayBeStale(error)) throw error;
      const answer = await ask(config, values);
      names.renew();
      return answer;
    }
  };
  pool.query = askByName as unknown as typeof pool.query;
}
