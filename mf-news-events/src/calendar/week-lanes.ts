/** Lines of one week in which events lie across its days without touching each other. */
import { isBar, touchesDay, type DaySpan } from './day-spans';

export interface Segment {
  readonly span: DaySpan;
  /** Line from above, counted from 0. */
  readonly lane: number;
  /** First of its days in this week, 0 is Monday, and how many there are. */
  readonly from: number;
  readonly days: number;
  readonly beginsBefore: boolean;
  readonly goesOn: boolean;
}

export interface WeekLanes {
  readonly segments: readonly Segment[];
  /** By weekday: how many events found no line. Where there are any, the last line says so. */
  readonly hidden: readonly number[];
}

/**
 * @param spans in the calendar's order.
 * @param lines how many there are for each day; where they do not suffice the last one is kept for "+3 more".
 */
export function weekLanes(week: readonly string[], spans: readonly DaySpan[], lines: number): WeekLanes {
  const segments = inLanes(week, spans);
  let shown = segments.filter(({ lane }) => lane < lines);
  let hidden = countHidden(segments, shown);
  // A day with hidden events needs the last line for saying so, which may hide events that reach into its neighbours.
  for (;;) {
    const current = hidden;
    const next = shown.filter((segment) => segment.lane < lines - 1 || !weekdays(segment).some((day) => (current[day] ?? 0) > 0));
    if (next.length === shown.length) return { segments: shown, hidden };
    shown = next;
    hidden = countHidden(segments, shown);
  }
}

const weekdays = ({ from, days }: Segment): number[] => Array.from({ length: days }, (_unused, place) => from + place);

function countHidden(all: readonly Segment[], shown: readonly Segment[]): number[] {
  const visible = new Set(shown);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const segment of all) if (!visible.has(segment)) for (const day of weekdays(segment)) counts[day] = (counts[day] ?? 0) + 1;
  return counts;
}

function inLanes(week: readonly string[], spans: readonly DaySpan[]): Segment[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const inWeek = spans.filter(({ firstDay, lastDay }) => firstDay <= sunday && lastDay >= monday);
  // Bars first: those of several days above the hours, as on paper.
  const ordered = [...inWeek.filter(isBar), ...inWeek.filter((span) => !isBar(span))];
  const taken: boolean[][] = [];
  return ordered.map((span) => {
    const from = Math.max(0, week.indexOf(span.firstDay));
    const days = week.filter((day) => touchesDay(span, day)).length;
    let lane = 0;
    while (taken[lane]?.slice(from, from + days).some(Boolean)) lane += 1;
    const line = (taken[lane] ??= [false, false, false, false, false, false, false]);
    line.fill(true, from, from + days);
    return { span, lane, from, days, beginsBefore: span.firstDay < monday, goesOn: span.lastDay > sunday };
  });
}
