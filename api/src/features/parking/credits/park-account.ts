/** The park's own account, which earns for park spots and pays for closures. */
import type { Database } from '../../../core/database/database';
import { parkingParkAccount } from '../../../core/database/schema/parking-credits';
import { postLines, type CreditLine } from './ledger';

/** Issues the credits that the park's account lacks for a line. The account is locked until the transaction ends. */
export async function coverByPark(transaction: Database, { amount, key, at }: CreditLine): Promise<void> {
  const [row] = await transaction
    .select({ credits: parkingParkAccount.credits })
    .from(parkingParkAccount)
    .for('no key update');
  const missing = amount - (row?.credits ?? 0);
  if (missing > 0)
    await postLines(transaction, [
      { from: 'issued', to: 'park', amount: missing, reason: 'grant', key: `cover:${key}`, at },
    ]);
}
