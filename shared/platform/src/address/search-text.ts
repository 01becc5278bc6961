/** The maximum length of a text that the api searches for. */
const maxLength = 200;

/**
 * Makes a search text from an address acceptable for the api: without control characters, at most 200 characters. Addresses
 * are edited by hand, and an error about them would not help the reader.
 */
export const normalizeSearchText = (text: string | null): string =>
  (text ?? '').replace(/\p{Cc}/gu, ' ').slice(0, maxLength);
