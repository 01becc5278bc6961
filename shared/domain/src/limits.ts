/** Largest upload, inclusive (CONST-03, AMB-57). */
export const maxUploadBytes = 2_097_152;
/** Minimum age; the birthday counts (CONST-05, AMB-57). */
export const minAgeYears = 18;
/** Items on a page of a list, by default and at most (CONST-04, MISS-14). */
export const defaultPageSize = 10;
export const maxPageSize = 100;
/** Largest number of items of a `fetchAll` query, by default (MISS-14). */
export const maxFetchAllItems = 10_000;
/** Number of characters of a password (MISS-08). */
export const passwordLength = { min: 10, max: 128 } as const;

/** Whether an upload of this size in bytes is accepted. */
export const isAllowedUploadSize = (bytes: number): boolean =>
  Number.isInteger(bytes) && bytes >= 0 && bytes <= maxUploadBytes;
