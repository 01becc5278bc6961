/** Loads catalogs, buildings, companies and people. */
import { Role } from '@park/domain';
import { sql } from 'drizzle-orm';
import { catalogItems } from '../../core/database/schema/catalogs';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { parkingCompanyTerms } from '../../core/database/schema/parking';
import { userContracts, users } from '../../core/database/schema/users';
import { asRows, idOf, insertMissing, optionalId, upsert, type Tally, type Upserted } from '../shared/bulk';
import type { ParkFolder } from './park-folder';
import type { StoredFiles } from './park-files';

/** Words of the park, and its templates as a catalog of their own. */
export async function loadCatalogs(transaction: Database, { catalogs, templates }: ParkFolder): Promise<Tally> {
  const rows = [
    ...catalogs.map(({ catalog, id, label_en: labelEn, label_fr: labelFr, position }) => ({
      catalog: catalog as string,
      id,
      labelEn,
      labelFr,
      position,
    })),
    ...templates.map(({ key, label }, index) => ({
      catalog: 'templates',
      id: key,
      labelEn: label.en,
      labelFr: label.fr,
      position: index + 1,
    })),
  ];
  if (rows.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const { from } = asRows(catalogItems, ['catalog', 'id', 'labelEn', 'labelFr', 'position'], rows);
  const { rows: touched } = await transaction.execute<{ is_new: boolean }>(sql`
    INSERT INTO catalog_items (catalog, id, label_en, label_fr, position) SELECT catalog, id, label_en, label_fr, position FROM ${from}
    ON CONFLICT (catalog, id) DO UPDATE SET label_en = EXCLUDED.label_en, label_fr = EXCLUDED.label_fr, position = EXCLUDED.position
    WHERE (catalog_items.label_en, catalog_items.label_fr, catalog_items.position) IS DISTINCT FROM (EXCLUDED.label_en, EXCLUDED.label_fr, EXCLUDED.position)
    RETURNING (xmax = 0) AS is_new`);
  const created = touched.filter(({ is_new: isNew }) => isNew).length;
  return { created, updated: touched.length - created, unchanged: rows.length - touched.length };
}

export const loadBuildings = (transaction: Database, folder: ParkFolder): Promise<Upserted> =>
  upsert(
    transaction,
    buildings,
    folder.buildings.map(({ key, name, address, latitude, longitude, position }) => ({
      sourceKey: key,
      code: key,
      name,
      address,
      latitude,
      longitude,
      position,
    })),
  );

const described = (text: string | null) => (text === null ? undefined : { description: text });

export async function loadCompanies(
  transaction: Database,
  folder: ParkFolder,
  buildingIds: ReadonlyMap<string, string>,
  stored: StoredFiles,
): Promise<Upserted> {
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
      tags: company.tags,
    })),
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
  return done;
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
    { firstTimeOnly: ['username', 'language', 'isListed'] },
  );
  return withContracts(transaction, folder, done);
}

async function withContracts(transaction: Database, { people }: ParkFolder, done: Upserted): Promise<Upserted> {
  const rows = people.flatMap(({ key, contracts }) =>
    contracts.map((contract) => ({ userId: idOf(done.ids, key), contractId: Number(contract) })),
  );
  const { from } = asRows(userContracts, ['userId', 'contractId'], rows);
  await transaction.execute(sql`
    DELETE FROM user_contracts WHERE user_id IN (SELECT jsonb_array_elements_text(${JSON.stringify([...done.ids.values()])}::jsonb)::uuid)
      AND NOT EXISTS (SELECT 1 FROM ${from} WHERE given.user_id = user_contracts.user_id AND given.contract_id = user_contracts.contract_id)`);
  await insertMissing(transaction, userContracts, rows);
  return done;
}
