/** Limits of rooms that screens name. Without a schema, so that a page that needs nothing else stays small. */

/** How long somebody can book at a door, in minutes. */
export const doorMinutes = [15, 30, 60] as const;

/** How far the last date of a series may be from its first, in days. */
export const maxSeriesDays = 365;
