/** The portal's own pages: what waits for somebody, requests for access, and the audit trail. */
import { permissions, type Permission } from '@park/domain';
import * as z from 'zod/mini';
import { maxAccessMessageLength } from './access-limits';
import { defineCalls } from './call';
import { recordId, text } from './fields';
import { pageOf, pageQuery } from './page';
import { chosenPassword, givenPassword, personName, phoneNumber } from './person-fields';
import { calendarDay, calendarDayInput, instant, recordPath, searchText } from './query-string';

/** What a person can do next; `count` is how many of it there are, `href` where. */
export const portalTaskKinds = [
  'passkeyNeeded',
  'accessRequests',
  'roomRequests',
  'spaceRequests',
  'expiredInvitations',
  'companiesLeaving',
  'jobsEnding',
  'profileIncomplete',
  'supplierVote',
  'pictureMissing',
] as const;

/** Something that is kept for the person, or for the person's company, until it is accepted, declined or too late. */
export const portalOfferKinds = ['roomOffers', 'parkingOffers', 'leaseOffers'] as const;

export const PortalOffer = z.object({ kind: z.enum(portalOfferKinds), count: z.int(), href: z.string() });
export type PortalOffer = z.output<typeof PortalOffer>;

export const PortalTask = z.object({ kind: z.enum(portalTaskKinds), count: z.int(), href: z.string() });
export type PortalTask = z.output<typeof PortalTask>;

export const portalChangeKinds = ['decisions', 'colleagues', 'news', 'events', 'jobs'] as const;

/** What is new since the last visit; `titles` names the newest three. */
export const PortalChange = z.object({
  kind: z.enum(portalChangeKinds),
  count: z.int(),
  titles: z.array(z.string()),
  href: z.string(),
});
export type PortalChange = z.output<typeof PortalChange>;

export const PortalOverview = z.object({
  /** Hours of rooms that the own company has in the current month, for people who book rooms. */
  quotas: z.array(
    z.object({
      contract: z.string(),
      /** First day of the month. */
      month: calendarDay(),
      minutesPerMonth: z.int(),
      usedMinutes: z.int(),
    }),
  ),
  /** Parking spots of the own company and the credits that its managers hand out; null for all others. */
  parking: z.nullable(z.object({ spots: z.int(), poolCredits: z.int() })),
  /** The end of the last visit; two weeks ago for the first one. */
  since: instant(),
  changes: z.array(PortalChange),
});
export type PortalOverview = z.output<typeof PortalOverview>;

const PermissionField = z.enum(permissions as [Permission, ...Permission[]], 'errors.field.choice');

export const AccessRequestRow = z.object({
  id: z.string(),
  hashedId: z.string(),
  name: z.string(),
  companyName: z.string(),
  role: z.nullable(z.int()),
  permission: z.string(),
  message: z.string(),
  createdAt: instant(),
  /** Roles that hold the permission and that the reader may assign to this person. */
  roles: z.array(z.int()),
});
export type AccessRequestRow = z.output<typeof AccessRequestRow>;

export const AuditRow = z.object({
  id: z.string(),
  at: instant(),
  /** Null for a person who was deleted. */
  actor: z.nullable(z.string()),
  action: z.string(),
  subjectKind: z.string(),
  /** Name of the person or company; null for others and for what was deleted. */
  subject: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditRow = z.output<typeof AuditRow>;

const auditFilter = {
  /** First and last day in the park, both included. */
  from: z.optional(calendarDayInput()),
  until: z.optional(calendarDayInput()),
  subjectKind: z.optional(z.string().check(z.maxLength(60, 'errors.field.tooLong'))),
  /** A part of the actor's name. */
  actor: z.optional(searchText()),
  /** SuperAdministrator only; others read the trail of their own company. */
  companyId: z.optional(recordId()),
};

export const portalCalls = defineCalls({
  'GET /api/portal/tasks': {
    summary: 'What waits for the person of the session, the most urgent first',
    access: 'session',
    response: z.object({
      /** They end soonest, so they come before the tasks. */
      offers: z.array(PortalOffer),
      items: z.array(PortalTask),
    }),
  },
  'GET /api/portal/overview': {
    summary: 'What your company has of rooms and parking, and what is new since the last visit',
    access: 'session',
    response: PortalOverview,
  },
  'POST /api/portal/visits': {
    summary: 'Note that the person of the session uses the overview now',
    description: 'Uses within four hours are one visit.',
    access: 'session',
  },
  'GET /api/access-requests/granters': {
    summary: 'Who may grant a permission to the person of the session',
    access: 'session',
    query: z.object({ permission: PermissionField }),
    response: z.object({
      /** Names of colleagues; empty: the park’s administration. */
      people: z.array(z.string()),
      isOpen: z.boolean(),
      isHeld: z.boolean(),
    }),
  },
  'POST /api/access-requests': {
    summary: 'Ask for a permission',
    description: 'Goes to the colleagues who may give a role that holds it, otherwise to the park’s administration.',
    access: 'session',
    body: z.object({ permission: PermissionField, message: text(maxAccessMessageLength) }),
    status: 201,
    response: z.object({ id: z.string(), people: z.array(z.string()) }),
    errors: ['errors.access.alreadyAsked', 'errors.access.alreadyHeld'],
  },
  'GET /api/access-requests': {
    summary: 'Open requests for access that the person of the session may decide',
    access: 'Collaborator_Manage',
    response: z.object({ items: z.array(AccessRequestRow) }),
  },
  'POST /api/access-requests/{id}/decision': {
    summary: 'Grant a permission by a role, or decline',
    access: 'Collaborator_Manage',
    params: recordPath,
    body: z.object({ /** The new role; null declines. */ role: z.nullable(z.int()) }),
    errors: [
      'errors.notFound',
      'errors.access.decided',
      'errors.people.roleNotAssignable',
      'errors.people.companyClosed',
    ],
  },
  'GET /api/audit': {
    summary: 'Who changed what',
    description: 'SuperAdministrators read all; managers of a company that of their company. Kept for 24 months.',
    access: 'Collaborator_Manage',
    query: z.object({ ...pageQuery, ...auditFilter }),
    response: pageOf(AuditRow),
  },
  'GET /api/audit/export': {
    summary: 'The audit trail as a CSV file',
    access: 'Collaborator_Manage',
    query: z.object(auditFilter),
    responseType: 'text/csv; charset=utf-8',
  },
  'PATCH /api/users/user/name': {
    summary: 'Change your name and phone number',
    access: 'session',
    body: z.object({
      firstName: personName(),
      lastName: personName(),
      /** Absent: stays as it is; empty: none. */
      phone: z.optional(phoneNumber()),
    }),
  },
  'POST /api/auth/change-password': {
    summary: 'Change your password, with the current one',
    description: 'Ends all other sessions.',
    access: 'session',
    body: z.object({
      current: givenPassword(),
      password: chosenPassword(),
    }),
    errors: ['errors.auth.wrongPassword', 'errors.auth.passwordTooShort', 'errors.auth.passwordCommon'],
  },
});
