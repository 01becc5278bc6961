/** Loads catalogs, buildings, companies and people. */
import { Role } from '@park/domain';
import { sql } from 'drizzle-orm';
import { catalogItems } from '../../core/database/schema/catalogs';
import { buildings, companies, companyContracts } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { parkingCompanyTerms } from '../../core/database/schema/parking';
import { userContracts, users } from '../../core/database/schema/users';
import { findSectors } from '../../core/catalogs/sectors';
import { asRows, idOf, insertMissing, optionalId, upsert, type Tally, type Upserted } from '../shared/bulk';
import type { ParkFolder } from './park-folder';
import type { StoredFiles } from './park-files';

/** Words of the park. What was changed in the portal is left alone. */
export async function loadCatalogs(
  transaction: Database,
  { catalogs }: ParkFolder,
  { takeOver }: { takeOver: boolean },
): Promise<Tally> {
  const rows = catalogs.map((item) => ({
    catalog: item.catalog,
    id: item.id,
    labelEn: item.label_en,
    labelFr: item.label_fr,
    synonymsEn: item.synonyms_en,
    synonymsFr: item.synonyms_fr,
    position: item.position,
  }));
  if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const replaced = await removeReviewed(transaction, rows);
  const { columns, from } = asRows(
    catalogItems,
    ['catalog', 'id', 'labelEn', 'labelFr', 'synonymsEn', 'synonymsFr', 'position'],
    rows,
  );
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const changing = columns
    .filter(({ name }) => name !== 'catalog' && name !== 'id')
    .map(({ name }) => sql.identifier(name));
  const stored = sql.join(
    changing.map((name) => sql`catalog_items.${name}`),
    sql`, `,
  );
  const given = sql.join(
    changing.map((name) => sql`EXCLUDED.${name}`),
    sql`, `,
  );
  const { rows: touched } = await transaction.execute<{ is_new: boolean }>(sql`
    INSERT INTO catalog_items (${names}) SELECT ${names} FROM ${from}
    ON CONFLICT (catalog, id) DO UPDATE SET (${sql.join(changing, sql`, `)}) = ROW(${given}), needs_review = false, version = catalog_items.version + 1
    WHERE (${stored}) IS DISTINCT FROM (${given}) AND (${takeOver} OR NOT catalog_items.changed_in_portal)
    RETURNING (xmax = 0) AS is_new`);
  for (const { old, id } of replaced)
    await transaction.execute(
      sql`UPDATE companies SET sectors = array_replace(sectors, ${old}, ${id}) WHERE sectors @> ARRAY[${old}]::text[]`,
    );
  const created = touched.filter(({ is_new: isNew }) => isNew).length;
  return { created, updated: touched.length - created, unchanged: rows.length - touched.length };
}

/** Sectors that wait for review and are another name of a given one: the given sector replaces them. */
async function removeReviewed(
  transaction: Database,
  rows: readonly {
    catalog: string;
    id: string;
    labelEn: string;
    labelFr: string;
    synonymsEn: string[];
    synonymsFr: string[];
  }[],
): Promise<{ old: string; id: string }[]> {
  const names = rows
    .filter(({ catalog }) => catalog === 'sectors')
    .flatMap(({ id, labelEn, labelFr, synonymsEn, synonymsFr }) =>
      [labelEn, labelFr, ...synonymsEn, ...synonymsFr].map((name) => ({ id, name })),
    );
  const { rows: replaced } = await transaction.execute<{ old: string; id: string }>(sql`
    SELECT DISTINCT ON (item.id) item.id AS old, given.id FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS given (id text, name text)
    JOIN catalog_names known ON known.catalog = 'sectors' AND known.name = catalog_name(given.name) AND known.item_id <> given.id
    JOIN catalog_items item ON item.catalog = 'sectors' AND item.id = known.item_id AND item.needs_review
    WHERE item.id NOT IN (SELECT known_id FROM jsonb_to_recordset(${JSON.stringify(names.map(({ id }) => ({ known_id: id })))}::jsonb) AS kept (known_id text))`);
  for (const { old } of replaced)
    await transaction.execute(sql`DELETE FROM catalog_items WHERE catalog = 'sectors' AND id = ${old}`);
  return replaced;
}

export const loadBuildings = (transaction: Database, folder: ParkFolder): Promise<Upserted> =>
  upsert(
    transaction,
    buildings,
    folder.buildings.map(({ key, name, address, latitude, longitude, outline, position }) => ({
      sourceKey: key,
      code: key,
      name,
      address,
      latitude,
      longitude,
      outline,
      position,
    })),
  );

const described = (text: string | null) => (text === null ? undefined : { description: text });

export async function loadCompanies(
  transaction: Database,
  folder: ParkFolder,
  buildingIds: ReadonlyMap<string, string>,
  stored: StoredFiles,
  options: { takeOver: boolean },
): Promise<Upserted & { newSectors: string[] }> {
  const sectorNames = [...new Set(folder.companies.flatMap(({ tags }) => tags))];
  const sectorIds = await findSectors(transaction, sectorNames);
  const done = await upsert(
    transaction,
    companies,
    folder.companies.map((company) => ({
      sourceKey: company.key,
      name: company.name,
      category: company.category,
      agreementType: company.agreement_type,
      logoFileId: stored.idAt(company.logo && `logos/${company.logo}`),
      texts: { en: described(company.description_en), fr: described(company.description_fr) },
      website: company.website,
      email: company.email,
      phone: company.phone,
      address: company.address,
      buildingId: optionalId(buildingIds, company.building),
      isEpfl: company.university_spin_off,
      isPublished: company.published,
      enabled: company.enabled,
      emailPreferencesEnabled: company.email_preferences,
      sectors: [...new Set(company.tags.map((name) => sectorIds.get(name) ?? name))],
      teamSize: company.team_size,
      foundedIn: company.founded,
    })),
    options,
  );
  const terms = folder.companies
    .filter(({ monthly_parking_credits: monthly }) => monthly > 0)
    .map(({ key, monthly_parking_credits: monthly }) => ({
      companyId: idOf(done.ids, key),
      monthlyGrant: monthly,
      poolCap: monthly * 2,
    }));
  // What is agreed later is agreed in the portal.
  await insertMissing(transaction, parkingCompanyTerms, terms);
  return { ...done, newSectors: sectorNames.filter((name) => !sectorIds.has(name)) };
}

const roleIdOf = (name: keyof typeof Role | null): number | null => (name === null ? null : Role[name]);

/**
 * People by their key. An account that was made by hand before and has the same e-mail is taken over. Language and the
 * consent to be shown are the person's own from the first import on.
 */
export async function loadPeople(
  transaction: Database,
  folder: ParkFolder,
  companyIds: ReadonlyMap<string, string>,
  stored: StoredFiles,
  { takeOver }: { takeOver: boolean },
): Promise<Upserted> {
  const { from } = asRows(
    users,
    ['sourceKey', 'email'],
    folder.people.map(({ key, email }) => ({ sourceKey: key, email })),
  );
  await transaction.execute(sql`
    UPDATE users SET source_key = given.source_key FROM ${from}
    WHERE users.source_key IS NULL AND lower(users.email) = lower(given.email)
      AND NOT EXISTS (SELECT 1 FROM users other WHERE other.source_key = given.source_key)`);
  const done = await upsert(
    transaction,
    users,
    folder.people.map((person) => ({
      sourceKey: person.key,
      companyId: idOf(companyIds, person.company),
      role: roleIdOf(person.role),
      email: person.email,
      username: person.email.split('@')[0] ?? person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      pictureFileId: stored.idAt(person.picture && `pictures/${person.picture}`),
      phone: person.phone,
      birthDate: person.birth_date,
      adminPermissions: person.admin_permissions,
      language: person.language,
      isListed: person.listed,
      listedTitle: person.title,
      enabled: person.enabled,
    })),
    { firstTimeOnly: ['username', 'language', 'isListed'], takeOver },
  );
  await loadCompanyContracts(transaction, folder, companyIds);
  return withContracts(transaction, folder, done);
}

/** A company has the contracts of its people, unless its contracts were changed in the portal. */
async function loadCompanyContracts(
  transaction: Database,
  { people }: ParkFolder,
  companyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = people.flatMap(({ company, contracts }) =>
    contracts.map((contract) => ({ companyId: idOf(companyIds, company), contractId: Number(contract) })),
  );
  const { from } = asRows(companyContracts, ['companyId', 'contractId'], rows);
  await transaction.execute(sql`
    INSERT INTO company_contracts (company_id, contract_id)
    SELECT DISTINCT given.company_id, given.contract_id FROM ${from} JOIN companies ON companies.id = given.company_id
    WHERE NOT 'contracts' = ANY(companies.portal_changes) ON CONFLICT DO NOTHING`);
}

/** People keep to the contracts of their company; those changed in the portal stay as they are. */
async function withContracts(transaction: Database, { people }: ParkFolder, done: Upserted): Promise<Upserted> {
  const rows = people.flatMap(({ key, contracts }) =>
    contracts.map((contract) => ({ userId: idOf(done.ids, key), contractId: Number(contract) })),
  );
  const { from } = asRows(userContracts, ['userId', 'contractId'], rows);
  await transaction.execute(sql`
    DELETE FROM user_contracts USING users
    WHERE users.id = user_contracts.user_id AND NOT 'contracts' = ANY(users.portal_changes)
      AND users.id IN (SELECT jsonb_array_elements_text(${JSON.stringify([...done.ids.values()])}::jsonb)::uuid)
      AND NOT EXISTS (SELECT 1 FROM ${from} WHERE given.user_id = user_contracts.user_id AND given.contract_id = user_contracts.contract_id)`);
  await transaction.execute(sql`
    INSERT INTO user_contracts (user_id, contract_id, company_id)
    SELECT users.id, given.contract_id, users.company_id FROM ${from} JOIN users ON users.id = given.user_id
    JOIN company_contracts offered ON offered.company_id = users.company_id AND offered.contract_id = given.contract_id
    WHERE NOT 'contracts' = ANY(users.portal_changes) ON CONFLICT DO NOTHING`);
  return done;
}
