/**
 * One transaction around everything that a command does, however many transactions its handler opens itself: they become
 * savepoints. The answer of the command can so be stored together with its change.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';

const current = new AsyncLocalStorage<Database | null>();

/**
 * Commands that have a connection at the same time. The others wait here and not for a connection, so that calls without a
 * command always find one.
 */
const maxParallel = 6;
let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running < maxParallel) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/** Runs work in one transaction. All of its queries through a database of `commandDatabase` belong to it. */
export async function runInCommandTransaction<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  await takeTurn();
  try {
    return await current.exit(() => database.transaction((tx) => current.run(tx, () => work(tx))));
  } finally {
    endTurn();
  }
}

/** Whether the running code is part of a command. Outside of one, `commandDatabase` uses connections of the pool. */
export const isInCommandTransaction = (): boolean => Boolean(current.getStore());

/** Runs work that goes on after the command outside of its transaction. */
export const leaveCommandTransaction = <T>(work: () => T): T => current.exit(work);

/** Returns a database whose queries belong to the transaction of the running command, if there is one. */
export const commandDatabase = (database: Database): Database =>
  new Proxy(database, {
    get(target, key) {
      const chosen = current.getStore() ?? target;
      const value: unknown = Reflect.get(chosen, key, chosen);
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(chosen) : value;
    },
  });
