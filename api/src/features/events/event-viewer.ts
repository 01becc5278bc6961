/** Which events a viewer may see, for lists and single events alike. */
import { and, eq, not, or, type SQL } from 'drizzle-orm';
import { canViewKnovaEvents, type MemberEventSetting } from '@park/domain';
import { isPublic } from '../content';
import type { Person } from '../../http/access/person';
import { eventAudiences, events, type EventAudience } from '../../core/database/schema/events';

export interface EventViewer {
  /** People with a session see members-only events. */
  isMember: boolean;
  seesKnova: boolean;
}

const visitor: EventViewer = { isMember: false, seesKnova: false };

/** Returns what a person with an account may see. */
export const eventViewerOf = ({
  role,
  company,
}: {
  role: Person['role'];
  company: Pick<Person['company'], 'category' | 'agreementType'>;
}): EventViewer => ({
  isMember: true,
  seesKnova: canViewKnovaEvents({ role }, company),
});

/** What lists of events depend on; null is a visitor, who sees public events only (AMB-18). */
export const eventViewer = (person: Person | null): EventViewer => (person === null ? visitor : eventViewerOf(person));

/**
 * Condition: published at `now` and for this viewer (MISS-02, KNO-02 to KNO-05). Every query of events for readers
 * needs it.
 */
export const isEventReadable = (viewer: EventViewer, now: Date): SQL | undefined =>
  and(isPublic(events, now), isForViewer(viewer));

/** Condition that an event is open to the viewer's group, published or not. */
export const isForViewer = (viewer: EventViewer): SQL | undefined =>
  and(
    viewer.isMember ? undefined : eq(events.isMembersOnly, false),
    viewer.seesKnova ? undefined : eq(events.isKnova, false),
  );

/** Returns the group of readers that a viewer belongs to. */
export const audienceOf = ({ isMember, seesKnova }: EventViewer): EventAudience =>
  seesKnova ? 'knova' : isMember ? 'members' : 'visitors';

/** Returns the groups of readers that may see an event once it is public. */
export const audiencesOf = (event: { isMembersOnly: boolean; isKnova: boolean }): readonly EventAudience[] =>
  eventAudiences.slice(event.isKnova ? 2 : event.isMembersOnly ? 1 : 0);

const isForSome = or(events.isMembersOnly, events.isKnova);

/** Condition for the filter by member setting; visitors cannot choose `members` (AMB-49). */
export function fitsMemberSetting(setting: MemberEventSetting | undefined, viewer: EventViewer): SQL | undefined {
  if (setting === 'public') return isForSome && not(isForSome);
  return setting === 'members' && viewer.isMember ? isForSome : undefined;
}
