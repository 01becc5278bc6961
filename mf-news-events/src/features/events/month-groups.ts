/** Groups events by month and keeps their order. */
import type { EventItem } from '@park/contract/events';
import type { Formats } from '@park/platform';
import { momentOf } from './event-moment';

export interface EventGroup {
  /** `underWay`, or year and month. */
  readonly key: string;
  readonly events: EventItem[];
}

/** Current events form a group of their own, because their month may be long past. */
export function monthGroups(events: readonly EventItem[], format: Formats, now: Date): EventGroup[] {
  const groups: EventGroup[] = [];
  for (const event of events) {
    const key = momentOf(event, now) === 'underWay' ? 'underWay' : format.dayOf(event.startDate).slice(0, 7);
    const last = groups.at(-1);
    if (last?.key === key) last.events.push(event);
    else groups.push({ key, events: [event] });
  }
  return groups;
}
