/**
 * Reading statements that come again have a name, under which each connection keeps them: the server then takes the text
 * apart once and not with every request. Outside of transactions only, where a statement can be asked again.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Each connection keeps every one of them in memory. */
const maxNames = 200;
/** Texts of which it is remembered that they came once; those with lists of values in them may never come again. */
const maxSeenOnce = 1_000;

interface Config {
  text: string;
  name?: string | undefined;
}

type Query = (config: Config | string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

const reads = /^\s*\(*\s*(?:select|with)\b/i;

/**
 * Whether a failure may come from what a connection keeps: a migration has changed the type of a column (0A000, or class 42
 * when the types of the values no longer fit), or a pooler in between has given the name up (26000). Each is told before
 * anything of the statement is done.
 */
const mayBeStale = (error: unknown): boolean =>
  /^(?:0A000|26000|42...)$/.test(String((error as { code?: unknown } | null)?.code));

class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly seenOnce = new Set<string>();
  private generation = 0;

  /** A name for a text that comes for the second time or more often. */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= maxNames || !reads.test(text)) return known;
    if (!this.seenOnce.delete(text)) {
      if (this.seenOnce.size >= maxSeenOnce) this.seenOnce.clear();
      this.seenOnce.add(text);
      return undefined;
    }
    // Made of the text: instances that share connections through a pooler mean the same by the same name.
    const name = `park_${this.generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.names.set(text, name);
    return name;
  }

  /** From now on everything has another name than so far, in all connections. */
  renew(): void {
    this.names.clear();
    this.generation += 1;
  }
}

/** Makes a pool name what it is asked. */
export function nameStatements(pool: pg.Pool): void {
  const names = new StatementNames();
  const ask = pool.query.bind(pool) as unknown as Query;
  const askByName: Query = async (given, values) => {
    const config = typeof given === 'string' ? { text: given } : given;
    const name = config.name ?? names.of(config.text);
    if (name === undefined || config.name !== undefined) return ask(config, values);
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
