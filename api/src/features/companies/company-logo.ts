import { and, eq } from 'drizzle-orm';
import type { Person } from '../../http/access/person';
import { companies } from '../../core/database/schema/companies';
import { notFound } from '../../core/errors/api-error';
import type { StoredFile } from '../../core/files/file-store';
import { recordId } from '../../core/ids/record-id';
import type { AppContext } from '../../core/context/app-context';
import { isCompanyReadable } from './company-profile';

/**
 * Returns a company's logo file.
 * @throws ApiError 404 if there is none or the person may not see the company
 */
export async function findCompanyLogo(
  { database, files }: Pick<AppContext, 'database' | 'files'>,
  person: Person | null,
  id: string,
): Promise<StoredFile> {
  const [row] = await database
    .select({ logoFileId: companies.logoFileId })
    .from(companies)
    .where(and(eq(companies.id, recordId(id)), isCompanyReadable(person)));
  const file = row?.logoFileId ? await files.find(row.logoFileId) : null;
  if (!file) throw notFound();
  return file;
}
