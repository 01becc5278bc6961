/** Events that a group of readers can no longer see, so that calendar feeds can cancel them. */
import { dayMs } from '@park/domain';
import { and, asc, desc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import type { EventBody } from '@park/contract/event-editing';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import { readEventTimes } from './edited-times';
import { languagesOf, stateOf, type PublicationFacts } from '../content';
import { publicationVersions } from '../../core/database/schema/publishing';
import { audienceOf, audiencesOf, isEventReadable, type EventViewer } from './event-viewer';
import { events, eventWithdrawals, type EventAudience } from '../../core/database/schema/events';

/** Calendar feeds keep cancelled and withdrawn entries for 90 days, personal feeds as well (docs/design/content.md). */
export const calendarRetentionMs = 90 * dayMs;

interface VisibleState extends PublicationFacts {
  id: string;
  version: number;
  isMembersOnly: boolean;
  isKnova: boolean;
}

const readersOf = (event: VisibleState, now: Date): readonly EventAudience[] =>
  stateOf(event, now) === 'published' ? audiencesOf(event) : [];

/**
 * Records from which readers a change withdraws the event or to which it restores it. Requires the body of `before` as
 * a saved version.
 */
export async function recordWithdrawals(
  transaction: Database,
  before: VisibleState,
  after: VisibleState,
  now: Date,
): Promise<void> {
  const readers = readersOf(after, now);
  const lost = readersOf(before, now).filter((audience) => !readers.includes(audience));
  if (readers.length > 0)
    await transaction
      .delete(eventWithdrawals)
      .where(and(eq(eventWithdrawals.eventId, after.id), inArray(eventWithdrawals.audience, [...readers])));
  if (lost.length === 0) return;
  const facts = { lastVersion: before.version, withdrawnAt: now };
  await transaction
    .insert(eventWithdrawals)
    .values(lost.map((audience) => ({ eventId: after.id, audience, ...facts })))
    .onConflictDoUpdate({ target: [eventWithdrawals.eventId, eventWithdrawals.audience], set: facts });
}

type LastBody = Pick<EventBody, 'startDate' | 'endDate' | 'location' | 'membersOnly' | 'isKnova'> & {
  /** Published languages only. */
  titles: { [L in Language]?: string };
};

/** The facts that a viewer's calendars may receive about an event withdrawn from that viewer. */
export interface WithdrawnEvent {
  id: string;
  icalUid: string | null;
  titles: { readonly [L in Language]?: string };
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  location: string;
  /** Whether everybody could read it. */
  isPublic: boolean;
  sequence: number;
  createdAt: Date;
  withdrawnAt: Date;
}

interface WithdrawnQuery {
  now: Date;
  zone: string;
  limit: number;
  /** Only this event. */
  id?: string;
  /** Only events that had one of these types when they were last readable. */
  types?: readonly string[] | undefined;
}

/**
 * Returns the events withdrawn from the viewer within the last 90 days, in the last version that the viewer could read;
 * latest withdrawal first.
 */
export async function withdrawnEvents(
  database: Database,
  viewer: EventViewer,
  { now, zone, limit, id, types }: WithdrawnQuery,
): Promise<WithdrawnEvent[]> {
  const { body } = publicationVersions;
  const titleOf = (language: Language) => sql`${body} #> ${`{texts,${language},title}`}::text[]`;
  const rows = await database
    .select({
      id: events.id,
      icalUid: events.icalUid,
      sequence: events.sequence,
      createdAt: events.createdAt,
      withdrawnAt: eventWithdrawals.withdrawnAt,
      publishedLanguages: sql<Language[] | null>`${body} -> 'publishedLanguages'`,
      last: sql<LastBody>`jsonb_build_object(
        'startDate', ${body} -> 'startDate', 'endDate', ${body} -> 'endDate', 'location', ${body} -> 'location',
        'membersOnly', ${body} -> 'membersOnly', 'isKnova', ${body} -> 'isKnova',
        'titles', jsonb_strip_nulls(jsonb_build_object('en', ${titleOf('en')}, 'fr', ${titleOf('fr')})))`,
    })
    .from(eventWithdrawals)
    .innerJoin(events, eq(events.id, eventWithdrawals.eventId))
    .innerJoin(
      publicationVersions,
      and(
        eq(publicationVersions.kind, 'event'),
        eq(publicationVersions.recordId, eventWithdrawals.eventId),
        eq(publicationVersions.version, eventWithdrawals.lastVersion),
      ),
    )
    .where(
      and(
        eq(eventWithdrawals.audience, audienceOf(viewer)),
        gt(eventWithdrawals.withdrawnAt, new Date(now.getTime() - calendarRetentionMs)),
        // A withdrawn event may be public again because its new publication time has passed.
        not(isEventReadable(viewer, now) ?? sql`true`),
        id === undefined ? undefined : eq(events.id, id),
        types && inArray(sql`${body} ->> 'type'`, [...types]),
      ),
    )
    .orderBy(desc(eventWithdrawals.withdrawnAt), asc(events.id))
    .limit(limit);
  return rows.map(({ last, publishedLanguages, ...row }) => {
    const languages = languagesOf(last.titles).filter((language) => publishedLanguages?.includes(language) ?? true);
    return {
      ...row,
      ...readEventTimes(last, zone).times,
      location: last.location,
      isPublic: !last.membersOnly && !last.isKnova,
      titles: Object.fromEntries(languages.map((language) => [language, last.titles[language]])),
    };
  });
}
