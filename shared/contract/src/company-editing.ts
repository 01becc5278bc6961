/** Editing companies: profile, contracts, switches and exit. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { companyStates, maxSectorLength, teamSizes } from './company-facts';
import { text, webAddressOrEmpty } from './fields';
import { ContractField, DepartureEffects } from './people';
import { emailAddressOrEmpty } from './person-fields';
import { calendarDay, calendarDayInput, instant, recordPath } from './query-string';

const optionalText = (maxLength: number) => z.nullable(text(maxLength));
const descriptions = z.object({ en: text(20_000), fr: text(20_000) });

/** What people of the company may change. */
const profile = {
  descriptions,
  website: z.nullable(webAddressOrEmpty()),
  email: z.nullable(emailAddressOrEmpty()),
  phone: optionalText(40),
  address: optionalText(300),
  /** Id in the catalog `locations`. */
  location: z.nullable(z.string()),
  /** Names of sectors in either language. A name that the catalog does not know becomes a sector for review. */
  tags: z.array(text(maxSectorLength)).check(z.maxLength(20, 'errors.field.tooMany')),
  /** Absent: stays as it is. */
  teamSize: z.optional(z.nullable(z.enum(teamSizes, 'errors.field.choice'))),
  foundedIn: z.optional(
    z.nullable(
      z
        .int('errors.field.invalid')
        .check(z.minimum(1000, 'errors.field.tooSmall'), z.maximum(2100, 'errors.field.tooLarge')),
    ),
  ),
};

/** What only the park's administration may change. */
const identity = {
  name: text(200).check(z.minLength(1, 'errors.field.required')),
  category: text(60).check(z.minLength(1, 'errors.field.required')),
  agreementType: text(60),
  isEPFL: z.boolean(),
  isPublished: z.boolean(),
};

export const CompanyContract = z.object({
  contractId: ContractField,
  /** First and last day in the park, both included; null: no limit. */
  firstDay: z.nullable(calendarDayInput()),
  lastDay: z.nullable(calendarDayInput()),
  /** Minutes of room bookings a month; null: no limit. */
  minutesPerMonth: z.nullable(
    z.int().check(z.minimum(0, 'errors.field.tooSmall'), z.maximum(1_000_000, 'errors.field.tooLarge')),
  ),
});

export const ManagedCompany = z.object({
  id: z.string(),
  version: z.int(),
  ...identity,
  ...profile,
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Ids of the catalog `sectors`. */
  sectors: z.array(z.string()),
  logo: z.nullable(z.string()),
  enabled: z.boolean(),
  peopleCount: z.int(),
  contracts: z.array(
    z.object({
      contractId: z.int(),
      firstDay: z.nullable(calendarDay()),
      lastDay: z.nullable(calendarDay()),
      minutesPerMonth: z.nullable(z.int()),
    }),
  ),
  /** Last day of a planned exit, and when it took place. */
  leavesOn: z.nullable(calendarDay()),
  leftAt: z.nullable(instant()),
  /** Parts of a complete profile that are still missing. */
  missing: z.array(z.enum(['logo', 'descriptionEn', 'descriptionFr', 'website', 'contact', 'location', 'tags'])),
  may: z.object({
    /** Name, category, agreement and publication. */
    editIdentity: z.boolean(),
    enable: z.boolean(),
    contracts: z.boolean(),
    exit: z.boolean(),
  }),
});
export type ManagedCompany = z.output<typeof ManagedCompany>;

/** A company in the list of the park's staff. */
/** Who may edit the company gets the whole of it. */
const WithLogo = z.union([
  ManagedCompany,
  z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()) }),
]);

export const CompanyListRow = z.object({
  id: z.string(),
  name: z.string(),
  /** `disabled` before `leaving`; `left` before both. */
  state: z.enum(companyStates),
  /** Last day of a planned or finished exit. */
  leavesOn: z.nullable(calendarDay()),
  peopleCount: z.int(),
  contracts: z.array(
    z.object({ name: z.string(), firstDay: z.nullable(calendarDay()), lastDay: z.nullable(calendarDay()) }),
  ),
});
export type CompanyListRow = z.output<typeof CompanyListRow>;

export const CompanyChange = z.object({
  version: z.int(),
  ...profile,
  /** Ids of the catalog `sectors`; replaces `tags` when present. */
  sectors: z.optional(z.array(text(maxSectorLength)).check(z.maxLength(20, 'errors.field.tooMany'))),
  /** Absent: stays as it is. Only the park's administration may change it. */
  identity: z.optional(z.object(identity)),
});
export type CompanyChange = z.output<typeof CompanyChange>;

export const companyEditingCalls = defineCalls({
  'GET /api/companies/managed': {
    summary: 'All companies with their states and contracts, by name',
    access: 'Collaborator_ManageCompanyList',
    response: z.object({ items: z.array(CompanyListRow) }),
  },
  'GET /api/companies/{id}/editing': {
    summary: 'A company as those who edit it see it',
    access: 'CompanyList_Edit',
    params: recordPath,
    response: ManagedCompany,
    errors: ['errors.notFound'],
  },
  'POST /api/companies': {
    summary: 'Create a company',
    access: 'CompanyList_Create',
    body: z.object({ name: identity.name, category: identity.category, agreementType: identity.agreementType }),
    status: 201,
    response: ManagedCompany,
  },
  'PUT /api/companies/{id}': {
    summary: 'Change a company',
    description:
      'The own company; SuperAdministrators any. A conflict carries the current record in `details.current`.',
    access: 'CompanyList_Edit',
    params: recordPath,
    body: CompanyChange,
    response: ManagedCompany,
    errors: ['errors.notFound', 'errors.conflict'],
  },
  'PATCH /api/companies/{id}': {
    summary: 'Enable or disable a company at once',
    description: 'The people of a disabled company cannot sign in. For an orderly end, plan an exit instead.',
    access: 'Collaborator_EnableCompany',
    params: recordPath,
    body: z.object({ enabled: z.boolean() }),
    response: ManagedCompany,
    errors: ['errors.notFound', 'errors.people.lastSuperAdministrator'],
  },
  'PUT /api/companies/{id}/contracts': {
    summary: 'Set the contracts of a company',
    description: 'A contract that is left out ends for the company’s people, too.',
    access: 'Collaborator_ManageCompanyList',
    params: recordPath,
    body: z.object({ contracts: z.array(CompanyContract).check(z.maxLength(20, 'errors.field.tooMany')) }),
    response: ManagedCompany,
    errors: ['errors.notFound'],
  },
  'PUT /api/companies/{id}/logo': {
    summary: 'Set the logo of a company',
    description:
      'A form with one file in the field `image`: PNG, JPEG or WebP, at most 2,097,152 bytes. It is decoded and encoded again. Of the own company with `CompanyList_Edit`, of every company with the flag `CAN_EDIT_COMPANIES_LOGO`, who gets the name and the logo back.',
    access: 'session',
    params: recordPath,
    body: z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required'),
    isMultipart: true,
    maxBodyBytes: 2_200_000,
    response: WithLogo,
    errors: [
      'errors.notFound',
      'errors.companies.logoManagersOnly',
      'errors.upload.tooLarge',
      'errors.upload.notAnImage',
      'errors.upload.noSpace',
    ],
  },
  'DELETE /api/companies/{id}/logo': {
    summary: 'Remove the logo of a company',
    description: 'For the same people as setting it.',
    access: 'session',
    params: recordPath,
    response: WithLogo,
    errors: ['errors.notFound', 'errors.companies.logoManagersOnly'],
  },
  'GET /api/companies/{id}/departure': {
    summary: 'What the exit of a company on a day settles',
    access: 'Collaborator_ManageCompanyList',
    params: recordPath,
    query: z.object({ leavesOn: calendarDayInput() }),
    response: z.object({ effects: DepartureEffects }),
    errors: ['errors.notFound', 'errors.companies.dayInPast'],
  },
  'PUT /api/companies/{id}/departure': {
    summary: 'Plan the exit of a company',
    description:
      'At 00:00 after the day its people become Exited, its contracts end and everything they hold is settled. Public jobs run to their expiry.',
    access: 'Collaborator_ManageCompanyList',
    params: recordPath,
    body: z.object({ leavesOn: calendarDayInput() }),
    response: ManagedCompany,
    errors: ['errors.notFound', 'errors.companies.dayInPast', 'errors.companies.left'],
  },
  'DELETE /api/companies/{id}/departure': {
    summary: 'Undo a planned exit, until its day is over',
    access: 'Collaborator_ManageCompanyList',
    params: recordPath,
    response: ManagedCompany,
    errors: ['errors.notFound', 'errors.companies.left'],
  },
});
