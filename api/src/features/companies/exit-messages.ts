/** Tells the managers of a company that its exit was planned, moved or undone. */
import { Role } from '@park/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { defineNotification } from '../../core/notifications/notification-kind';
import { notify } from '../../core/notifications/notify';

export const exitPlannedNotice = defineNotification({
  kind: 'companies.exitPlanned',
  topic: 'company',
  values: z.object({ company: z.string(), day: z.string() }),
  label: { en: 'The exit of your company is planned', fr: 'Le départ de votre entreprise est prévu' },
  texts: {
    en: ({ company, day }, format) => ({
      title: `${company} leaves the park`,
      text: `The last day is ${format.day(day)}. Until then nothing changes. Afterwards bookings and contracts end, and accounts keep jobs and votes only.`,
    }),
    fr: ({ company, day }, format) => ({
      title: `${company} quitte le parc`,
      text: `Le dernier jour est le ${format.day(day)}. D’ici là, rien ne change. Ensuite, les réservations et les contrats prennent fin, et les comptes ne gardent que les offres d’emploi et les votes.`,
    }),
  },
  isMailRequired: true,
});

export const exitUndoneNotice = defineNotification({
  kind: 'companies.exitUndone',
  topic: 'company',
  values: z.object({ company: z.string() }),
  label: { en: 'The exit of your company is undone', fr: 'Le départ de votre entreprise est annulé' },
  texts: {
    en: ({ company }) => ({
      title: `${company} stays in the park`,
      text: 'The planned exit is undone. Nothing changes.',
    }),
    fr: ({ company }) => ({ title: `${company} reste au parc`, text: 'Le départ prévu est annulé. Rien ne change.' }),
  },
  isMailRequired: true,
});

export const exitDoneNotice = defineNotification({
  kind: 'companies.exitDone',
  topic: 'company',
  values: z.object({ company: z.string(), day: z.string() }),
  label: { en: 'Your company has left the park', fr: 'Votre entreprise a quitté le parc' },
  texts: {
    en: ({ company, day }, format) => ({
      title: `${company} has left the park`,
      text: `The last day was ${format.day(day)}. Bookings, contracts and parking have ended. You can still sign in; public jobs stay until they expire.`,
    }),
    fr: ({ company, day }, format) => ({
      title: `${company} a quitté le parc`,
      text: `Le dernier jour était le ${format.day(day)}. Les réservations, les contrats et le parking ont pris fin. Vous pouvez encore vous connecter\u202f; les offres d’emploi publiques restent jusqu’à leur échéance.`,
    }),
  },
  isMailRequired: true,
});

/** Tells all people of a company, on the day after its last one, that its exit is done. */
export async function notifyExitDone(
  tx: Database,
  {
    people,
    company,
    leavesOn,
    now,
  }: { people: readonly string[]; company: { name: string }; leavesOn: string; now: Date },
): Promise<void> {
  for (const personId of people)
    await notify(tx, {
      personId,
      kind: exitDoneNotice,
      values: { company: company.name, day: leavesOn },
      link: '/portal',
      key: leavesOn,
      now,
    });
}

interface ExitNews {
  company: { id: string; name: string };
  leavesOn: string | null;
  now: Date;
}

/**
 * Notifies the active administrators and supervisors of the company; `leavesOn` null means that the exit was undone.
 * Call it in the transaction of the change.
 */
export async function notifyManagers(tx: Database, { company, leavesOn, now }: ExitNews): Promise<void> {
  const managers = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, company.id),
        eq(users.state, 'active'),
        inArray(users.role, [Role.CompanyAdministrator, Role.CompanySupervisor]),
      ),
    );
  for (const { id } of managers) {
    const to = { personId: id, link: '/portal', now };
    if (leavesOn === null) await notify(tx, { ...to, kind: exitUndoneNotice, values: { company: company.name } });
    else await notify(tx, { ...to, kind: exitPlannedNotice, values: { company: company.name, day: leavesOn } });
  }
}
