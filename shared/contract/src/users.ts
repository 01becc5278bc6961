import { adminFlags, Role } from '@park/domain';
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { fetchAllQuery, pageOf, pageQuery } from './page';
import { queryFilters, searchText } from './query-string';
import { LanguageCode } from './texts';

/** One of the ten role ids; null: no role (AMB-01). */
export const RoleField = z.nullable(z.enum(Role));

/** The person of the session. Only the first nine fields are guaranteed to every client (ENT-01 to ENT-09). */
export const CurrentUser = z.object({
  role: RoleField,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  picture: z.nullable(z.string()),
  parkshareCredits: z.int(),
  hashedId: z.string(),
  bookARoomContractIds: z.array(z.int()),
  /** Present only if the person has a list of flags; otherwise the role determines them (MISS-11). */
  adminPermissions: z.optional(z.array(z.enum(adminFlags))),
  language: LanguageCode,
});
export type CurrentUser = z.output<typeof CurrentUser>;

/** What the person of the session may do to a record of a person, decided by the rules of employees. */
export const PersonMay = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  /** Sign the person out everywhere. */
  endSessions: z.boolean(),
  /** Roles that may be assigned instead of the present one; empty for oneself. */
  roles: z.array(z.enum(Role)),
});
export type PersonMay = z.output<typeof PersonMay>;

/** A person as managers of the company see them. */
export const PersonRow = z.object({
  hashedId: z.string(),
  role: RoleField,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  picture: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  companyId: z.string(),
  companyName: z.string(),
  may: PersonMay,
  /** Grows with each change; a change names the version that it is based on. */
  version: z.int(),
  /** When the person left; absent for active people. */
  leftAt: z.optional(z.string()),
});
export type PersonRow = z.output<typeof PersonRow>;

export const ProfileChange = z.object({ language: LanguageCode });

export const userCalls = defineCalls({
  'GET /api/users/user': {
    summary: 'The person of the session',
    access: 'session',
    response: CurrentUser,
  },
  'PATCH /api/users/user': {
    summary: 'Change your preferences',
    description: 'The language decides in which language mails are written.',
    access: 'session',
    body: ProfileChange,
    response: CurrentUser,
  },
  'GET /api/users/query': {
    summary: 'People whose name or e-mail matches a text',
    description:
      'People of the own company. Whoever may manage the company list finds people of all companies and can filter by `company`. Filters: `role` (id, or `none`), `company` (id).',
    access: 'Collaborator_Manage',
    query: z.object({
      ...pageQuery,
      ...fetchAllQuery,
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(['role', 'company'])),
      /** `left`: people who left the company. */
      state: z._default(z.enum(['active', 'left'], 'errors.field.choice'), 'active'),
    }),
    response: pageOf(PersonRow),
  },
});
