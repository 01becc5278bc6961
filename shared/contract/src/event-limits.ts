/** Limits of events that screens name. */

/** People who can register for an event. */
export const maxEventCapacity = 100_000;
