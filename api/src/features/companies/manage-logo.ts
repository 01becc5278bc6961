/** Logos: of every company for people with the flag, of the own one for those who edit it. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { hasPermission } from '@park/domain';
import type { AuditAction } from '@park/contract/audit-words';
import type { ManagedCompany } from '@park/contract/company-editing';
import type { LogoItem } from '@park/contract/company-logos';
import type { CallResponse } from '@park/contract';
import type { Person } from '../../http/access/person';
import { recordAudit } from '../../core/audit/trail';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import { ApiError, notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { recordId } from '../../core/ids/record-id';
import { readUploadedImage } from '../../core/images/uploaded-image';
import { searchWords } from '../../core/text-search/search-words';
import { likePattern } from '../../core/text-search/word-match';
import { actsInCompany } from '../users';
import { readManagedCompany } from './managed-company';

type Context = Pick<AppContext, 'database' | 'clock' | 'files'>;

const maxItems = 100;

/**
 * Enabled companies by name, `isMissing` only those without a logo. The list ends after 100 and has no pages; `total`
 * counts all.
 */
export async function listLogos(
  { database }: Pick<Context, 'database'>,
  { text, isMissing }: { text?: string | undefined; isMissing: boolean },
): Promise<CallResponse<'GET /api/publishing/logos'>> {
  const rows = await database
    .select({
      id: companies.id,
      name: companies.name,
      logoFileId: companies.logoFileId,
      total: sql<number>`count(*) OVER ()::int`,
    })
    .from(companies)
    .where(
      and(
        eq(companies.enabled, true),
        isMissing ? isNull(companies.logoFileId) : undefined,
        ...searchWords(text).map((word) => sql`searchable(${companies.name}) LIKE ${likePattern(word)}`),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(maxItems);
  return {
    items: rows.map(({ id, name, logoFileId }) => ({ id, name, logo: fileAddress(logoFileId) })),
    paginationId: null,
    total: rows[0]?.total ?? 0,
  };
}

/** @throws ApiError 403 for people who change no logos; 404 for another company than the own one */
function requireLogoAccess(person: Person, id: string): void {
  if (person.adminPermissions.includes('CAN_EDIT_COMPANIES_LOGO')) return;
  if (!hasPermission(person.role, 'CompanyList_Edit')) throw new ApiError(403, 'errors.companies.logoManagersOnly');
  if (person.companyId !== id) throw notFound();
}

/** Who may edit the company gets the whole of it, as from the other calls of its profile. */
const answerFor = async ({ database }: Context, person: Person, item: LogoItem): Promise<ManagedCompany | LogoItem> =>
  hasPermission(person.role, 'CompanyList_Edit') && actsInCompany(person, item.id)
    ? readManagedCompany(database, person, item.id)
    : item;

/**
 * People who may edit the company get the whole company, others the logo.
 * @throws ApiError 403 `errors.companies.logoManagersOnly`, 404 for another company than the own one without FLAG-02,
 * 413 or 415 for the image (MISS-16)
 */
export async function setLogo(context: Context, person: Person, id: string, form: FormData) {
  requireLogoAccess(person, id);
  return answerFor(context, person, await setCompanyLogo(context, person, id, form, 'image'));
}

/** @throws ApiError as `setLogo` */
export async function removeLogo(context: Context, person: Person, id: string) {
  requireLogoAccess(person, id);
  return answerFor(context, person, await removeCompanyLogo(context, person, id));
}

/** @throws ApiError 404 if there is no such company; 413 and 415 for files that are no logo */
export async function setCompanyLogo(
  context: Context,
  person: Person,
  id: string,
  form: FormData,
  field: 'image' | 'logo' = 'logo',
): Promise<LogoItem> {
  const encoded = await readUploadedImage(form, 'logos', field);
  return changeLogo(context, person, id, 'logoChanged', (transaction) =>
    context.files.save({ ...encoded, audience: 'readers' }, transaction),
  );
}

/**
 * Removes the logo without asking who does it: callers have checked the access.
 * @throws ApiError 404
 */
export const removeCompanyLogo = (context: Context, person: Person, id: string): Promise<LogoItem> =>
  changeLogo(context, person, id, 'logoRemoved', async () => null);

function changeLogo(
  { database, clock }: Context,
  person: Person,
  given: string,
  action: AuditAction,
  makeFile: (transaction: AppContext['database']) => Promise<string | null>,
): Promise<LogoItem> {
  const id = recordId(given);
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(companies).where(eq(companies.id, id)).for('no key update');
    if (!before) throw notFound();
    const logoFileId = await makeFile(transaction);
    const now = clock();
    await transaction
      .update(companies)
      .set({ logoFileId, version: sql`${companies.version} + 1`, updatedAt: now })
      .where(eq(companies.id, id));
    const logo = fileAddress(logoFileId);
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action,
      subjectKind: 'company',
      subjectId: id,
      companyId: id,
      before: { logo: fileAddress(before.logoFileId) },
      after: { logo },
    });
    return { id, name: before.name, logo };
  });
}
