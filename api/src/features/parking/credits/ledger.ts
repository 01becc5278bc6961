/**
 * The ledger of parking credits. Each line moves credits from one account to another, so that
 * people + pools + park + held = issued − expired always holds. A trigger applies a line to the balances, and check
 * constraints refuse a negative one.
 */
import { inArray } from 'drizzle-orm';
import type { Half } from '@park/contract/parking';
import type { Database } from '../../../core/database/database';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { parkingCreditLines, parkingParkAccount } from '../../../core/database/schema/parking-credits';
import { users } from '../../../core/database/schema/users';

/** `issued` is where grants come from, `expired` where credits end, `held` what was paid for halves to come. */
export type Account = { person: string } | { pool: string } | 'park' | 'held' | 'issued' | 'expired';

export type LineReason = (typeof parkingCreditLines.$inferSelect)['reason'];

export interface CreditLine {
  from: Exclude<Account, 'expired'>;
  to: Exclude<Account, 'issued'>;
  amount: number;
  reason: LineReason;
  /** Identifies the event: `booking:<id>:am`. A second line of the same event is ignored. */
  key: string;
  at: Date;
  bookingId?: string | null | undefined;
  day?: string | null | undefined;
  half?: Half | null | undefined;
  grantId?: string | null | undefined;
  /** The person who decided it, for example the manager who distributes. */
  actorId?: string | null | undefined;
  note?: string | undefined;
}

/**
 * Writes lines and thereby the balances; returns the keys of the lines that were not there before. Call it in the
 * transaction of what is paid for, once if possible: it locks all accounts in one order.
 * @throws the violation of `users_credits_not_negative` or `parking_pool_not_negative` if a balance does not cover it
 */
export async function postLines(transaction: Database, lines: readonly CreditLine[]): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  await lockAccounts(transaction, lines);
  const written = await transaction
    .insert(parkingCreditLines)
    .values(lines.map(lineRow))
    .onConflictDoNothing({ target: parkingCreditLines.idempotencyKey })
    .returning({ key: parkingCreditLines.idempotencyKey });
  return new Set(written.map(({ key }) => key));
}

/** The row of a line. Only `postLines` may insert it: it locks the accounts first. */
export function lineRow({ from, to, key, ...line }: CreditLine): typeof parkingCreditLines.$inferInsert {
  return {
    ...line,
    fromKind: kindOf(from),
    fromUserId: personOf(from),
    fromCompanyId: poolOf(from),
    toKind: kindOf(to),
    toUserId: personOf(to),
    toCompanyId: poolOf(to),
    idempotencyKey: key,
  };
}

function kindOf<Name extends string>(account: Name | { person: string } | { pool: string }): Name | 'person' | 'pool' {
  if (typeof account === 'string') return account;
  return 'person' in account ? 'person' : 'pool';
}

const personOf = (account: Account): string | null =>
  typeof account === 'object' && 'person' in account ? account.person : null;
const poolOf = (account: Account): string | null =>
  typeof account === 'object' && 'pool' in account ? account.pool : null;

/** People, then pools, then the park, each in the order of their ids: parallel lines cannot wait for each other. */
async function lockAccounts(transaction: Database, lines: readonly CreditLine[]): Promise<void> {
  if (lines.length === 1) return;
  const accounts = lines.flatMap(({ from, to }): Account[] => [from, to]);
  const people = [...new Set(accounts.map(personOf))].filter((id) => id !== null);
  const pools = [...new Set(accounts.map(poolOf))].filter((id) => id !== null);
  if (people.length > 0)
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, people))
      .orderBy(users.id)
      .for('no key update');
  if (pools.length > 0)
    await transaction
      .select({ id: parkingCompanyTerms.companyId })
      .from(parkingCompanyTerms)
      .where(inArray(parkingCompanyTerms.companyId, pools))
      .orderBy(parkingCompanyTerms.companyId)
      .for('no key update');
  if (accounts.includes('park')) await transaction.select().from(parkingParkAccount).for('no key update');
}
