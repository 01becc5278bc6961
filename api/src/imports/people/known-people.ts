/** What the database knows of the addresses of a table. */
import { sql } from 'drizzle-orm';
import type { RoleId } from '@park/domain';
import type { Database } from '../../core/database/database';
import { roleOf } from '../../http/access/person';

export interface KnownAccount {
  hashedId: string;
  companyId: string;
  state: 'active' | 'left';
  role: RoleId | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  birthDate: string | null;
  contractIds: number[];
  version: number;
}

export interface KnownPeople {
  /** By address in lower case. */
  accounts: ReadonlyMap<string, KnownAccount>;
  /** Company of the open invitation, by address in lower case. */
  invited: ReadonlyMap<string, string>;
  /** Contracts of the company. */
  contracts: ReadonlySet<number>;
}

type AccountRow = Omit<KnownAccount, 'role'> & { address: string; role: number | null } & Record<string, unknown>;

/**
 * `addresses` are in small letters. People of other companies are found as well, because an address has one account in
 * the whole park.
 */
export async function readKnown(
  database: Database,
  companyId: string,
  addresses: readonly string[],
): Promise<KnownPeople> {
  const given = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`;
  const { rows: accounts } = await database.execute<AccountRow>(sql`
    SELECT lower(email) AS address, hashed_id AS "hashedId", company_id AS "companyId", state, role,
      first_name AS "firstName", last_name AS "lastName", phone, birth_date::text AS "birthDate", version,
      coalesce((SELECT jsonb_agg(contract_id ORDER BY contract_id) FROM user_contracts WHERE user_id = users.id), '[]'::jsonb) AS "contractIds"
    FROM users WHERE lower(email) IN ${given}`);
  const { rows: invited } = await database.execute<{ address: string; companyId: string }>(sql`
    SELECT lower(email) AS address, company_id AS "companyId" FROM invitations
    WHERE state = 'open' AND expires_at > now() AND lower(email) IN ${given}`);
  const { rows: contracts } = await database.execute<{ id: number }>(
    sql`SELECT contract_id AS id FROM company_contracts WHERE company_id = ${companyId}`,
  );
  return {
    accounts: new Map(accounts.map(({ address, role, ...account }) => [address, { ...account, role: roleOf(role) }])),
    invited: new Map(invited.map((row) => [row.address, row.companyId])),
    contracts: new Set(contracts.map(({ id }) => id)),
  };
}
