import { and, gt, gte, lte, type SQL } from 'drizzle-orm';
import type { EventItem } from '@park/contract/events';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import type { MemberEventSetting } from '@park/domain';
import { isOneOf, isOneOfIds } from '../listing/facets';
import type { Order } from '../listing/order';
import { readPage, type PageRequest } from '../listing/read-page';
import { TextSearch } from '../listing/text-search';
import type { Park } from '../server/park';
import { selectEventItems, toEventItem } from './event-rows';
import { fitsMemberSetting, isEventReadable, type EventViewer } from './event-viewer';
import { events } from './tables';

export interface EventWish {
  /** Any of these types; absent: all. */
  types?: readonly string[] | undefined;
  companyIds?: readonly string[] | undefined;
  text?: string | undefined;
  /** True: not over yet; false: over; absent: both. */
  upcoming?: boolean | undefined;
  memberEventSetting?: MemberEventSetting | undefined;
}

const keysInDirection = (direction: 'asc' | 'desc'): Order['keys'] => [
  { by: events.startsAt, direction, type: 'instant' },
  { by: events.id, direction, type: 'uuid' },
];

const soonestFirst: Order = { name: 'events-soonest', keys: keysInDirection('asc') };
const latestFirst: Order = { name: 'events-latest', keys: keysInDirection('desc') };

/** The longest an event lasts, by a constraint of the table. */
const longestMs = 366 * 86_400_000;

function isInTime(upcoming: boolean | undefined, now: Date): SQL | undefined {
  if (upcoming === undefined) return undefined;
  // The bound on the start lets the index begin near the present instead of at the oldest event.
  return upcoming ? and(gt(events.endsAt, now), gte(events.startsAt, new Date(now.getTime() - longestMs))) : lte(events.endsAt, now);
}

/** One page of the events that the viewer may see: soonest first when they are to come, otherwise latest first. */
export async function listEvents(
  { database, clock }: Pick<Park, 'database' | 'clock'>,
  viewer: EventViewer,
  wish: EventWish,
  page: PageRequest,
  language: Language,
): Promise<Page<EventItem>> {
  const now = clock();
  const search = new TextSearch(database, wish.text);
  const base = and(isEventReadable(viewer, now), isInTime(wish.upcoming, now));
  const choice = and(
    wish.types && isOneOf(events.type, wish.types),
    wish.companyIds && isOneOfIds(events.linkedCompanyId, wish.companyIds),
    fitsMemberSetting(wish.memberEventSetting, viewer),
  );
  const { rows, paginationId, isCapped } = await readPage(page, {
    order: () => (wish.upcoming ? soonestFirst : latestFirst),
    read: async ({ after, orderBy, limit, mode }) =>
      selectEventItems(database)
        .where(and(base, choice, await search.condition(events, mode), after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: (row) => [row.startsAt.toISOString(), row.id],
    isSearch: !search.isEmpty,
    anyExactMatch: search.isEmpty || !choice ? undefined : async () => (await database.select({ id: events.id }).from(events).where(and(base, await search.condition(events, 'exact'))).limit(1)).length > 0,
  });
  return { items: rows.map((row) => toEventItem(row, language)), paginationId, isCapped };
}
