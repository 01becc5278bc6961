/** Limits of events that screens name. */

/** Length of an event. */
export const maxEventDays = 366;

/** People who can register for an event. */
export const maxEventCapacity = 100_000;
