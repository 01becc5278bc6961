/** Which events somebody may see: the server decides it for the person asking, lists and single events alike. */
import { and, eq, lte, not, or, type SQL } from 'drizzle-orm';
import { canViewKnovaEvents, type MemberEventSetting } from '@park/domain';
import type { Person } from '../access/person';
import { events } from './tables';

export interface EventViewer {
  /** Members-only events are for people with a session. */
  isMember: boolean;
  seesKnova: boolean;
}

export const eventViewer = (person: Person | null): EventViewer => ({
  isMember: person !== null,
  seesKnova: person !== null && canViewKnovaEvents({ role: person.role }, person.company),
});

export const isEventReadable = (viewer: EventViewer, now: Date): SQL | undefined =>
  and(
    eq(events.isPublished, true),
    lte(events.publishedAt, now),
    viewer.isMember ? undefined : eq(events.isMembersOnly, false),
    viewer.seesKnova ? undefined : eq(events.isKnova, false),
  );

const isForSome = or(events.isMembersOnly, events.isKnova);

/** The choice between what is for some and what is for all; for a visitor `members` is no choice (AMB-49). */
export function fitsMemberSetting(setting: MemberEventSetting | undefined, viewer: EventViewer): SQL | undefined {
  if (setting === 'public') return isForSome && not(isForSome);
  return setting === 'members' && viewer.isMember ? isForSome : undefined;
}
