/** Messages about space requests, to the park's staff and to the people who asked. */
import { rolesWith } from '@park/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { defineNotification } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';
import { mayUsePortal } from '../users';

const asked = defineNotification({
  kind: 'services.spaceAsked',
  topic: 'administration',
  values: z.object({ company: z.string() }),
  label: { en: 'A company asks for space', fr: 'Une entreprise demande une surface' },
  linkLabel: { en: 'Open the request', fr: 'Ouvrir la demande' },
  texts: {
    en: ({ company }) => ({ title: `${company} asks for space`, text: 'The request waits for an answer of the park.' }),
    fr: ({ company }) => ({
      title: `${company} demande une surface`,
      text: 'La demande attend une réponse du parc.',
    }),
  },
});

const decided = defineNotification({
  kind: 'services.spaceDecided',
  topic: 'administration',
  values: z.object({ company: z.string(), decision: z.enum(['accepted', 'declined', 'withdrawn']), note: z.string() }),
  label: { en: 'A company decides about an offer of space', fr: 'Une entreprise se prononce sur une offre de surface' },
  linkLabel: { en: 'Open the request', fr: 'Ouvrir la demande' },
  texts: {
    en: ({ company, decision, note }) => ({
      title: {
        accepted: `${company} accepts the offer of space`,
        declined: `${company} declines the offer of space`,
        withdrawn: `${company} withdraws its request for space`,
      }[decision],
      text: note || 'No reason was given.',
    }),
    fr: ({ company, decision, note }) => ({
      title: {
        accepted: `${company} accepte l’offre de surface`,
        declined: `${company} décline l’offre de surface`,
        withdrawn: `${company} retire sa demande de surface`,
      }[decision],
      text: note || 'Aucune raison n’est indiquée.',
    }),
  },
});

const answered = defineNotification({
  kind: 'services.spaceAnswered',
  topic: 'services',
  values: z.object({ answer: z.enum(['seen', 'offered', 'declined']), note: z.string() }),
  label: { en: 'The park answers your request for space', fr: 'Le parc répond à votre demande de surface' },
  linkLabel: { en: 'Open the request', fr: 'Ouvrir la demande' },
  texts: {
    en: ({ answer, note }) => ({
      title: {
        seen: 'The park is looking for space for you',
        offered: 'The park has an offer of space for you',
        declined: 'The park has no space for you at the moment',
      }[answer],
      text: note || 'You get a message as soon as there is more to say.',
    }),
    fr: ({ answer, note }) => ({
      title: {
        seen: 'Le parc cherche une surface pour vous',
        offered: 'Le parc a une offre de surface pour vous',
        declined: 'Le parc n’a pas de surface pour vous en ce moment',
      }[answer],
      text: note || 'Vous recevrez un message dès qu’il y aura du nouveau.',
    }),
  },
});

export const spaceMessages = [asked, decided, answered] as const;

const staffLink = '/portal/admin/space-requests';
const companyLink = '/portal/space';

interface Cause {
  requestId: string;
  version: number;
  company: string;
  now: Date;
}

/** Tells every person of the park's staff who may answer. */
export async function informStaffAsked(tx: Database, { requestId, company, now }: Cause): Promise<void> {
  for (const personId of await listStaff(tx))
    await notify(tx, { personId, kind: asked, values: { company }, link: staffLink, key: requestId, now });
}

/** One message per person of the staff. Call it in the transaction of the decision. */
export async function informStaffDecided(
  tx: Database,
  { requestId, version, company, now }: Cause,
  decision: 'accepted' | 'declined' | 'withdrawn',
  note: string,
): Promise<void> {
  const key = `${requestId}:${version}`;
  for (const personId of await listStaff(tx))
    await notify(tx, { personId, kind: decided, values: { company, decision, note }, link: staffLink, key, now });
}

/** Tells the person who asked, or, without one, everybody of the company who may decide. */
export async function informCompany(
  tx: Database,
  { requestId, version, now }: Cause,
  to: { companyId: string; requestedBy: string | null },
  answer: 'seen' | 'offered' | 'declined',
  note: string,
): Promise<void> {
  const key = `${requestId}:${version}`;
  const people = to.requestedBy ? [to.requestedBy] : await listWithPermission(tx, 'Space_Needs', to.companyId);
  for (const personId of people)
    await notify(tx, { personId, kind: answered, values: { answer, note }, link: companyLink, key, now });
}

const listStaff = (tx: Database) => listWithPermission(tx, 'Collaborator_ManageCompanyList');

async function listWithPermission(
  tx: Database,
  permission: 'Space_Needs' | 'Collaborator_ManageCompanyList',
  companyId?: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        inArray(users.role, [...rolesWith(permission)]),
        companyId ? eq(users.companyId, companyId) : undefined,
        mayUsePortal,
      ),
    );
  return rows.map(({ id }) => id);
}
