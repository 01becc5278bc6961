/** 2 MB, binary; a file of exactly this size is allowed (CONST-03, AMB-57). */
export const maxUploadBytes = 2_097_152;
/** Years; the birthday itself counts (CONST-05, AMB-57). */
export const minAgeYears = 18;
/** Items of a list page unless asked otherwise, and at most (CONST-04, MISS-14). */
export const defaultPageSize = 10;
export const maxPageSize = 100;
/** Items that `fetchAll` answers unless configured otherwise (MISS-14). */
export const maxFetchAllItems = 10_000;
/** Shortest and longest password, in characters (MISS-08). */
export const passwordLength = { min: 10, max: 128 } as const;

/** Whether an upload of this many bytes is accepted. */
export const isAllowedUploadSize = (bytes: number): boolean =>
  Number.isInteger(bytes) && bytes >= 0 && bytes <= maxUploadBytes;
