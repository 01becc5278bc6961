/** Largest upload, inclusive (CONST-03, AMB-57). */
export const maxUploadBytes = 2_097_152;
/** Minimum age; the birthday counts (CONST-05, AMB-57). */
export const minAgeYears = 18;
/** Items on a page of a list, by default and at most (CONST-04, MISS-14). */
export const defaultPageSize = 10;
export const maxPageSize = 100;
/** Largest number of items of a `fetchAll` query, by default (MISS-14). */
export const maxFetchAllItems = 10_000;
/** Undecided requests for rooms that a person may have at once. */
export const maxPendingRoomRequests = 3;
/** Number of characters of a password (MISS-08). */
export const passwordLength = { min: 10, max: 128 } as const;

/** Whether an upload of this size in bytes is accepted. */
export const isAllowedUploadSize = (bytes: number): boolean =>
  Number.isInteger(bytes) && bytes >= 0 && bytes <= maxUploadBytes;

/** Space requests: square metres, workplaces, characters of a text (MISS-15). */
export const spaceRequestLimits = { surface: 5_000, workplaces: 10_000, text: 2_000 } as const;

/** Passkeys of one person. */
export const maxPasskeys = 10;
