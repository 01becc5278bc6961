/** Invitations of people who have no account yet. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { pageOf, pageQuery } from './page';
import { ContractField, InvitedRole } from './people';
import { chosenPassword, emailAddress, personName, phoneNumber } from './person-fields';
import { birthDayInput, instant, recordPath, searchText } from './query-string';
import { LanguageCode } from './texts';

export const InvitationRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.int(),
  contractIds: z.array(z.int()),
  companyId: z.string(),
  companyName: z.string(),
  state: z.enum(['open', 'accepted', 'revoked', 'expired']),
  createdAt: instant(),
  sentAt: instant(),
  expiresAt: instant(),
  /** Who invited; null if that person was deleted. */
  invitedBy: z.nullable(z.string()),
  may: z.object({ resend: z.boolean(), revoke: z.boolean() }),
});
export type InvitationRow = z.output<typeof InvitationRow>;

export const NewInvitation = z.object({
  email: emailAddress(),
  firstName: personName(),
  lastName: personName(),
  role: InvitedRole,
  contractIds: z._default(z.array(ContractField).check(z.maxLength(20, 'errors.field.tooMany')), []),
  language: z._default(LanguageCode, 'en'),
  phone: z._default(z.nullable(phoneNumber()), null),
  /** Another company than the own one; SuperAdministrator only. */
  companyId: z.optional(recordId()),
});

const secret = z.string().check(z.minLength(1, 'errors.field.required'), z.maxLength(200, 'errors.field.tooLong'));

/** The form of the page that accepts an invitation. */
export const AcceptBody = z.object({
  secret,
  password: chosenPassword(),
  language: LanguageCode,
  birthDate: birthDayInput(),
});

export const invitationCalls = defineCalls({
  'GET /api/invitations': {
    summary: 'Invitations of your company',
    description: '`state=expired` has those that were not accepted in time. `companyId` is for SuperAdministrators.',
    access: 'Collaborator_Manage',
    query: z.object({
      ...pageQuery,
      state: z._default(z.enum(['open', 'expired'], 'errors.field.choice'), 'open'),
      queryText: z.optional(searchText()),
      companyId: z.optional(recordId()),
    }),
    response: pageOf(InvitationRow),
  },
  'GET /api/invitations/options': {
    summary: 'Roles and contracts that an invitation may name',
    access: 'Collaborator_Manage',
    query: z.object({ companyId: z.optional(recordId()) }),
    response: z.object({ roles: z.array(z.int()), contractIds: z.array(z.int()) }),
  },
  'POST /api/invitations': {
    summary: 'Invite somebody',
    description: 'The link in the mail works for 72 hours. One invitation is open per address.',
    access: 'Collaborator_Manage',
    body: NewInvitation,
    status: 201,
    response: InvitationRow,
    errors: [
      'errors.invitations.alreadyOpen',
      'errors.invitations.alreadyInCompany',
      'errors.invitations.formerPerson',
      'errors.invitations.otherCompany',
      'errors.invitations.accountElsewhere',
      'errors.people.roleNotAssignable',
      'errors.people.contractNotOfCompany',
      'errors.people.companyClosed',
    ],
  },
  'POST /api/invitations/{id}/resend': {
    summary: 'Send an invitation again with a new link',
    description: 'The earlier link stops working and the 72 hours start again; at most five mails a day.',
    access: 'Collaborator_Manage',
    params: recordPath,
    response: InvitationRow,
    errors: [
      'errors.notFound',
      'errors.invitations.ended',
      'errors.invitations.tooManyMails',
      'errors.invitations.alreadyOpen',
      'errors.invitations.alreadyInCompany',
      'errors.invitations.formerPerson',
      'errors.invitations.otherCompany',
      'errors.invitations.accountElsewhere',
      'errors.people.companyClosed',
    ],
  },
  'DELETE /api/invitations/{id}': {
    summary: 'Revoke an invitation',
    access: 'Collaborator_Manage',
    params: recordPath,
    errors: ['errors.notFound', 'errors.invitations.ended'],
  },
  'POST /api/invitations/view': {
    summary: 'What an invitation offers, for the person who has its link',
    access: 'public',
    body: z.object({ secret }),
    response: z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      companyName: z.string(),
      language: LanguageCode,
      expiresAt: instant(),
    }),
    errors: ['errors.invitations.notValid'],
  },
  'POST /api/invitations/accept': {
    summary: 'Accept an invitation: creates the account',
    description: 'Refused while somebody is signed in. The rights of the person who invited are checked again.',
    access: 'public',
    body: AcceptBody,
    response: z.object({ email: z.string() }),
    errors: [
      'errors.invitations.notValid',
      'errors.invitations.signedIn',
      'errors.invitations.noLongerAllowed',
      'errors.people.tooYoung',
      'errors.people.emailTaken',
    ],
  },
});
