/** Limits of the waitlist. */
export const maxOpenEntries = 5;
