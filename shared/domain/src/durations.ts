/** Lengths of time in milliseconds. A calendar day may be longer or shorter than `dayMs`: see `calendar-days.ts`. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
