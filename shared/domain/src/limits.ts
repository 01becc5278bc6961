/** 2 MB, binary; a file of exactly this size is allowed (CONST-03, AMB-57). */
export const maximumUploadBytes = 2_097_152;
/** Years; the birthday itself counts (CONST-05, AMB-57). */
export const minimumAge = 18;
/** Items of a list page unless asked otherwise, and at most (CONST-04, MISS-14). */
export const pageSize = 10;
export const maximumPageSize = 100;
/** Items that `fetchAll` answers unless configured otherwise (MISS-14). */
export const fetchAllCap = 10_000;
/** Shortest and longest password, in characters (MISS-08). */
export const passwordLength = { minimum: 10, maximum: 128 } as const;

/** Whether an upload of this many bytes is accepted. */
export const sizeAllowed = (bytes: number): boolean =>
  Number.isInteger(bytes) && bytes >= 0 && bytes <= maximumUploadBytes;
