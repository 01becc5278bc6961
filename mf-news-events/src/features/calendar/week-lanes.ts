/** Assigns the events of a week to lines, so that they do not overlap. */
import { isBar, touchesDay, type DaySpan } from './day-spans';

export interface Segment {
  readonly span: DaySpan;
  /** Line from the top, starting at 0. */
  readonly lane: number;
  /** The line if every event occupies one line only, for stripes. */
  readonly stripe: number;
  /** Number of lines that the event occupies. */
  readonly lines: 1 | 2;
  /** First of its days in this week, 0 for Monday, and the number of days. */
  readonly from: number;
  readonly days: number;
  readonly beginsBefore: boolean;
  readonly goesOn: boolean;
}

export interface WeekLanes {
  readonly segments: readonly Segment[];
  /** Number of hidden events by weekday, shown in the last line. */
  readonly hidden: readonly number[];
}

/**
 * @param spans in the order of the calendar
 * @param lines number of lines per day; if they do not suffice, the last one is reserved for "+3 more"
 */
export function weekLanes(week: readonly string[], spans: readonly DaySpan[], lines: number): WeekLanes {
  const segments = inLanes(week, spans);
  let shown = segments.filter(({ lane }) => lane < lines);
  let hidden = countHidden(segments, shown);
  // A day with hidden events needs the last line for their number, which may hide events that reach into its
  // neighbours.
  for (;;) {
    const current = hidden;
    const next = shown.filter(
      (segment) => segment.lane < lines - 1 || !weekdays(segment).some((day) => (current[day] ?? 0) > 0),
    );
    if (next.length === shown.length) return { segments: withSpareLines(shown, hidden, lines), hidden };
    shown = next;
    hidden = countHidden(segments, shown);
  }
}

const weekdays = ({ from, days }: Segment): number[] => Array.from({ length: days }, (_unused, place) => from + place);

function countHidden(all: readonly Segment[], shown: readonly Segment[]): number[] {
  const visible = new Set(shown);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const segment of all)
    if (!visible.has(segment)) for (const day of weekdays(segment)) counts[day] = (counts[day] ?? 0) + 1;
  return counts;
}

/** Distributes the free lines of a day to its events from the top: two lines show more of a title. */
function withSpareLines(segments: readonly Segment[], hidden: readonly number[], lines: number): Segment[] {
  const changed = new Map<Segment, Segment>();
  hidden.forEach((more, day) => {
    const ofDay = segments.filter((segment) => weekdays(segment).includes(day));
    const lastBar = Math.max(-1, ...ofDay.filter(({ span }) => isBar(span)).map(({ lane }) => lane));
    let spare = lines - (more > 0 ? 1 : 0) - Math.max(0, ...ofDay.map(({ lane }) => lane + 1));
    let shift = 0;
    // An event above a bar must not grow into it.
    for (const segment of ofDay
      .filter(({ span, lane }) => !isBar(span) && lane > lastBar)
      .sort((one, other) => one.lane - other.lane)) {
      const grows = spare > 0;
      changed.set(segment, { ...segment, lane: segment.lane + shift, lines: grows ? 2 : 1 });
      if (!grows) continue;
      spare -= 1;
      shift += 1;
    }
  });
  return segments.map((segment) => changed.get(segment) ?? segment);
}

function inLanes(week: readonly string[], spans: readonly DaySpan[]): Segment[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const inWeek = spans.filter(({ firstDay, lastDay }) => firstDay <= sunday && lastDay >= monday);
  // Events of several days first, above the others.
  const ordered = [...inWeek.filter(isBar), ...inWeek.filter((span) => !isBar(span))];
  const taken: boolean[][] = [];
  return ordered.map((span) => {
    const from = Math.max(0, week.indexOf(span.firstDay));
    const days = week.filter((day) => touchesDay(span, day)).length;
    let lane = 0;
    while (taken[lane]?.slice(from, from + days).some(Boolean)) lane += 1;
    const line = (taken[lane] ??= [false, false, false, false, false, false, false]);
    line.fill(true, from, from + days);
    return {
      span,
      lane,
      stripe: lane,
      lines: 1,
      from,
      days,
      beginsBefore: span.firstDay < monday,
      goesOn: span.lastDay > sunday,
    };
  });
}
