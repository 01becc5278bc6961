/** People of a company: details, changes, leaving and return. */
import { Contract, Role } from '@park/domain';
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { emailAddress, personName, phoneNumber } from './person-fields';
import { birthDayInput, calendarDay, instant, pathId, wholeNumber } from './query-string';
import { LanguageCode } from './texts';
import { PersonRow, RoleField } from './users';

/** A contract of the catalog `contracts`. */
export const ContractField = z.enum(Contract, 'errors.field.choice');

const contractList = () => z.array(ContractField).check(z.maxLength(20, 'errors.field.tooMany'));

export const PersonDetail = z.extend(PersonRow, {
  state: z.enum(['active', 'left']),
  leftAt: z.nullable(instant()),
  /** Until when leaving can be undone; null for active people. */
  returnUntil: z.nullable(instant()),
  birthDate: z.nullable(calendarDay()),
  contractIds: z.array(z.int()),
  /** Contracts of the company; a person holds a part of them. */
  companyContractIds: z.array(z.int()),
  language: LanguageCode,
  lastLoginAt: z.nullable(instant()),
  isSelf: z.boolean(),
});
export type PersonDetail = z.output<typeof PersonDetail>;

export const PersonChange = z.object({
  /** The version that the change is based on; an older one is refused with 409 and the current record. */
  version: z.int(),
  firstName: personName(),
  lastName: personName(),
  email: emailAddress(),
  /** An unchanged role is always accepted; a new one must be in `may.roles`. */
  role: RoleField,
  phone: z.nullable(phoneNumber()),
  birthDate: z.nullable(birthDayInput()),
  contractIds: z.optional(contractList()),
  /** Moves the person to another company; SuperAdministrator only. */
  companyId: z.optional(recordId()),
});
export type PersonChange = z.output<typeof PersonChange>;

/** What a departure settles, by kind; `kind` names a text. */
export const DepartureEffects = z.array(z.object({ kind: z.string(), count: z.int() }));

const person = z.object({ hashedId: pathId() });

export const peopleCalls = defineCalls({
  'GET /api/users/{hashedId}': {
    summary: 'One person',
    description: 'For oneself and for those who manage the person’s company; 404 for everybody else.',
    access: 'session',
    params: person,
    response: PersonDetail,
    errors: ['errors.notFound'],
  },
  'PUT /api/users/{hashedId}': {
    summary: 'Change a person',
    description:
      'By the rules of employees (EMP-01 to EMP-07) within the own company; SuperAdministrator everywhere. A conflict carries the current record in `details.current`.',
    access: 'session',
    params: person,
    body: PersonChange,
    response: PersonDetail,
    errors: [
      'errors.notFound',
      'errors.conflict',
      'errors.people.emailTaken',
      'errors.people.roleNotAssignable',
      'errors.people.ownRole',
      'errors.people.ownEmail',
      'errors.people.lastSuperAdministrator',
      'errors.people.tooYoung',
      'errors.people.contractNotOfCompany',
      'errors.people.companyClosed',
    ],
  },
  'DELETE /api/users/{hashedId}': {
    summary: 'Delete a person and erase the personal data',
    description: 'Room bookings to come are cancelled, or go to a colleague.',
    access: 'Collaborator_Manage',
    params: person,
    query: z.object({
      /** `hashedId` of the colleague who inherits room bookings; without it they are cancelled. */
      handOverTo: z.optional(z.string().check(z.maxLength(100, 'errors.field.tooLong'))),
    }),
    errors: ['errors.notFound', 'errors.people.lastSuperAdministrator'],
  },
  'GET /api/users/{hashedId}/departure': {
    summary: 'What is settled when the person leaves or is deleted',
    access: 'Collaborator_Manage',
    params: person,
    response: z.object({ effects: DepartureEffects }),
    errors: ['errors.notFound'],
  },
  'GET /api/users/{hashedId}/change-effects': {
    summary: 'What the person loses with another role or company',
    description: 'What `PUT /api/users/{hashedId}` with the same role and company settles.',
    access: 'Collaborator_Manage',
    params: person,
    query: z.object({
      /** `none`: no role. Without it the role stays. */
      role: z.optional(z.union([z.literal('none'), wholeNumber()], 'errors.field.invalid')),
      companyId: z.optional(recordId()),
    }),
    response: z.object({ effects: DepartureEffects }),
    errors: ['errors.notFound'],
  },
  'POST /api/users/{hashedId}/leave': {
    summary: 'The person leaves the company',
    description:
      'Ends sessions and feeds and settles bookings. Can be undone for 90 days; then the personal data are erased.',
    access: 'Collaborator_Manage',
    params: person,
    body: z.object({
      version: z.int(),
      /** `hashedId` of the colleague who inherits room bookings; null: they are cancelled. */
      handOverTo: z.nullable(z.string().check(z.maxLength(100))),
    }),
    response: PersonDetail,
    errors: ['errors.notFound', 'errors.conflict', 'errors.people.lastSuperAdministrator'],
  },
  'POST /api/users/{hashedId}/end-sessions': {
    summary: 'Sign a person out everywhere',
    description:
      'For those who may edit the person. Ends sessions and links of mails; with `removesPasskeys` also the passkeys, for a person who has lost a device. The person gets a message.',
    access: 'Collaborator_Manage',
    params: person,
    body: z.object({ removesPasskeys: z._default(z.boolean(), false) }),
    response: z.object({ sessions: z.int(), passkeys: z.int() }),
    errors: ['errors.notFound'],
  },
  'POST /api/users/{hashedId}/return': {
    summary: 'Undo that a person left',
    access: 'Collaborator_Manage',
    params: person,
    response: PersonDetail,
    errors: ['errors.notFound', 'errors.people.returnExpired', 'errors.people.companyClosed'],
  },
  'PUT /api/users/user/picture': {
    summary: 'Set your picture',
    description: 'A form with one file in the field `image`: PNG, JPEG or WebP, at most 2 MB.',
    access: 'session',
    body: z.custom<FormData>((given) => given instanceof FormData, 'errors.field.required'),
    isMultipart: true,
    maxBodyBytes: 2_200_000,
    response: z.object({ picture: z.string() }),
    errors: ['errors.upload.tooLarge', 'errors.upload.notAnImage', 'errors.upload.noSpace'],
  },
  'DELETE /api/users/user/picture': { summary: 'Remove your picture', access: 'session' },
});

/** Roles that an invitation can name: all but Anonymous. */
export const InvitedRole = z.enum(
  Object.fromEntries(Object.entries(Role).filter(([name]) => name !== 'Anonymous')) as Omit<typeof Role, 'Anonymous'>,
  'errors.field.choice',
);
