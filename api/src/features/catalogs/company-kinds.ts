/**
 * Category and agreement of companies. Other systems write them as `TENANT` or `Tenant`, so letter case is ignored
 * wherever they are compared (AMB-04).
 */
import { sql, type SQL } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { catalogItems } from '../../core/database/schema/catalogs';

/** Lower-cases ASCII letters only, so that api and database agree regardless of the database's locale. */
export const folded = (code: string): string => code.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const inLowerCase = (column: SQL): SQL<string> => sql<string>`lower(${column} COLLATE "C")`;

export const foldedCategory = inLowerCase(sql`${companies.category}`);
export const foldedAgreement = inLowerCase(sql`${companies.agreementType}`);

/** The category in the catalog's spelling; the stored one if the catalog does not contain it. */
export const catalogCategory = sql<string>`coalesce((SELECT min(${catalogItems.id}) FROM ${catalogItems} WHERE ${catalogItems.catalog} = 'company-categories' AND ${inLowerCase(sql`${catalogItems.id}`)} = ${foldedCategory}), ${companies.category})`;

/** Returns labels by folded code: the catalog's, or readable ones for unknown codes. */
export function categoryLabels(codes: Iterable<string>, catalog: ReadonlyMap<string, string>): Map<string, string> {
  const words = new Map([...catalog].map(([id, label]) => [folded(id), label]));
  return new Map([...codes].map((code) => [code, words.get(code) ?? readable(code)]));
}

/** Returns labels of agreements, whose names contain acronyms. */
export function agreementLabels(codes: Iterable<string>, catalog: ReadonlyMap<string, string>): Map<string, string> {
  const words = new Map([...catalog].map(([id, label]) => [folded(id), label]));
  return new Map([...codes].map((code) => [code, words.get(code) ?? agreementLabel(code)]));
}

/** Organisations whose names are acronyms. */
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
