/** Limits of parking that screens name. Without a schema, so that a page that needs nothing else stays small. */

/** Vehicles of a person. */
export const maxVehicles = 3;

/** Characters of a number plate. */
export const plateLength = { min: 2, max: 15 } as const;

/** Characters of the reason that a booker reads when a booked half is taken back. */
export const recallReasonLength = { min: 3, max: 300 } as const;

/** Characters of the reason of a closure, in each language. */
export const closureReasonLength = { min: 3, max: 200 } as const;

/** Car parks in which a person can wait for one spot. */
export const maxWaitlistLots = 4;
