/**
 * Category and agreement of a company, as the directory groups by them. Other systems write the same one as `TENANT` and
 * as `Tenant`; letter case is ignored wherever the two are looked at (AMB-04), so here it is too.
 */
import { sql, type SQL } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { catalogItems } from '../../core/database/schema/catalogs';

/** These fields are codes. Both sides fold the same letters, whatever the database's locale is. */
export const folded = (code: string): string => code.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const inLowerCase = (column: SQL): SQL<string> => sql<string>`lower(${column} COLLATE "C")`;

export const foldedCategory = inLowerCase(sql`${companies.category}`);
export const foldedAgreement = inLowerCase(sql`${companies.agreementType}`);

/** The category as its catalog writes it, so that it can be looked up there; as it is stored when the catalog lacks it. */
export const catalogCategory = sql<string>`coalesce((SELECT min(${catalogItems.id}) FROM ${catalogItems} WHERE ${catalogItems.catalog} = 'company-categories' AND ${inLowerCase(sql`${catalogItems.id}`)} = ${foldedCategory}), ${companies.category})`;

/** The catalog's words under folded codes, and readable ones for the codes that it does not know. */
export function categoryLabels(codes: Iterable<string>, catalog: ReadonlyMap<string, string>): Map<string, string> {
  const words = new Map([...catalog].map(([id, label]) => [folded(id), label]));
  return new Map([...codes].map((code) => [code, words.get(code) ?? readable(code)]));
}

/** The same for agreements, whose names are made of initials. */
export function agreementLabels(codes: Iterable<string>, catalog: ReadonlyMap<string, string>): Map<string, string> {
  const words = new Map([...catalog].map(([id, label]) => [folded(id), label]));
  return new Map([...codes].map((code) => [code, words.get(code) ?? agreementLabel(code)]));
}

/** Organisations whose names are initials. */
const initials = new Set(['feip', 'sqie', 'cbip', 'knova']);

/** `feip-unlimitrust` → `FEIP Unlimitrust` */
const agreementLabel = (code: string) =>
  code
    .split('-')
    .map((word) => (initials.has(word) ? word.toUpperCase() : capitalised(word)))
    .join(' ');

/** `former-tenant` → `Former tenant` */
const readable = (code: string) => capitalised(code.replaceAll('-', ' '));

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
