/** Opening hours of a weekday as people write them: `08:00–12:00, 13:00–18:00`. */
export interface OpenPart {
  from: string;
  until: string;
}

export const formatHours = (parts: readonly OpenPart[] = []): string =>
  parts.map(({ from, until }) => `${from}–${until}`).join(', ');

/** Null for anything that is not a list of times in order. */
export function parseHours(text: string): OpenPart[] | null {
  if (text.trim() === '') return [];
  const parts = text.split(',').map((part) => /^\s*(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})\s*$/.exec(part));
  const result: OpenPart[] = [];
  for (const match of parts) {
    const [from, until] = [match?.[1], match?.[2]].map((time) => time?.padStart(5, '0'));
    if (!from || !until || !isTime(from) || !isTime(until) || from >= until) return null;
    if (from < (result.at(-1)?.until ?? '')) return null;
    result.push({ from, until });
  }
  return result;
}

const isTime = (text: string): boolean => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text);
