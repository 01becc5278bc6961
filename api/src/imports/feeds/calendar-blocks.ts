/**
 * Splits a calendar file into components with their line numbers before parsing, so that a broken one does not affect
 * others.
 */
import ICAL from 'ical.js';

export interface ContentLine {
  /** Line number, starting at 1. */
  line: number;
  text: string;
}

export interface CalendarBlock {
  line: number;
  lines: ContentLine[];
}

export interface CalendarBlocks {
  isCalendar: boolean;
  events: CalendarBlock[];
  zones: CalendarBlock[];
  /** Tasks, journal entries and the like, which are not imported. */
  others: { line: number; kind: string }[];
  /** Components without an end. */
  unfinished: CalendarBlock[];
}

/** Long lines are folded: what begins with a blank belongs to the line before. */
function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = [];
  text.split(/\r\n|\n|\r/).forEach((part, index) => {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(part)) last.text += part.slice(1);
    else if (part.trim() !== '') lines.push({ line: index + 1, text: part });
  });
  return lines;
}

/** Reads damaged files as far as possible: blocks that do not end are in `unfinished`, and never a reason to stop. */
export function calendarBlocks(text: string): CalendarBlocks {
  const found: CalendarBlocks = { isCalendar: false, events: [], zones: [], others: [], unfinished: [] };
  let open: (CalendarBlock & { kind: 'VEVENT' | 'VTIMEZONE' }) | null = null;
  const giveUp = () => {
    if (open) found.unfinished.push(open);
    open = null;
  };
  for (const content of contentLines(text)) {
    const [, edge, name] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(content.text) ?? [];
    const kind = name?.toUpperCase();
    const begins = edge?.toUpperCase() === 'BEGIN';
    if (kind === 'VCALENDAR') {
      giveUp();
      found.isCalendar ||= begins;
    } else if (begins && (kind === 'VEVENT' || kind === 'VTIMEZONE')) {
      giveUp();
      open = { kind, line: content.line, lines: [content] };
    } else if (!open && begins && (kind === 'VTODO' || kind === 'VJOURNAL' || kind === 'VFREEBUSY')) {
      found.others.push({ line: content.line, kind });
    } else if (open) {
      open.lines.push(content);
      if (!begins && kind === open.kind) {
        (kind === 'VEVENT' ? found.events : found.zones).push(open);
        open = null;
      }
    }
  }
  giveUp();
  return found;
}

/** Name, parameters, type and values of a property as the parser returns them (jCal, RFC 7265). */
export type RawProperty = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
];
export type RawComponent = [name: string, properties: RawProperty[], components: RawComponent[]];

/** The line on which reading stopped, and why. */
export class BrokenBlock extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'BrokenBlock';
  }
}

const reason = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 200) : 'is not readable';

const isExtension = ({ text }: ContentLine): boolean => /^X-/i.test(text);

/**
 * Parses a component. Invalid non-standard lines (`X-…`) are passed to `onDropped` and skipped.
 * @throws BrokenBlock for any other invalid line
 */
export function parseBlock({ line, lines }: CalendarBlock, onDropped?: (line: ContentLine) => void): RawComponent {
  try {
    const parsed = ICAL.parse(lines.map(({ text }) => text).join('\r\n')) as unknown as RawComponent;
    if (!Array.isArray(parsed) || !Array.isArray(parsed[1])) throw new Error('is not readable');
    return parsed;
  } catch (error) {
    // The parser does not report the line, so lines are parsed one by one.
    const unreadable = lines.filter(({ text }) => !/^(BEGIN|END):/i.test(text) && !isReadable(text));
    if (unreadable.length > 0 && unreadable.every(isExtension)) {
      unreadable.forEach((dropped) => onDropped?.(dropped));
      return parseBlock({ line, lines: lines.filter((one) => !unreadable.includes(one)) });
    }
    const culprit = unreadable.find((one) => !isExtension(one));
    throw new BrokenBlock(culprit?.line ?? line, reason(error));
  }
}

function isReadable(text: string): boolean {
  try {
    ICAL.parse.property(text);
    return true;
  } catch {
    return false;
  }
}
