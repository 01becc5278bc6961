import type { DaySpan } from './day-spans';

export interface DayGroup {
  readonly day: string;
  readonly spans: readonly DaySpan[];
}

/** Groups events by their first day; an event that began earlier is on the first day of the list. */
export function groupByDay(spans: readonly DaySpan[], first: string): DayGroup[] {
  const groups = new Map<string, DaySpan[]>();
  for (const span of spans) {
    const day = span.firstDay < first ? first : span.firstDay;
    const group = groups.get(day);
    if (group) group.push(span);
    else groups.set(day, [span]);
  }
  return [...groups]
    .map(([day, ofDay]) => ({ day, spans: ofDay }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
