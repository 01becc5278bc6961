import { and } from 'drizzle-orm';
import type { EventItem } from '@park/contract/events';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import type { MemberEventSetting } from '@park/domain';
import { isOneOf, isOneOfIds } from '../../core/listing/facets';
import type { Order } from '../../core/listing/order';
import type { PageRequest } from '../../core/listing/read-page';
import { TextSearch } from '../../core/text-search/text-search';
import type { AppContext } from '../../core/context/app-context';
import { readSearchedPage } from '../content';
import { readEventItems, readWholeEventItems, toEventItem } from './event-rows';
import { endsAfter, isOverAt } from './event-times';
import { fitsMemberSetting, isEventReadable, type EventViewer } from './event-viewer';
import { events } from '../../core/database/schema/events';

export interface EventFilter {
  /** Event or news types; absent: all. */
  types?: readonly string[] | undefined;
  companyIds?: readonly string[] | undefined;
  text?: string | undefined;
  /** True: not over; false: over; absent: both. */
  upcoming?: boolean | undefined;
  memberEventSetting?: MemberEventSetting | undefined;
}

const keysInDirection = (direction: 'asc' | 'desc'): Order['keys'] => [
  { by: events.startsAt, direction, type: 'instant' },
  { by: events.id, direction, type: 'uuid' },
];

const soonestFirst: Order = { name: 'events-soonest', keys: keysInDirection('asc') };
const latestFirst: Order = { name: 'events-latest', keys: keysInDirection('desc') };

/** Returns a page of the events that the viewer may see: upcoming ones soonest first, others latest first. */
export async function listEvents(
  { database, shared, clock }: Pick<AppContext, 'database' | 'shared' | 'clock'>,
  viewer: EventViewer,
  filter: EventFilter,
  page: PageRequest,
  language: Language,
): Promise<Page<EventItem>> {
  const now = clock();
  const search = new TextSearch(database, filter.text, shared);
  const base = and(
    isEventReadable(viewer, now),
    filter.upcoming === undefined ? undefined : filter.upcoming ? endsAfter(now) : isOverAt(now),
  );
  const choice = and(
    filter.types && isOneOf(events.type, filter.types),
    filter.companyIds && isOneOfIds(events.linkedCompanyId, filter.companyIds),
    fitsMemberSetting(filter.memberEventSetting, viewer),
  );
  return readSearchedPage(database, page, {
    table: events,
    search,
    language,
    order: filter.upcoming ? soonestFirst : latestFirst,
    base,
    choice,
    readers: { items: readEventItems, whole: readWholeEventItems },
    positionOf: (row) => [row.startsAt.toISOString(), row.id],
    toItem: toEventItem,
  });
}
