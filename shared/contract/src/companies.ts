import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { fetchAllQuery, pageOf, pageQuery } from './page';
import { PersonRow } from './users';

/**
 * The company of the session. Only category, agreementType and logo are guaranteed to every client (ENT-10 to ENT-12).
 */
export const CurrentCompany = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  agreementType: z.string(),
  logo: z.nullable(z.string()),
});
export type CurrentCompany = z.output<typeof CurrentCompany>;

export const companyCalls = defineCalls({
  'GET /api/companies/company': {
    summary: 'The company of the session',
    description: 'A no-cache parameter of any name is accepted and ignored (AMB-26).',
    access: 'session',
    response: CurrentCompany,
  },
  'GET /api/companies/employees': {
    summary: 'People of your company',
    description: '`companyId` is for those who may manage the company list.',
    access: 'Collaborator_Manage',
    query: z.object({ ...pageQuery, ...fetchAllQuery, companyId: z.optional(recordId()) }),
    response: pageOf(PersonRow),
  },
});
