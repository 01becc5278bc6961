import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { asRows } from '../shared/bulk';
import type { ParkFolder } from './park-folder';
import type { ParkProblem } from '../shared/park-problem';

/** People whose e-mail already belongs to somebody whom another key names. */
export async function takenAddresses(
  database: Database,
  { people }: Pick<ParkFolder, 'people'>,
): Promise<ParkProblem[]> {
  if (people.length === 0) return [];
  const { from } = asRows(
    users,
    ['sourceKey', 'email'],
    people.map(({ key, email }) => ({ sourceKey: key, email })),
  );
  const { rows } = await database.execute<{ given_key: string; known_key: string }>(sql`
    SELECT given.source_key AS given_key, known.source_key AS known_key FROM ${from}
    JOIN users known ON lower(known.email) = lower(given.email) AND known.source_key <> given.source_key`);
  const owners = new Map(rows.map(({ given_key: key, known_key: owner }) => [key, owner]));
  return people.flatMap(({ key, email, line }) => {
    const owner = owners.get(key);
    return owner === undefined
      ? []
      : [
          {
            file: 'people.csv',
            line,
            field: 'email',
            message: `"${email}" belongs to the person with the key "${owner}" already; keep that key`,
          },
        ];
  });
}
